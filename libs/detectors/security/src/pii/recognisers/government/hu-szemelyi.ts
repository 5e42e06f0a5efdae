import { isYearMonthDay, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Sex and century, birth date, serial, check digit: weights 1 to 10, from 1997 on 10 to 1, modulo 11. Source: 1996. évi XX. törvény. */
const holds = (code: string): boolean =>
  [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ].some((weights) => weighted(code, weights) % 11 === Number(code.charAt(10)));

export const huSzemelyi = recogniser({
  kind: 'hu_szemelyi',
  title: 'Hungarian personal number',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /[1-8][- ]?\d{6}[- ]?\d{4}/,
  accepts: (code, { announced, excerpt }) =>
    isYearMonthDay(code, 1) && holds(code) && (announced || /-.*-/.test(excerpt)),
  announced: 0.94,
  signs: '-',
  run: 6,
  unannounced: 0.8,
  cues: [
    'személyi szám',
    'személyi azonosító',
    'személyi azonosító jel',
    'személyi',
    'hungarian personal number',
    'personal number',
  ],
});
