import { luhn } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Ten digits from 1 or 2, Luhn with 80840 in front. Source: CMS, NPI check digit. */
export const usNpi = recogniser({
  kind: 'us_npi',
  title: 'US health provider number',
  group: 'healthcare data',
  digits: 10,
  checked: true,
  pattern: /[12]\d{9}/,
  accepts: (code) => luhn(`80840${code}`),
  announced: 0.93,
  cues: [
    'npi',
    'npi number',
    'npi no',
    'provider identifier',
    'provider number',
    'provider id',
    'national provider identifier',
    'prescriber',
    'physician',
    'provider',
  ],
});
