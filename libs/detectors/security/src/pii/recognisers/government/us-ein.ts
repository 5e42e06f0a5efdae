import { placeholder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

const PREFIXES = /^(?:0[1-6]|1[0-6]|2[0-7]|3\d|4[0-8]|5\d|6[0-8]|7[1-7]|8[0-8]|9[0-58-9])/;

/**
 * Two digits for the campus that assigned the number, and seven digits. Source: IRS, How EINs are
 * assigned and valid EIN prefixes.
 */
export const usEin = patternRecogniser({
  kind: 'us_ein',
  title: 'US employer number',
  group: 'government IDs',
  minDigits: 9,
  pattern: /\d{2}-?\d{7}/,
  accepts: (code) => PREFIXES.test(code) && !placeholder(code),
  certaintyInContext: 0.82,
  reach: 30,
  contextWords: [
    'ein',
    'ein number',
    'fein',
    'employer identification',
    'employer identification number',
    'employer id',
    'federal tax id',
    'federal ein',
    'tax id',
  ],
});
