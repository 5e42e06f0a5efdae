import { oneDigitOnly, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Computes a check digit. Bank and branch have one, by weights 7 1 3 9 7 1 3, and the account
 * another, by weights 3 9 7 1 3 9 7 1 3 9 7 1 3. Source: BCRA, comunicación A 2559.
 */
const check = (digits: string, weights: number[]): number =>
  (10 - (weighted(digits, weights) % 10)) % 10;

export const arCbu = patternRecogniser({
  kind: 'ar_cbu',
  title: 'Argentine account number (CBU)',
  group: 'financial data',
  minDigits: 22,
  hasCheckDigits: true,
  pattern: /\d{8} ?\d{14}/,
  accepts: (code) =>
    check(code.slice(0, 7), [7, 1, 3, 9, 7, 1, 3]) === Number(code[7]) &&
    check(code.slice(8, 21), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]) === Number(code[21]) &&
    !oneDigitOnly(code),
  certaintyInContext: 0.96,
  minDigitRun: 8,
  certaintyAlone: 0.75,
  contextWords: ['cbu', 'cvu', 'cuenta'],
});
