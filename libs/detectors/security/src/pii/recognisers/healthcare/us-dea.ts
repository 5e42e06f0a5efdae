import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Registrant type (X for those who treat addiction), first letter of the name, seven digits: odd places and twice the even ones modulo 10. Source: 21 CFR 1301, DEA Diversion Control. */
const holds = (digits: string): boolean => weighted(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits.charAt(6));

export const usDea = recogniser({
  kind: 'us_dea', title: 'US DEA number', group: 'healthcare data', digits: 7, checked: true,
  pattern: /[A-HJ-PR-UX][A-Z9][- ]?\d{7}(?:-[A-Z0-9]{1,7})?/i,
  accepts: (code) => holds(code.slice(2, 9)),
  announced: 0.95,
  cues: [
    'dea', 'd e a', 'dean', 'nadean', 'dea number', 'dea no', 'dea registration', 'dea reg', 'xdea', 'x number', 'x waiver', 'drug enforcement', 'prescriber', 'prescribing', 'prescribed by', 'registrant',
    'practitioner', 'physician', 'attending', 'controlled substance', 'controlled substances', 'controlled meds', 'controlled drugs', 'controlled medications', 'narcotic', 'narcotics', 'rx', 'script',
    'schedule ii', 'buprenorphine', 'upin', 'npi',
  ],
});
