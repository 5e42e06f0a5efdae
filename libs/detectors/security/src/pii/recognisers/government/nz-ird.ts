import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Computes the check digit modulo 11: weights 3 2 7 6 5 4 3 2, or 7 4 3 2 5 2 7 6 if the result is
 * 10. Source: Inland Revenue, RWT and NRWT specification.
 */
const check = (code: string, weights: number[]): number =>
  (11 - (weighted(code, weights) % 11)) % 11;
const holds = (code: string): boolean => {
  const digits = code.padStart(9, '0');
  const first = check(digits, [3, 2, 7, 6, 5, 4, 3, 2]);
  return (
    Number(digits) > 10_000_000 &&
    Number(digits) < 150_000_000 &&
    (first === 10 ? check(digits, [7, 4, 3, 2, 5, 2, 7, 6]) : first) === Number(digits.charAt(8))
  );
};

export const nzIrd = patternRecogniser({
  kind: 'nz_ird',
  title: 'New Zealand tax number',
  group: 'government IDs',
  minDigits: 8,
  hasCheckDigits: true,
  pattern: /\d{2,3}[- ]?\d{3}[- ]?\d{3}/,
  accepts: holds,
  certaintyInContext: 0.94,
  contextWords: ['ird', 'ird number', 'ird no', 'inland revenue'],
});
