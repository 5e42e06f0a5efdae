import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Ten digits, the first an 8, with a check digit: weights 1 to 9, modulo 11. Source: 1996. évi XX.
 * törvény 2. melléklet.
 */
export const huAdoazonosito = patternRecogniser({
  kind: 'hu_adoazonosito',
  title: 'Hungarian tax number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /8\d{3}[ -]?\d{3}[ -]?\d{3}/,
  accepts: (code) => weighted(code, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(code.charAt(9)),
  certaintyInContext: 0.94,
  contextWords: [
    'adóazonosító',
    'adóazonosító jel',
    'adóazonosító szám',
    'adószám',
    'hungarian tax number',
    'tax number',
    'tax id',
  ],
});
