import { isYearMonthDay } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const STATES =
  'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE';

/**
 * Verifies the check digit after names, date of birth, sex, state and consonants: weights 18 to 2,
 * modulo 10. Source: RENAPO, Instructivo normativo para la asignación de la CURP (2018).
 */
const holds = (code: string): boolean =>
  (10 -
    (Array.from(code.slice(0, 17)).reduce(
      (sum, character, index) => sum + ALPHABET.indexOf(character) * (18 - index),
      0,
    ) %
      10)) %
    10 ===
  Number(code.charAt(17));

export const mxCurp = patternRecogniser({
  kind: 'mx_curp',
  title: 'Mexican CURP',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: new RegExp(
    `[A-Z][AEIOUX][A-Z]{2}\\d{6}[HMX](?:${STATES})[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\\d`,
    'i',
  ),
  accepts: (code) => isYearMonthDay(code.slice(4, 10)) && holds(code),
  certaintyInContext: 0.97,
  requiredCharacters: 'A',
  minDigitRun: 6,
  certaintyAlone: 0.95,
  contextWords: ['curp', 'clave única', 'clave única de registro de población'],
});
