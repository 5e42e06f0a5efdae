import { remainder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Birth date, serial, and 97 less the rest modulo 97, with a 2 in front for those born from 2000
 * on. Source: arrêté royal of 3 April 1984.
 */
const holds = (code: string): boolean =>
  ['', '2'].some(
    (century) => 97 - remainder(century + code.slice(0, 9), 97) === Number(code.slice(9)),
  );

export const beNationalNumber = patternRecogniser({
  kind: 'be_national_number',
  title: 'Belgian national number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{2}[. ]?[0-5]\d[. ]?[0-3]\d[- ]?\d{3}[. ]?\d{2}/,
  accepts: (code, { inContext, excerpt }) =>
    holds(code) && (inContext || /\..*-.*\./.test(excerpt)),
  certaintyInContext: 0.96,
  requiredCharacters: '.-',
  minDigitRun: 3,
  certaintyAlone: 0.93,
  contextWords: [
    'rijksregisternummer',
    'rijksregister',
    'insz',
    'numéro national',
    'registre national',
    'niss',
    'nationalnummer',
    'national number',
    'national register number',
  ],
});
