import { patternRecogniser } from '../pattern/pattern-recogniser';

const PATTERN_WORDS = '0[1-9]|1[0-2]|5[1-9]|6[0-2]';
/**
 * Surname, decade, month (women add 50), day, year, initials and two check characters. Source:
 * DVLA, driver number structure.
 */
export const ukDrivingLicence = patternRecogniser({
  kind: 'driver_license',
  title: 'driving licence number',
  group: 'government IDs',
  minDigits: 5,
  pattern: new RegExp(
    String.raw`[A-Z]{1,5}9{0,4}\d(?:${PATTERN_WORDS})(?:0[1-9]|[12]\d|3[01])\d ?[A-Z9]{2}[A-Z0-9] ?[A-Z]{2}(?: ?\d{2})?`,
    'i',
  ),
  accepts: (code) => code.length === 16 || code.length === 18,
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 6,
  certaintyAlone: 0.85,
  contextWords: ['driving licence', 'driving license', 'driver number', 'licence number', 'dvla'],
});
