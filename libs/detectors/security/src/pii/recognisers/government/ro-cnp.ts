import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after sex and century, date of birth, county and serial number: weights
 * 279146358279 modulo 11, with 1 for 10. Source: Legea 105/1996, Ordinul MAI 1190/2008.
 */
const holds = (code: string): boolean => {
  const rest = weighted(code, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (rest === 10 ? 1 : rest) === Number(code.charAt(12));
};

export const roCnp = patternRecogniser({
  kind: 'ro_cnp',
  title: 'Romanian personal code',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /[1-9]\d{12}/,
  accepts: (code) => isYearMonthDay(code, 1) && holds(code),
  certaintyInContext: 0.96,
  contextWords: [
    'cnp',
    'cod numeric personal',
    'codul numeric personal',
    'cnp ul',
    'romanian personal code',
    'personal numeric code',
  ],
});
