import { recogniser } from '../../recogniser';

/** Behind abbreviations that mean much else, only where they label a number: `PP# 548213307`, `pass no. A4821330`. Source: PRADO register of the Council of the EU. */
export const labelledPassport = recogniser({
  kind: 'passport',
  title: 'passport number',
  group: 'government IDs',
  digits: 6,
  labelled: true,
  pattern: /(?:[A-Z]{1,2} ?)?\d{6,9}/,
  announced: 0.82,
  reach: 14,
  cues: ['pass', 'pp', 'p p', 'pas', 'ppt', 'passpt'],
});
