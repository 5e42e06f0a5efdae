import { placeholder, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Thirteen digits, weights 13 to 2, (11 - sum) modulo 11 modulo 10. Source: กรมการปกครอง, เลขประจำตัวประชาชน. */
const holds = (code: string): boolean =>
  (11 - (weighted(code, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 ===
  Number(code.charAt(12));

export const thId = recogniser({
  kind: 'th_id',
  title: 'Thai identity number',
  group: 'government IDs',
  digits: 13,
  checked: true,
  pattern: /[1-8][- ]?\d{4}[- ]?\d{5}[- ]?\d{2}[- ]?\d/,
  accepts: (code, { excerpt, announced }) =>
    holds(code) && !placeholder(code) && (announced || /^\d-\d{4}-\d{5}-\d{2}-\d$/.test(excerpt)),
  announced: 0.95,
  signs: '-',
  run: 5,
  unannounced: 0.9,
  cues: [
    'เลขประจำตัวประชาชน',
    'บัตรประชาชน',
    'เลขบัตรประชาชน',
    'thai id',
    'thai national id',
    'national id',
    'citizen id',
  ],
});
