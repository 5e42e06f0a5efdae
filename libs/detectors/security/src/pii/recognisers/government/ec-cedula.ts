import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Province 01 to 24 or 30, a third digit below 6, and a Luhn check digit. Source: Registro Civil
 * del Ecuador.
 */
export const ecCedula = patternRecogniser({
  kind: 'ec_cedula',
  title: 'Ecuadorian identity number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /(?:[01]\d|2[0-4]|30)[0-5]\d{6}-?\d/,
  accepts: (code) => luhn(code) && !code.startsWith('00'),
  certaintyInContext: 0.93,
  contextWords: ['cédula', 'cédula de identidad', 'número de cédula', 'ecuadorian id'],
});
