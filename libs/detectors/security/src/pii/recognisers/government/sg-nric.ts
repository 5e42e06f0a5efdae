import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Check letters by remainder modulo 11, after a letter and seven digits with weights 2 7 6 5 4 3 2;
 * T and G add 4, M adds 3. Source: Immigration and Checkpoints Authority.
 */
const LETTERS: Readonly<Record<string, string>> = {
  S: 'JZIHGFEDCBA',
  T: 'JZIHGFEDCBA',
  F: 'XWUTRQPNMLK',
  G: 'XWUTRQPNMLK',
  M: 'XWUTRQPNJLK',
};
const holds = (code: string): boolean => {
  const first = code.charAt(0);
  const sum =
    weighted(code.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]) +
    (first === 'T' || first === 'G' ? 4 : first === 'M' ? 3 : 0);
  const rest = sum % 11;
  return (
    LETTERS[first]?.charAt(first === 'M' ? 10 - rest : rest) === code.at(-1) ||
    (first === 'M' && 'KLJNPQRTUWX'.charAt(10 - rest) === code.at(-1))
  );
};

export const sgNric = patternRecogniser({
  kind: 'sg_nric',
  title: 'Singaporean NRIC or FIN',
  group: 'government IDs',
  minDigits: 7,
  hasCheckDigits: true,
  pattern: /[STFGM]\d{7}[A-Z]/i,
  accepts: holds,
  certaintyInContext: 0.96,
  requiredCharacters: 'A',
  minDigitRun: 7,
  certaintyAlone: 0.88,
  contextWords: [
    'nric',
    'fin',
    'nric no',
    'nric number',
    'fin number',
    'ic number',
    'singapore id',
    'identity card',
  ],
});
