import { oneDigitOnly, verhoeff } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Twelve digits from 2 on, Verhoeff. Source: UIDAI, Aadhaar numbering scheme. */
export const inAadhaar = recogniser({
  kind: 'in_aadhaar',
  title: 'Indian Aadhaar number',
  group: 'government IDs',
  digits: 12,
  checked: true,
  pattern: /[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}/,
  accepts: (code, { announced, excerpt, before, after }) =>
    verhoeff(code) &&
    !oneDigitOnly(code) &&
    (announced ||
      (/^\d{4}([ -])\d{4}\1\d{4}$/.test(excerpt) &&
        !/\d[ -]$/.test(before) &&
        !/^[ -]\d/.test(after))),
  announced: 0.96,
  run: 4,
  unannounced: 0.8,
  cues: [
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
