import { oneDigitOnly, verhoeff } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Twelve digits with a Verhoeff check digit, the first from 2 to 9. Source: UIDAI, Aadhaar
 * numbering scheme.
 */
export const inAadhaar = patternRecogniser({
  kind: 'in_aadhaar',
  title: 'Indian Aadhaar number',
  group: 'government IDs',
  minDigits: 12,
  hasCheckDigits: true,
  pattern: /[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}/,
  accepts: (code, { inContext, excerpt, textBefore, textAfter }) =>
    verhoeff(code) &&
    !oneDigitOnly(code) &&
    (inContext ||
      (/^\d{4}([ -])\d{4}\1\d{4}$/.test(excerpt) &&
        !/\d[ -]$/.test(textBefore) &&
        !/^[ -]\d/.test(textAfter))),
  certaintyInContext: 0.96,
  minDigitRun: 4,
  certaintyAlone: 0.8,
  contextWords: [
    'aadhaar',
    'aadhar',
    'adhaar',
    'aadhaar number',
    'aadhaar card',
    'uid',
    'uidai',
    'आधार',
    'आधार संख्या',
    'आधार नंबर',
    'ஆதார்',
    'আধার',
  ],
});
