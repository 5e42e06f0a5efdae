import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * A first digit 2 to 6, a check digit with weights 1 3 7 9 modulo 10, issue number and reference
 * number. Source: Services Australia, Medicare card number.
 */
export const auMedicare = patternRecogniser({
  kind: 'au_medicare',
  title: 'Australian Medicare number',
  group: 'healthcare data',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[2-6]\d{3}[ -]?\d{5}[ -]?\d(?:[ /-]?\d)?/,
  accepts: (code) => weighted(code, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(code.charAt(8)),
  certaintyInContext: 0.94,
  contextWords: [
    'medicare',
    'medicare number',
    'medicare card',
    'medicare no',
    'medicare card number',
  ],
});
