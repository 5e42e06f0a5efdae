import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Seven digits and a check digit with weights 2 9 8 7 6 3 4 modulo 10. Source: Dirección Nacional
 * de Identificación Civil.
 */
export const uyCedula = patternRecogniser({
  kind: 'uy_cedula',
  title: 'Uruguayan identity number',
  group: 'government IDs',
  minDigits: 8,
  hasCheckDigits: true,
  pattern: /\d\.?\d{3}\.?\d{3}[-/ ]?\d/,
  accepts: (code, { excerpt, inContext }) =>
    weighted(code, [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0 &&
    (inContext || /^\d\.\d{3}\.\d{3}-\d$/.test(excerpt)),
  certaintyInContext: 0.93,
  requiredCharacters: '.-',
  minDigitRun: 3,
  certaintyAlone: 0.8,
  contextWords: ['cédula', 'cédula de identidad', 'c i', 'ci', 'documento'],
});
