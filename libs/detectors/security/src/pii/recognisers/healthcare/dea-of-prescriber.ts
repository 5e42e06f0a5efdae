import { recogniser } from '../../recogniser';
import { holds, OF_THINGS } from './us-dea';

const NAMES = /(?<!\p{L})\p{Lu}(?=\p{Ll})/gu;
const LEAD = 60;

/** Whether a name that stands before begins with a letter. */
const namesBegin = (before: string, letter: string): boolean =>
  before.slice(-LEAD).match(NAMES)?.includes(letter) ?? false;

/** Behind those who prescribe, whose name has the second letter for its first: `Dr. Lund, BL1234563`. Source: DEA Diversion Control, number structure. */
export const deaOfPrescriber = recogniser({
  kind: 'us_dea',
  title: 'US DEA number',
  group: 'healthcare data',
  digits: 7,
  checked: true,
  pattern: /[ABCDFGMPR][A-Z]\d{7}/,
  accepts: (code, { before }) =>
    holds(code.slice(2, 9)) && !OF_THINGS.test(before) && namesBegin(before, code.charAt(1)),
  announced: 0.85,
  reach: 60,
  cues: [
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
