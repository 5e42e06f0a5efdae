import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Fifteen digits, weights 15 to 1 modulo 11. Source: DATASUS, Cartão Nacional de Saúde. */
export const brCns = recogniser({
  kind: 'br_cns',
  title: 'Brazilian health card number',
  group: 'healthcare data',
  digits: 15,
  checked: true,
  pattern: /[12789]\d{2} ?\d{4} ?\d{4} ?\d{4}/,
  accepts: (code) => weighted(code, [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  announced: 0.95,
  cues: ['cns', 'cartão sus', 'cartão do sus', 'cartão nacional de saúde', 'sus'],
});
