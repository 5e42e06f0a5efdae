import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after twelve digits: weights 13 to 2, (11 - sum) modulo 11 modulo 10.
 * Source: กรมการปกครอง, เลขประจำตัวประชาชน.
 */
const holds = (code: string): boolean =>
  (11 - (weighted(code, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
  Number(code.charAt(12));

export const thId = patternRecogniser({
  kind: 'th_id',
  title: 'Thai identity number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /[1-8][- ]?\d{4}[- ]?\d{5}[- ]?\d{2}[- ]?\d/,
  accepts: (code, { excerpt, inContext }) =>
    holds(code) && !placeholder(code) && (inContext || /^\d-\d{4}-\d{5}-\d{2}-\d$/.test(excerpt)),
  certaintyInContext: 0.95,
  requiredCharacters: '-',
  minDigitRun: 5,
  certaintyAlone: 0.9,
  contextWords: [
    'เลขประจำตัวประชาชน',
    'บัตรประชาชน',
    'เลขบัตรประชาชน',
    'thai id',
    'thai national id',
    'national id',
    'citizen id',
  ],
});
