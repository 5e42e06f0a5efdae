import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after date of birth, century and sex, and serial number: weights 1 to
 * 11, or 3 to 11 and 1 to 2 if the remainder is 10. Source: Закон РК 223-III.
 */
const holds = (code: string): boolean => {
  const first = weighted(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  return (
    (first < 10 ? first : weighted(code, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11) ===
    Number(code.charAt(11))
  );
};

export const kzIin = patternRecogniser({
  kind: 'kz_iin',
  title: 'Kazakh individual number',
  group: 'government IDs',
  minDigits: 12,
  hasCheckDigits: true,
  pattern: /\d{12}/,
  accepts: (code) => isYearMonthDay(code) && holds(code),
  certaintyInContext: 0.95,
  contextWords: ['иин', 'жсн', 'iin', 'individual identification number'],
});
