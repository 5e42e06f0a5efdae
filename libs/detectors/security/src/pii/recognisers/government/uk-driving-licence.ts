import { recogniser } from '../../recogniser';

/** Surname, decade, month (50 more for women), day, year, initials, two check characters. Source: DVLA, driver number structure. */
export const ukDrivingLicence = recogniser({
  kind: 'driver_license',
  title: 'driving licence number',
  group: 'government IDs',
  digits: 5,
  pattern:
    /[A-Z]{1,5}9{0,4}\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z9]{2}[A-Z0-9] ?[A-Z]{2}(?: ?\d{2})?/i,
  accepts: (code) => code.length === 16 || code.length === 18,
  announced: 0.95,
  signs: 'A',
  run: 6,
  unannounced: 0.85,
  cues: ['driving licence', 'driving license', 'driver number', 'licence number', 'dvla'],
});
