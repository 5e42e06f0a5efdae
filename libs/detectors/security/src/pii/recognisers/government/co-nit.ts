import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after nine digits: weights 41 37 29 23 19 17 13 7 3, modulo 11. Source:
 * DIAN, Orden Administrativa 4 of 1989.
 */
const holds = (code: string): boolean => {
  const rest = weighted(code, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return (rest < 2 ? rest : 11 - rest) === Number(code.charAt(9));
};

export const coNit = patternRecogniser({
  kind: 'co_nit',
  title: 'Colombian NIT',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{3}\.?\d{3}\.?\d{3} ?-? ?\d/,
  accepts: holds,
  certaintyInContext: 0.93,
  contextWords: ['nit', 'número de identificación tributaria'],
});
