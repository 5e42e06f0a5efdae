import { foundIn } from '../rows.fixture';
import { FINANCIAL } from '.';
import { FINANCIAL_ROWS } from './rows.fixture';

describe('financial data', () => {
  it.each([
    'sort code 20-45-77, 12345678',
    'my bank details are 20-45-77 12345678',
    'SC: 204577 AN: 12345678',
    'BSB 062-000 12345678',
  ])('finds the account number beside the bank code in "%s"', (text) => {
    expect(foundIn(text)).toContain('bank_account: 12345678');
  });

  it.each(FINANCIAL_ROWS)(
    'finds %s after "%s" in %s, but not in %s',
    (kind, lead, valid, broken) => {
      expect(foundIn(`${lead}: ${valid} `)).toContain(`${kind}: ${valid}`);
      expect(foundIn(`${lead}: ${broken} `)).not.toContain(`${kind}: ${broken}`);
    },
  );

  it('covers every kind with an example', () => {
    expect(
      [...new Set(FINANCIAL.map(({ kind }) => kind))].filter(
        (kind) => !FINANCIAL_ROWS.some(([row]) => row === kind),
      ),
    ).toEqual([]);
  });

  it.each([
    'account_id=48213377',
    'order 4111111111111111',
    'EAN 4006381333931',
    'a transit of 20 minutes',
    'account for 20 percent',
    'account for 2024 2025 growth',
    'hash 0x0000000000000000000000000000000000000000',
    'tracking 5555555555554444',
    'SKU 021000021',
    'konto 12',
    'account created 20240503',
    'account for 482133 of the sales',
    'cuenta con 48213307 habitantes',
    'uma conta 482133',
    '{"accountLimit": 48213307}',
    'accounts ending in 2024',
    'account limit is 1000000',
    'GL account 400100',
    'BCA index 1234567890',
    'HSBC reported 123456789 in revenue',
    'PO 4417720931 for Bank of America',
    'from savings 2500000',
    'account K48213307',
    'račun 2024-123456',
    'SIM card 8944110012345678901',
  ])('finds nothing in "%s"', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
