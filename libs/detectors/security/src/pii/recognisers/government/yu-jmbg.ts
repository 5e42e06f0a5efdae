import { isDayMonth, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after date of birth (three digits of the year), region and serial
 * number: weights 7 6 5 4 3 2 twice, modulo 11. Used by Slovenia (EMŠO), Serbia, Bosnia, Montenegro
 * and North Macedonia. Source: Zakon o centralnem registru prebivalstva.
 */
const holds = (code: string): boolean =>
  weighted(code, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

export const yuJmbg = patternRecogniser({
  kind: 'jmbg_emso',
  title: 'personal number (EMŠO, JMBG)',
  group: 'government IDs',
  minDigits: 13,
  hasCheckDigits: true,
  pattern: /[0-3]\d[01]\d[09]\d{8}/,
  accepts: (code) => isDayMonth(code) && holds(code),
  certaintyInContext: 0.96,
  contextWords: [
    'emšo',
    'emso',
    'jmbg',
    'јмбг',
    'матични број',
    'матичен број',
    'matični broj',
    'enotna matična številka',
    'personal number',
  ],
});
