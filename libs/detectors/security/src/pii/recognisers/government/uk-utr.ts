import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the first digit, which is the check digit of the other nine: weights 6 7 8 9 10 5 4 3 2,
 * modulo 11. Source: HMRC, Modulus check for unique taxpayer references.
 */
const holds = (code: string): boolean =>
  code.charAt(0) ===
  '21987654321'.charAt(weighted(code.slice(1, 10), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11);

export const ukUtr = patternRecogniser({
  kind: 'uk_utr',
  title: 'UK taxpayer reference',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{5} ?\d{5}K?/i,
  accepts: holds,
  certaintyInContext: 0.92,
  contextWords: [
    'utr',
    'utr number',
    'unique taxpayer reference',
    'tax reference',
    'self assessment',
  ],
});
