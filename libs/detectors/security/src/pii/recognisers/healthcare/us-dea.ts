import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** What is numbered so as well, right before. */
export const OF_THINGS = /(?:^|\W)(?:part|order|flight|ticket|sku|model|style|invoice|docket|case|container|locator|article)[ .:#-]{1,3}(?:(?:no|nr|number)[ .:#]{1,3})?$/i;

/** Registrant type (X for those who treat addiction), first letter of the name, seven digits: odd places and twice the even ones modulo 10. Source: 21 CFR 1301, DEA Diversion Control. */
export const holds = (digits: string): boolean => weighted(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits.charAt(6));

export const usDea = recogniser({
  kind: 'us_dea', title: 'US DEA number', group: 'healthcare data', digits: 7, checked: true,
  pattern: /[A-HJ-PR-UX] ?[A-Z9][-\/ ]?(?:\d[ -]?){6}\d(?:-[A-Z0-9]{1,7})?/i,
  accepts: (code, { before }) => holds(code.slice(2, 9)) && !OF_THINGS.test(before),
  announced: 0.95, reach: 90,
  cues: [
    'dea', 'd e a', 'dean', 'nadean', 'dea number', 'dea no', 'dea registration', 'dea reg', 'xdea', 'x number', 'x waiver', 'drug enforcement', 'prescriber', 'prescribing', 'prescribed by', 'registrant',
    'practitioner', 'physician', 'attending', 'controlled substance', 'controlled substances', 'controlled meds', 'controlled drugs', 'controlled medications', 'narcotic', 'narcotics', 'rx', 'script',
    'schedule ii', 'schedule iii', 'schedule iv', 'buprenorphine', 'upin', 'npi', 'us dea', 'usdea', 'federal registration', 'waiver', 'suboxone', 'oxycodone', 'hydrocodone', 'oxycontin', 'percocet', 'vicodin', 'norco', 'adderall', 'ritalin', 'methadone', 'fentanyl', 'morphine', 'alprazolam', 'xanax', 'lorazepam', 'diazepam', 'clonazepam', 'zolpidem', 'tramadol', 'codeine', 'ketamine', 'testosterone',
    'prescription', 'prescribers', 'pharmacy', 'pharmacist', 'dispenser', 'form 222', 'narcotic license', 'csr',
  ],
});
