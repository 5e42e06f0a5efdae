import { isYearMonthDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Sex and century, birth date, serial, check digit: weights 1 to 10, from 1997 on 10 to 1, modulo
 * 11. Source: 1996. évi XX. törvény.
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
