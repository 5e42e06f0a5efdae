import { luhn, placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Three, seven and one digits, the last a Luhn check digit. Source: Junta Central Electoral, Ley
 * 8-92.
 */
export const doCedula = patternRecogniser({
  kind: 'do_cedula',
  title: 'Dominican identity number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{3}-\d{7}-\d|\d{11}/,
  accepts: (code, { excerpt, inContext }) =>
    luhn(code) && !placeholder(code) && (inContext || excerpt.includes('-')),
  certaintyInContext: 0.94,
  requiredCharacters: '-',
  minDigitRun: 7,
  certaintyAlone: 0.85,
  contextWords: [
    'cédula',
    'cédula de identidad',
    'cédula de identidad y electoral',
    'dominican id',
  ],
});
