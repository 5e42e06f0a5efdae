import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Eight or nine digits, verified with weights 1 4 3 7 5 8 6 9 10 modulo 11 (other weights for
 * eight). Source: Australian Taxation Office, TFN check digit.
 */
export const auTfn = patternRecogniser({
  kind: 'au_tfn',
  title: 'Australian tax file number',
  group: 'government IDs',
  minDigits: 8,
  hasCheckDigits: true,
  pattern: /\d{3}[ -]?\d{3}[ -]?\d{2,3}/,
  accepts: (code) =>
    !placeholder(code) &&
    weighted(code, code.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]) %
      11 ===
      0,
  certaintyInContext: 0.94,
  contextWords: ['tfn', 'tax file number', 'tax file no', 'tax file'],
});
