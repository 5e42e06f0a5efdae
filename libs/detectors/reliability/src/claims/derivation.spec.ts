import { isDerivable } from './derivation';
import { parseStatements } from './statement';

const valuesIn = (text: string) =>
  parseStatements(text).flatMap(({ terms }) => terms.flatMap(({ quantity }) => quantity ?? []));

describe('isDerivable', () => {
  it.each([
    ['a sum', '45 euros', '10 euros and 35 euros'],
    ['a difference', '8 degrees', '22 and 14'],
    ['a product', '60 euros', '5 euros for each of 12'],
    ['a share', '30 euros', '25 % of 120 euros'],
    ['years between', '53 years', 'from 1911 until 1964'],
    ['a time between', '50 minutes', 'from 7:05 to 7:55'],
  ])('calculates %s', (_title, wanted, given) => {
    expect(valuesIn(wanted).some((value) => isDerivable(value, valuesIn(given)))).toBe(true);
  });

  it('does not mix units', () => {
    const [wanted] = valuesIn('45 dollars');
    expect(wanted && isDerivable(wanted, valuesIn('10 euros and 35 euros'))).toBe(false);
  });
});
