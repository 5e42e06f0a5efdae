import { oneDigitOnly, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Nine digits with a check digit: weights 3 and 7, modulo 10. Source: 1996. évi XX. törvény 3.
 * melléklet.
 */
export const huTaj = patternRecogniser({
  kind: 'hu_taj',
  title: 'Hungarian health insurance number',
  group: 'healthcare data',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /\d{3}[ -]?\d{3}[ -]?\d{3}/,
  accepts: (code) =>
    weighted(code, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(code.charAt(8)) && !oneDigitOnly(code),
  certaintyInContext: 0.94,
  contextWords: ['taj', 'taj szám', 'taj szam', 'társadalombiztosítási azonosító'],
});
