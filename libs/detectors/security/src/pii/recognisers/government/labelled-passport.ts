import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Passport number after ambiguous abbreviations, only where they label it: `PP# 548213307`, `pass
 * no. A4821330`. Source: PRADO register of the Council of the EU.
 */
export const labelledPassport = patternRecogniser({
  kind: 'passport',
  title: 'passport number',
  group: 'government IDs',
  minDigits: 6,
  labelOnly: true,
  pattern: /(?:[A-Z]{1,2} ?)?\d{6,9}/,
  certaintyInContext: 0.82,
  reach: 14,
  contextWords: ['pass', 'pp', 'p p', 'pas', 'ppt', 'passpt'],
});
