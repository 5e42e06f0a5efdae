import { foundIn } from '../rows.fixture';
import { FINANCIAL } from './index';

const ROWS: [kind: string, lead: string, valid: string, broken: string][] = [
  ['credit_card', '', '4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['credit_card', '', '378282246310005', '378282246310006'],
  ['credit_card', 'Kreditkarte', '5555-5555-5555-4444', '5555-5555-5555-4445'],
  ['card_security_code', 'CVV', '123', '12'],
  ['iban', '', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
  ['iban', '', 'GB82WEST12345698765432', 'GB82WEST1234569876543'],
  ['iban', '', 'NO93 8601 1117 947', 'NO93 8601 1117 948'],
  ['us_routing_number', 'routing number', '021000021', '021000022'],
  ['bank_account', 'account number', '4421907755', '4421'],
  ['bank_account', 'Kontonummer', '532013000', '53201'],
  ['uk_sort_code', 'sort code', '20-45-77', '20-45'],
  ['au_bsb', 'BSB', '062-000', '062-00'],
  ['ca_transit_number', 'transit number', '00012-003', '12-003'],
  ['card_security_code', 'three digits on the back', '418', '41'],
  ['card_security_code', 'codice di verifica', '418', '41'],
  ['bank_account', 'numer rachunku', '61 1090 1014 0000 0712 1981 2874', '61 1'],
  ['bank_account', 'acct ending in', '4821', '48'],
  ['bank_account', 'account', '****4821', '**48'],
  ['bank_account', 'číslo účtu', '19-2000145399/0800', '19'],
  ['bank_account', 'N° de compte', '0004821330K', '0004'],
  ['bank_account', 'conta nº', '48213-3', '48'],
  ['bank_account', 'konto nr', '1234.56.78903', '1234.5'],
  ['bank_account', 'р/сч', '40702810900000012345', '4070'],
  ['bank_account', 'žiro račun', '160-123456-78', '160-1'],
  ['bank_account', 'αρ. λογαριασμού', '123/456789-01', '123/4'],
  ['bank_account', 'Fidelity acct', 'X48-291773', 'X48-2'],
  ['bank_account', 'acct', 'x4482', 'x44'],
  ['bank_account', 'checking', '...4482', '...4'],
  ['bank_account', '{"acct_no"', '0048291773', '0048'],
  ['bank_account', 'GTBank', '0123456789', '01234567'],
  ['bank_account', 'BCA', '8830412277', '8830412'],
  ['bank_account', '카카오뱅크', '3333-01-1234567', '3333-01'],
  ['bank_account', 'ธนาคารกสิกรไทย', '123-4-56789-0', '123-4'],
  ['bank_account', 'account number? Customer: yes, it is', '000482917735', '0004'],
  ['in_ifsc', 'IFSC', 'HDFC0001234', 'HDFC1001234'],
  ['in_upi', 'UPI', 'jane.doe@okaxis', 'jane.doe@okaxes'],
  ['swift_bic', 'SWIFT', 'DEUTDEFF500', 'DEUTQQFF500'],
  ['mx_clabe', 'CLABE', '032180000118359719', '032180000118359718'],
  ['ar_cbu', '', '2850590940090418135201', '2850590940090418135202'],
  ['crypto_wallet', '', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLz'],
  [
    'crypto_wallet',
    '',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
  ],
  [
    'crypto_wallet',
    '',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ],
  [
    'crypto_wallet',
    'solana',
    '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
    '4Nd1mBQtrMJVYVfKf2PJy9',
  ],
];

describe('financial data', () => {
  it.each([
    'sort code 20-45-77, 12345678',
    'my bank details are 20-45-77 12345678',
    'SC: 204577 AN: 12345678',
    'BSB 062-000 12345678',
  ])('finds the account beside the bank in "%s"', (text) => {
    expect(foundIn(text)).toContain('bank_account: 12345678');
  });

  it.each(ROWS)('finds %s behind "%s" in %s, and not in %s', (kind, lead, valid, broken) => {
    expect(foundIn(`${lead}: ${valid} `)).toContain(`${kind}: ${valid}`);
    expect(foundIn(`${lead}: ${broken} `)).not.toContain(`${kind}: ${broken}`);
  });

  it('has an example of every kind', () => {
    expect(
      [...new Set(FINANCIAL.map(({ kind }) => kind))].filter(
        (kind) => !ROWS.some(([row]) => row === kind),
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
  ])('leaves "%s" clean', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
