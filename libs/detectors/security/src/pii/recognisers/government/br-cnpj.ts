import { oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Computes a check digit: weights 2 to 9 from the right, modulo 11. Letters, allowed since 2026,
 * count as their ASCII code minus 48. Source: Receita Federal, IN RFB 2229/2024.
 */
const check = (code: string): number => {
  const sum = Array.from(code)
    .reverse()
    .reduce(
      (total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)),
      0,
    );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

export const brCnpj = patternRecogniser({
  kind: 'br_cnpj',
  title: 'Brazilian CNPJ',
  group: 'government IDs',
  minDigits: 6,
  hasCheckDigits: true,
  pattern: /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}|\d{14}/,
  accepts: (code, { inContext, excerpt }) =>
    !oneDigitOnly(code) &&
    check(code.slice(0, 12)) === Number(code[12]) &&
    check(code.slice(0, 13)) === Number(code[13]) &&
    (inContext || excerpt.includes('/')),
  certaintyInContext: 0.96,
  requiredCharacters: './-',
  minDigitRun: 2,
  certaintyAlone: 0.95,
  contextWords: ['cnpj', 'cadastro nacional da pessoa jurídica'],
});
