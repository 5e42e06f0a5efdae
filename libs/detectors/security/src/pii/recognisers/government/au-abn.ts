import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digits of an ABN: the first digit minus 1, weights 10 1 3 5 7 9 11 13 15 17
 * 19, modulo 89. The company number it contains is verified with weights 8 to 1. Source: Australian
 * Business Register.
 */
const abn = (code: string): boolean =>
  (weighted(code, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0;
const acn = (code: string): boolean =>
  (10 - (weighted(code, [8, 7, 6, 5, 4, 3, 2, 1]) % 10)) % 10 === Number(code.charAt(8));

export const auAbn = patternRecogniser({
  kind: 'au_abn',
  title: 'Australian business number',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /\d{2} ?\d{3} ?\d{3} ?\d{3}|\d{3} ?\d{3} ?\d{3}/,
  accepts: (code) => !placeholder(code) && (code.length === 11 ? abn(code) : acn(code)),
  certaintyInContext: 0.92,
  contextWords: ['abn', 'acn', 'australian business number', 'australian company number'],
});
