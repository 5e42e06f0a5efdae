import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Licence number after ambiguous abbreviations, only where they label it: `Lic# D1234567`, `OL:
 * 99482917`. Source: AAMVA DL/ID card design standard.
 */
export const labelledLicence = patternRecogniser({
  kind: 'driver_license',
  title: 'driving licence number',
  group: 'government IDs',
  minDigits: 6,
  labelOnly: true,
  pattern: new RegExp(
    [
      String.raw`[A-Z]{1,2}-?\d{6,14}|[A-Z]\d{3}-\d{3,4}(?:-\d{2,4}){1,2}(?:-\d)?|\d{7,10}`,
      String.raw`[A-Z]\d{4}-\d{5}-\d{5}`,
    ].join('|'),
  ),
  certaintyInContext: 0.78,
  reach: 12,
  contextWords: ['lic', 'ol'],
});
