import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Ten digits with a check digit: weights 6 5 7 2 3 4 5 6 7, modulo 11. Numbers with remainder 10
 * are not issued. Source: Ustawa o zasadach ewidencji i identyfikacji podatników.
 */
export const plNip = patternRecogniser({
  kind: 'pl_nip',
  title: 'Polish tax number (NIP)',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /(?:PL ?)?\d{3}[- ]?\d{2,3}[- ]?\d{2}[- ]?\d{2,3}/i,
  accepts: (code) =>
    /^(?:PL)?\d{10}$/.test(code) &&
    weighted(code.slice(-10), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(code.at(-1)) &&
    !placeholder(code.slice(-10)),
  certaintyInContext: 0.94,
  contextWords: [
    'nip',
    'nr nip',
    'numer nip',
    'numer identyfikacji podatkowej',
    'polish tax number',
  ],
});
