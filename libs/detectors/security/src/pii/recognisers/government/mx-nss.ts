import { luhn, placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Subdelegation, years, serial number and a Luhn check digit. Source: IMSS. */
export const mxNss = patternRecogniser({
  kind: 'mx_nss',
  title: 'Mexican social security number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{2}[- ]?\d{2}[- ]?\d{2}[- ]?\d{4}[- ]?\d/,
  accepts: (code) => luhn(code) && !placeholder(code),
  certaintyInContext: 0.93,
  contextWords: [
    'nss',
    'imss',
    'número de seguridad social',
    'número de seguro social',
    'seguro social',
  ],
});
