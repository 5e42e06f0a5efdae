import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check character: weights 2 to 7 from the right, modulo 11, with K for 10. Source:
 * Registro Civil e Identificación, Servicio de Impuestos Internos.
 */
const holds = (code: string): boolean => {
  const sum = Array.from(code.slice(0, -1))
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  return '0K987654321'.charAt(sum % 11) === code.at(-1);
};

export const clRut = patternRecogniser({
  kind: 'cl_rut',
  title: 'Chilean RUT',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /\d{1,2}\.?\d{3}\.?\d{3} ?- ?[\dK]/i,
  accepts: (code, { excerpt, inContext }) => holds(code) && (inContext || /\..*\./.test(excerpt)),
  certaintyInContext: 0.95,
  requiredCharacters: '-.',
  minDigitRun: 3,
  certaintyAlone: 0.9,
  contextWords: [
    'rut',
    'run',
    'rol único tributario',
    'rol único nacional',
    'rut n',
    'cédula de identidad',
  ],
});
