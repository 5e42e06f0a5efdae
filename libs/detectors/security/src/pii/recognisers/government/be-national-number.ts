import { remainder } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check number after date of birth and serial number: 97 minus the remainder modulo
 * 97, with a leading 2 for births from 2000 on. Source: arrêté royal of 3 April 1984.
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
