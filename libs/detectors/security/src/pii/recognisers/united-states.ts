import { dea, digitsOf, npi } from '../check-digits';
import { type Recogniser, byCue, byForm } from '../recogniser';

const ids = { group: 'government IDs' } as const;
const TAX_CUES = ['ssn', 'social security', 'social security number', 'social', 'social insurance', 'tax id', 'taxpayer', 'tin', 'ss', 'itin', 'taxpayer id', 'individual taxpayer'];

/** Never issued: area 000, 666 and 900 to 999, group 00, serial 0000 (Social Security Administration). */
const isSsn = (text: string): boolean => /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digitsOf(text)) && !/^(\d)\1+$/.test(digitsOf(text));
/** IRS: area 900 to 999, group 50 to 65, 70 to 88, 90 to 92, 94 to 99. */
const isItin = (text: string): boolean => /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/.test(digitsOf(text));

const NOT_AN_ID = /(?:order|invoice|ticket|tracking|case|isbn|ref|part|sku|serial|model|phone|tel)\b[^\n]{0,12}$/i;
const ssn = { ...ids, kind: 'us_ssn', title: 'US social security number' };
const itin = { ...ids, kind: 'us_itin', title: 'US taxpayer number (ITIN)' };

const ssnWritten = byForm({
  ...ssn, certainty: 0.85, pattern: /(?<![\w.-])\d{3}-\d{2}-\d{4}(?![\w-])/g,
  accepts: (excerpt, before) => isSsn(excerpt) && !NOT_AN_ID.test(before),
});
const ssnAnnounced = byCue({ ...ssn, certainty: 0.93, cues: TAX_CUES, pattern: /(?<![\w.-])\d{3}[- .]?\d{2}[- .]?\d{4}(?![\w-])/g, accepts: isSsn });
const itinWritten = byForm({
  ...itin, certainty: 0.8, pattern: /(?<![\w.-])9\d{2}-\d{2}-\d{4}(?![\w-])/g,
  accepts: (excerpt, before) => isItin(excerpt) && !NOT_AN_ID.test(before),
});
const itinAnnounced = byCue({ ...itin, certainty: 0.92, cues: TAX_CUES, pattern: /(?<![\w.-])9\d{2}[- ]?\d{2}[- ]?\d{4}(?![\w-])/g, accepts: isItin });

const ein = byCue({
  ...ids, kind: 'us_ein', title: 'US employer number', certainty: 0.8, reach: 24, cues: ['ein', 'employer identification', 'fein'], pattern: /(?<![\w-])\d{2}-\d{7}(?![\w-])/g,
});

const providerNumber = byCue({
  kind: 'us_npi', title: 'US health provider number', group: 'healthcare data', certainty: 0.9,
  cues: ['npi', 'provider identifier', 'provider number', 'provider id'], pattern: /(?<![\w-])[12]\d{9}(?!\w)/g, accepts: npi,
});

const deaNumber = byCue({
  kind: 'us_dea', title: 'US DEA number', group: 'healthcare data', certainty: 0.92, cues: ['dea', 'dea number', 'dea registration', 'prescriber'],
  pattern: /(?<!\w)[A-HJ-PR-UX][A-Z9]\d{7}(?!\w)/gi, accepts: dea,
});

export const unitedStates: Recogniser[] = [ssnAnnounced, ssnWritten, itinAnnounced, itinWritten, ein, providerNumber, deaNumber];
