import { oneDigitOnly, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Nine digits, weights 3 and 7 modulo 10. Source: 1996. évi XX. törvény 3. melléklet. */
export const huTaj = recogniser({
  kind: 'hu_taj',
  title: 'Hungarian health insurance number',
  group: 'healthcare data',
  digits: 9,
  checked: true,
  pattern: /\d{3}[ -]?\d{3}[ -]?\d{3}/,
  accepts: (code) =>
    weighted(code, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(code.charAt(8)) && !oneDigitOnly(code),
  announced: 0.94,
  cues: ['taj', 'taj szám', 'taj szam', 'társadalombiztosítási azonosító'],
});
