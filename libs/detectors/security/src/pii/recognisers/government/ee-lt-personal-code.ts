import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after sex and century, date of birth and serial number: weights 1 to 9
 * and 1, or 3 to 9 and 1 to 3 if the remainder is 10. Source: EVS 585:2007 (Estonia), LR gyventojų
 * registro įstatymas (Lithuania).
 */
const holds = (code: string): boolean => {
  const first = weighted(code, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const rest = first < 10 ? first : weighted(code, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  return rest % 10 === Number(code.charAt(10));
};

export const eeLtPersonalCode = patternRecogniser({
  kind: 'ee_lt_personal_code',
  title: 'Estonian or Lithuanian personal code',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[1-8]\d{10}/,
  accepts: (code) => isYearMonthDay(code, 1) && holds(code),
  certaintyInContext: 0.95,
  contextWords: [
    'isikukood',
    'isikukoodi',
    'asmens kodas',
    'asmens kodo',
    'personal code',
    'personal identification code',
    'estonian id',
    'lithuanian personal code',
  ],
});
