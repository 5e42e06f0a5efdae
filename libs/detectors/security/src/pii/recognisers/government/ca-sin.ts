import { luhn, oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Nine digits, not from 0 or 8, Luhn. Source: Employment and Social Development Canada, SIN code of practice. */
export const caSin = recogniser({
  kind: 'ca_sin',
  title: 'Canadian social insurance number',
  group: 'government IDs',
  digits: 9,
  checked: true,
  pattern: /[1-79]\d{2}[- ]?\d{3}[- ]?\d{3}/,
  accepts: (code, { excerpt, announced, before, after }) =>
    luhn(code) &&
    !oneDigitOnly(code) &&
    (announced ||
      (/^\d{3}-\d{3}-\d{3}$/.test(excerpt) && !/\d[ -]$/.test(before) && !/^[ -]\d/.test(after))),
  announced: 0.94,
  signs: '-',
  run: 3,
  unannounced: 0.65,
  cues: [
    'sin',
    'sin number',
    'sin no',
    'sin card',
    'social insurance',
    'social insurance number',
    'social insurance no',
    'nas',
    "numéro d'assurance sociale",
    'assurance sociale',
    'canadian social insurance number',
  ],
});
