import { luhn, placeholder } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Subdelegation, years, serial, Luhn. Source: IMSS. */
export const mxNss = recogniser({
  kind: 'mx_nss',
  title: 'Mexican social security number',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /\d{2}[- ]?\d{2}[- ]?\d{2}[- ]?\d{4}[- ]?\d/,
  accepts: (code) => luhn(code) && !placeholder(code),
  announced: 0.93,
  cues: ['nss', 'imss', 'número de seguridad social', 'número de seguro social', 'seguro social'],
});
