import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check letter: weights 8 to 2 over seven digits plus nine times a second letter,
 * modulo 23, with W for 0. Source: Department of Social Protection, S.I. 389/2013.
 */
const holds = (code: string): boolean =>
  'WABCDEFGHIJKLMNOPQRSTUV'.charAt(
    (weighted(code.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) +
      9 * ' ABCDEFGHI'.indexOf(code.charAt(8) || ' ')) %
      23,
  ) === code.charAt(7);

export const iePps = patternRecogniser({
  kind: 'ie_pps',
  title: 'Irish PPS number',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /\d{7} ?[A-W][A-I]?/i,
  accepts: (code, { inContext, excerpt }) =>
    holds(code) && (inContext || /[A-Z]{2}$/.test(excerpt)),
  certaintyInContext: 0.94,
  requiredCharacters: 'A',
  minDigitRun: 7,
  certaintyAlone: 0.75,
  contextWords: [
    'pps',
    'ppsn',
    'pps number',
    'pps no',
    'personal public service number',
    'rsi number',
    'uimhir psp',
  ],
});
