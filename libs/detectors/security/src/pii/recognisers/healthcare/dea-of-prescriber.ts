import { patternRecogniser } from '../pattern/pattern-recogniser';
import { holds, OF_THINGS } from './us-dea';

const NAMES = /(?<!\p{L})\p{Lu}(?=\p{Ll})/gu;
const LEAD = 60;

/** Returns true if one of the preceding names begins with a letter. */
const namesBegin = (before: string, letter: string): boolean =>
  before.slice(-LEAD).match(NAMES)?.includes(letter) ?? false;

/**
 * DEA number after a prescriber whose name begins with its second letter: `Dr. Lund, BL1234563`.
 * Source: DEA Diversion Control, number structure.
 */
export const deaOfPrescriber = patternRecogniser({
  kind: 'us_dea',
  title: 'US DEA number',
  group: 'healthcare data',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /[ABCDFGMPR][A-Z]\d{7}/,
  accepts: (code, { textBefore }) =>
    holds(code.slice(2, 9)) &&
    !OF_THINGS.test(textBefore) &&
    namesBegin(textBefore, code.charAt(1)),
  certaintyInContext: 0.85,
  reach: 60,
  contextWords: [
    'dr',
    'md',
    'm d',
    'np',
    'pa c',
    'dds',
    'dvm',
    'dmd',
    'pharmd',
    'aprn',
    'doctor',
    'provider',
  ],
});
