import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Area 900 to 999 and group 50 to 65, 70 to 88, 90 to 92 or 94 to 99; group 93 denotes an adoption
 * number. Source: IRS Publication 1915 and IRM 3.21.263.
 */
export const usItin = patternRecogniser({
  kind: 'us_itin',
  title: 'US taxpayer number (ITIN)',
  group: 'government IDs',
  minDigits: 9,
  pattern: /9\d{2}[- ]?\d{2}[- ]?\d{4}/,
  accepts: (code, { inContext, excerpt }) =>
    /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(code) &&
    (inContext || /^9\d{2}([- ])\d{2}\1\d{4}$/.test(excerpt)),
  certaintyInContext: 0.93,
  minDigitRun: 4,
  certaintyAlone: 0.78,
  contextWords: [
    'itin',
    'individual taxpayer',
    'individual taxpayer identification number',
    'taxpayer id',
    'taxpayer identification',
    'tax id',
    'tin',
    'ssn',
    'identificación del contribuyente',
    'atin',
  ],
});
