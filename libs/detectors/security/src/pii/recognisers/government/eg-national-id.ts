import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after century, date of birth, governorate and serial number: weights 2 7
 * 6 5 4 3 2 7 6 5 4 3 2, modulo 11. Source: مصلحة الأحوال المدنية, قانون 143 لسنة 1994.
 */
const holds = (code: string): boolean =>
  (11 - (weighted(code, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
  Number(code.charAt(13));

export const egNationalId = patternRecogniser({
  kind: 'eg_national_id',
  title: 'Egyptian national number',
  group: 'government IDs',
  minDigits: 14,
  hasCheckDigits: true,
  pattern: /[23]\d{13}/,
  accepts: (code) => isYearMonthDay(code, 1) && holds(code),
  certaintyInContext: 0.94,
  contextWords: [
    'الرقم القومي',
    'رقم البطاقة',
    'بطاقة الرقم القومي',
    'national id',
    'egyptian national id',
  ],
});
