import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after sex and century, date of birth and serial number: weights 1 to 10,
 * or 10 to 1 since 1997, modulo 11. Source: 1996. évi XX. törvény.
 */
const holds = (code: string): boolean =>
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ].some((weights) => weighted(code, weights) % 11 === Number(code.charAt(10)));

export const huSzemelyi = patternRecogniser({
  kind: 'hu_szemelyi',
  title: 'Hungarian personal number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[1-8][- ]?\d{6}[- ]?\d{4}/,
  accepts: (code, { inContext, excerpt }) =>
    isYearMonthDay(code, 1) && holds(code) && (inContext || /-.*-/.test(excerpt)),
  certaintyInContext: 0.94,
  requiredCharacters: '-',
  minDigitRun: 6,
  certaintyAlone: 0.8,
  contextWords: [
    'személyi szám',
    'személyi azonosító',
    'személyi azonosító jel',
    'személyi',
    'hungarian personal number',
    'personal number',
  ],
});
