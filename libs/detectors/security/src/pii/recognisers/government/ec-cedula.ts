import { luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Province 01 to 24 or 30, third digit under 6, Luhn. Source: Registro Civil del Ecuador. */
export const ecCedula = recogniser({
  kind: 'ec_cedula',
  title: 'Ecuadorian identity number',
  group: 'government IDs',
  digits: 10,
  checked: true,
  pattern: /(?:[01]\d|2[0-4]|30)[0-5]\d{6}-?\d/,
  accepts: (code) => luhn(code) && !code.startsWith('00'),
  announced: 0.93,
  cues: ['cédula', 'cédula de identidad', 'número de cédula', 'ecuadorian id'],
});
