import { isDay, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth with the century encoded in the month, and a check digit with weights 1 3 7 9.
 * Source: Ustawa o ewidencji ludności art. 15.
 */
export const plPesel = patternRecogniser({
  kind: 'pl_pesel',
  title: 'Polish PESEL',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{11}/,
  accepts: (code) =>
    isDay(Number(code.slice(2, 4)) % 20, Number(code.slice(4, 6))) &&
    weighted(code, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
  certaintyInContext: 0.96,
  contextWords: [
    'pesel',
    'pesel nr',
    'nr pesel',
    'numer pesel',
    'numer ewidencyjny',
    'nr ewidencyjny',
    'national id',
    'polish id',
    'peselu',
    'peselem',
  ],
});
