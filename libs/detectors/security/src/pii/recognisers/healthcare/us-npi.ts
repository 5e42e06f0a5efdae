import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/** Ten digits from 1 or 2, Luhn with 80840 in front. Source: CMS, NPI check digit. */
export const usNpi = patternRecogniser({
  kind: 'us_npi',
  title: 'US health provider number',
  group: 'healthcare data',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /[12]\d{9}/,
  accepts: (code) => luhn(`80840${code}`),
  certaintyInContext: 0.93,
  contextWords: [
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
