import { patternRecogniser } from '../pattern/pattern-recogniser';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/**
 * Verifies the check letter of a DNI (8 digits) or NIE (X, Y or Z and 7 digits), which encodes the
 * remainder modulo 23. Source: Ministerio del Interior, Cálculo del dígito de control del NIF/NIE.
 */
const holds = (code: string): boolean => {
  const digits = code.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return /^\d{8}$/.test(digits) && LETTERS[Number(digits) % 23] === code.at(-1);
};

export const esDni = patternRecogniser({
  kind: 'es_dni',
  title: 'Spanish DNI or NIE',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /(?:\d{8}|[XYZ][- .]?\d{7}|\d{2}\.\d{3}\.\d{3})[- .]?[A-Z]/i,
  accepts: holds,
  certaintyInContext: 0.96,
  requiredCharacters: 'A',
  minDigitRun: 3,
  certaintyAlone: 0.9,
  contextWords: [
    'dni',
    'nie',
    'nif',
    'documento nacional de identidad',
    'número de identidad',
    'documento de identidad',
    'spanish id',
    'número de identificación',
    'identificación fiscal',
  ],
});
