import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Record number that includes its label: `MRN484364`. Source: HIPAA 45 CFR 164.514(b)(2)(i)(H). */
export const markedRecord = patternRecogniser({
  kind: 'medical_record',
  title: 'medical record number',
  group: 'healthcare data',
  minDigits: 4,
  pattern: /(?:MRN|PID|PAT|PATIENT|PT)(?:[-#_: ]|: )?\d{4,12}/,
  accepts: (_code, { excerpt }) => !/^PT \d/.test(excerpt),
  requiredCharacters: 'A',
  minDigitRun: 4,
  certaintyAlone: 0.8,
});
