import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after date of birth, sex and century, and serial number: weights 2 to 9
 * and 2 to 5, modulo 11. Serial number and check digit are random since October 2020. Source: 주민등록법
 * 시행규칙 제2조.
 */
const holds = (code: string): boolean =>
  (11 - (weighted(code, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10 ===
  Number(code.charAt(12));
const born2020 = (code: string): boolean => /^2\d/.test(code) && /^.{6}[3478]/.test(code);

export const krRrn = patternRecogniser({
  kind: 'kr_rrn',
  title: 'Korean resident number',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /\d{6}[- ]?[1-8]\d{6}/,
  accepts: (code, { inContext, excerpt }) =>
    isYearMonthDay(code) &&
    (holds(code) || (inContext && born2020(code))) &&
    (inContext || excerpt.includes('-')),
  certaintyInContext: 0.96,
  requiredCharacters: '-',
  minDigitRun: 6,
  certaintyAlone: 0.88,
  contextWords: [
    '주민등록번호',
    '주민번호',
    '외국인등록번호',
    'resident registration number',
    'rrn',
    'jumin',
  ],
});
