import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Weights 2 9 8 7 6 3 4 modulo 10. Source: Dirección Nacional de Identificación Civil. */
export const uyCedula = recogniser({
  kind: 'uy_cedula',
  title: 'Uruguayan identity number',
  group: 'government IDs',
  digits: 8,
  checked: true,
  pattern: /\d\.?\d{3}\.?\d{3}[-/ ]?\d/,
  accepts: (code, { excerpt, announced }) =>
    weighted(code, [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0 &&
    (announced || /^\d\.\d{3}\.\d{3}-\d$/.test(excerpt)),
  announced: 0.93,
  signs: '.-',
  run: 3,
  unannounced: 0.8,
  cues: ['cédula', 'cédula de identidad', 'c i', 'ci', 'documento'],
});
