import { patternRecogniser } from '../pattern/pattern-recogniser';

const PERSON_WORDS = [
  String.raw`patient\w*|my|his|her|their|he|she|mr|mrs|ms|dr|patientin|mein\w*|sein\w*|ihr\w*|mon|ma`,
  String.raw`son|sa|mi|su|paciente|paziente|pacjent\w*|пациент\p{L}*`,
].join('|');
/**
 * Words for persons: an ICD-10 code is personal data only in a text about one. Source: WHO, ICD-10
 * volume 2.
 */
const PERSON = new RegExp(String.raw`(?:^|[^\p{L}])(?:${PERSON_WORDS})(?![\p{L}])`, 'iu');

/** Text after a code that is being explained. */
const DEFINES = /^[^\n]{0,3}(?:is|are|means|stands|covers|describes|ist|est|es|è)(?!\p{L})/u;

export const diagnosisCode = patternRecogniser({
  kind: 'diagnosis_code',
  title: 'diagnosis code of a person',
  group: 'healthcare data',
  minDigits: 2,
  pattern: /[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?/,
  accepts: (_code, { textBefore, textAfter, isFieldValue }) =>
    PERSON.test(textBefore) || PERSON.test(textAfter) || (isFieldValue && !DEFINES.test(textAfter)),
  certaintyInContext: 0.75,
  reach: 30,
  contextWords: [
    'icd',
    'icd 10',
    'icd10',
    'icd 10 cm',
    'icd code',
    'diagnosis code',
    'diagnosis',
    'diagnosed with',
    'dx',
    'diagnose',
    'diagnostic',
    'diagnóstico',
    'diagnosi',
    'rozpoznanie',
    'диагноз',
  ],
});
