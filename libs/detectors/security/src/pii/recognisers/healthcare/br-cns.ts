import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Fifteen digits, verified with weights 15 to 1 modulo 11. Source: DATASUS, Cartão Nacional de
 * Saúde.
 */
export const brCns = patternRecogniser({
  kind: 'br_cns',
  title: 'Brazilian health card number',
  group: 'healthcare data',
  minDigits: 15,
  hasCheckDigits: true,
  pattern: /[12789]\d{2} ?\d{4} ?\d{4} ?\d{4}/,
  accepts: (code) => weighted(code, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  certaintyInContext: 0.95,
  contextWords: ['cns', 'cartão sus', 'cartão do sus', 'cartão nacional de saúde', 'sus'],
});
