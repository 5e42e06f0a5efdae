import { luhn } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Ten digits, the first 1 or 2, with a Luhn check digit over the prefix 80840 and the number.
 * Source: CMS, NPI check digit.
 */
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
