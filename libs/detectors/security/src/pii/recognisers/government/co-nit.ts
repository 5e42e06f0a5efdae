import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Weights 41 37 29 23 19 17 13 7 3 from the left of nine digits, modulo 11. Source: DIAN, Orden Administrativa 4 of 1989. */
const holds = (code: string): boolean => {
  const rest = weighted(code, [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return (rest < 2 ? rest : 11 - rest) === Number(code.charAt(9));
};

export const coNit = recogniser({
  kind: 'co_nit',
  title: 'Colombian NIT',
  group: 'government IDs',
  digits: 10,
  checked: true,
  pattern: /\d{3}\.?\d{3}\.?\d{3} ?-? ?\d/,
  accepts: holds,
  announced: 0.93,
  cues: ['nit', 'número de identificación tributaria'],
});
