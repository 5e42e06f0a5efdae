import { isDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth with the century encoded in the month, and a check digit with weights 2 4 8 5 10 9
 * 7 3 6 modulo 11. Source: Наредба РД-02-20-9 of 2012.
 */
export const bgEgn = patternRecogniser({
  kind: 'bg_egn',
  title: 'Bulgarian EGN',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{10}/,
  accepts: (code) =>
    isDay(Number(code.slice(2, 4)) % 20, Number(code.slice(4, 6))) &&
    (weighted(code, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === Number(code.charAt(9)),
  certaintyInContext: 0.95,
  contextWords: [
    'egn',
    'егн',
    'единен граждански номер',
    'лнч',
    'unified civil number',
    'uniform civil number',
  ],
});
