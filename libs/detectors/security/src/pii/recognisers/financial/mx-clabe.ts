import { oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit: weights 3 7 1 over bank, place and account, each product modulo 10.
 * Source: Banco de México, CLABE.
 */
const holds = (code: string): boolean =>
  (10 -
    (Array.from(code.slice(0, 17)).reduce(
      (sum, digit, index) => sum + ((Number(digit) * ([3, 7, 1][index % 3] ?? 0)) % 10),
      0,
    ) %
      10)) %
    10 ===
  Number(code.charAt(17));

export const mxClabe = patternRecogniser({
  kind: 'mx_clabe',
  title: 'Mexican account number (CLABE)',
  group: 'financial data',
  minDigits: 18,
  hasCheckDigits: true,
  pattern: /\d{3} ?\d{3} ?\d{11} ?\d/,
  accepts: (code) => holds(code) && !oneDigitOnly(code),
  certaintyInContext: 0.95,
  contextWords: ['clabe', 'clabe interbancaria', 'cuenta clabe', 'cuenta', 'transferencia'],
});
