import { luhn, oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Nine digits with a Luhn check digit, the first neither 0 nor 8. Source: Employment and Social
 * Development Canada, SIN code of practice.
 */
export const caSin = patternRecogniser({
  kind: 'ca_sin',
  title: 'Canadian social insurance number',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /[1-79]\d{2}[- ]?\d{3}[- ]?\d{3}/,
  accepts: (code, { excerpt, inContext, textBefore, textAfter }) =>
    luhn(code) &&
    !oneDigitOnly(code) &&
    (inContext ||
      (/^\d{3}-\d{3}-\d{3}$/.test(excerpt) &&
        !/\d[ -]$/.test(textBefore) &&
        !/^[ -]\d/.test(textAfter))),
  certaintyInContext: 0.94,
  requiredCharacters: '-',
  minDigitRun: 3,
  certaintyAlone: 0.65,
  contextWords: [
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
