import { recogniser } from '../../recogniser';

/** Behind abbreviations that mean much else, only where they label a number: `Lic# D1234567`, `OL: 99482917`. Source: AAMVA DL/ID card design standard. */
export const labelledLicence = recogniser({
  kind: 'driver_license',
  title: 'driving licence number',
  group: 'government IDs',
  digits: 6,
  labelled: true,
  pattern:
    /[A-Z]{1,2}-?\d{6,14}|[A-Z]\d{3}-\d{3,4}(?:-\d{2,4}){1,2}(?:-\d)?|\d{7,10}|[A-Z]\d{4}-\d{5}-\d{5}/,
  announced: 0.78,
  reach: 12,
  cues: ['lic', 'ol'],
});
