import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

const OF_THINGS_WORDS =
  'part|order|flight|ticket|sku|model|style|invoice|docket|case|container|locator|article';
/** Labels of other numbers in this format, right before the number. */
export const OF_THINGS = new RegExp(
  String.raw`(?:^|\W)(?:${OF_THINGS_WORDS})[ .:#-]{1,3}(?:(?:no|nr|number)[ .:#]{1,3})?$`,
  'i',
);

/**
 * Verifies the check digit: odd places plus twice the even ones, modulo 10. It follows the
 * registrant type (X for treatment of addiction), the first letter of the name and six digits.
 * Source: 21 CFR 1301, DEA Diversion Control.
 */
export const holds = (digits: string): boolean =>
  weighted(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits.charAt(6));

export const usDea = patternRecogniser({
  kind: 'us_dea',
  title: 'US DEA number',
  group: 'healthcare data',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /[A-HJ-PR-UX] ?[A-Z9][-\/ ]?(?:\d[ -]?){6}\d(?:-[A-Z0-9]{1,7})?/i,
  accepts: (code, { textBefore }) => holds(code.slice(2, 9)) && !OF_THINGS.test(textBefore),
  certaintyInContext: 0.95,
  reach: 90,
  contextWords: [
    'dea',
    'd e a',
    'dean',
    'nadean',
    'dea number',
    'dea no',
    'dea registration',
    'dea reg',
    'xdea',
    'x number',
    'x waiver',
    'drug enforcement',
    'prescriber',
    'prescribing',
    'prescribed by',
    'registrant',
    'practitioner',
    'physician',
    'attending',
    'controlled substance',
    'controlled substances',
    'controlled meds',
    'controlled drugs',
    'controlled medications',
    'narcotic',
    'narcotics',
    'rx',
    'script',
    'schedule ii',
    'schedule iii',
    'schedule iv',
    'buprenorphine',
    'upin',
    'npi',
    'us dea',
    'usdea',
    'federal registration',
    'waiver',
    'suboxone',
    'oxycodone',
    'hydrocodone',
    'oxycontin',
    'percocet',
    'vicodin',
    'norco',
    'adderall',
    'ritalin',
    'methadone',
    'fentanyl',
    'morphine',
    'alprazolam',
    'xanax',
    'lorazepam',
    'diazepam',
    'clonazepam',
    'zolpidem',
    'tramadol',
    'codeine',
    'ketamine',
    'testosterone',
    'prescription',
    'prescribers',
    'pharmacy',
    'pharmacist',
    'dispenser',
    'form 222',
    'narcotic license',
    'csr',
  ],
});
