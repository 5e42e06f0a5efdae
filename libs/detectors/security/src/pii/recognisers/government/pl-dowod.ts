import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Three letters and six digits, the first of which is a check digit: weights 7 3 1, 7 3 1 7 3.
 * Source: Rozporządzenie MSWiA w sprawie wzoru dowodu osobistego.
 */
export const plDowod = patternRecogniser({
  kind: 'pl_dowod_osobisty',
  title: 'Polish identity card number',
  group: 'government IDs',
  minDigits: 6,
  hasCheckDigits: true,
  pattern: /[A-Z]{3} ?\d{6}/i,
  accepts: (code) => weighted(code, [7, 3, 1, 9, 7, 3, 1, 7, 3]) % 10 === 0,
  certaintyInContext: 0.93,
  contextWords: [
    'dowód osobisty',
    'dowodu osobistego',
    'dowód',
    'dowodu',
    'numer dowodu',
    'seria i numer',
    'polish id card',
    'id card',
    'identity card',
  ],
});
