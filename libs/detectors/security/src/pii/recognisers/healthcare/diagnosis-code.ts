import { recogniser } from '../../recogniser';

/** A code of ICD-10 says something of a person only where one is spoken of. Source: WHO, ICD-10 volume 2. */
const PERSON =
  /(?:^|[^\p{L}])(?:patient\w*|my|his|her|their|he|she|mr|mrs|ms|dr|patientin|mein\w*|sein\w*|ihr\w*|mon|ma|son|sa|mi|su|paciente|paziente|pacjent\w*|пациент\p{L}*)(?![\p{L}])/iu;

/** What follows a code that is explained. */
const DEFINES = /^[^\n]{0,3}(?:is|are|means|stands|covers|describes|ist|est|es|è)(?!\p{L})/u;

export const diagnosisCode = recogniser({
  kind: 'diagnosis_code',
  title: 'diagnosis code of a person',
  group: 'healthcare data',
  digits: 2,
  pattern: /[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?/,
  accepts: (_code, { before, after, field }) =>
    PERSON.test(before) || PERSON.test(after) || (field && !DEFINES.test(after)),
  announced: 0.75,
  reach: 30,
  cues: [
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
