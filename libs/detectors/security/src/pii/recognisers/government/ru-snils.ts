import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check number: weights 9 to 1, modulo 101, with 00 for 100. Source: Пенсионный фонд,
 * постановление 192п.
 */
const holds = (code: string): boolean =>
  (weighted(code, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(code.slice(9));

export const ruSnils = patternRecogniser({
  kind: 'ru_snils',
  title: 'Russian SNILS',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{3}[- ]?\d{3}[- ]?\d{3}[- ]?\d{2}/,
  accepts: (code, { excerpt, inContext }) =>
    holds(code) &&
    !placeholder(code) &&
    (inContext || /^\d{3}-\d{3}-\d{3}[ -]\d{2}$/.test(excerpt)),
  certaintyInContext: 0.96,
  requiredCharacters: '-',
  minDigitRun: 3,
  certaintyAlone: 0.92,
  contextWords: ['снилс', 'snils', 'страховой номер', 'пенсионного свидетельства'],
});
