import { oneDigitOnly, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Bank and branch with a check digit, account with another: weights 7 1 3 9 7 1 3 and 3 9 7 1 3 9 7 1 3 9 7 1 3. Source: BCRA, comunicación A 2559. */
const check = (digits: string, weights: number[]): number =>
  (10 - (weighted(digits, weights) % 10)) % 10;

export const arCbu = recogniser({
  kind: 'ar_cbu',
  title: 'Argentine account number (CBU)',
  group: 'financial data',
  digits: 22,
  checked: true,
  pattern: /\d{8} ?\d{14}/,
  accepts: (code) =>
    check(code.slice(0, 7), [7, 1, 3, 9, 7, 1, 3]) === Number(code[7]) &&
    check(code.slice(8, 21), [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]) === Number(code[21]) &&
    !oneDigitOnly(code),
  announced: 0.96,
  run: 8,
  unannounced: 0.75,
  cues: ['cbu', 'cvu', 'cuenta'],
});
