import { oneDigitOnly } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Computes a check digit modulo 11: the first with weights 10 to 2, the second with weights 11 to
 * 2. Source: Receita Federal, IN RFB 1548/2015.
 */
const check = (digits: string): number => {
  const rest =
    (Array.from(digits).reduce(
      (sum, digit, index) => sum + Number(digit) * (digits.length + 1 - index),
      0,
    ) *
      10) %
    11;
  return rest % 10;
};

export const brCpf = patternRecogniser({
  kind: 'br_cpf',
  title: 'Brazilian CPF',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /\d{3}[. ]?\d{3}[. ]?\d{3}[- /]?\d{2}/,
  accepts: (code, { excerpt, inContext }) =>
    !oneDigitOnly(code) &&
    check(code.slice(0, 9)) === Number(code[9]) &&
    check(code.slice(0, 10)) === Number(code[10]) &&
    (inContext || /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(excerpt)),
  certaintyInContext: 0.96,
  requiredCharacters: '.-',
  minDigitRun: 3,
  certaintyAlone: 0.95,
  contextWords: [
    'cpf',
    'cpf mf',
    'meu cpf',
    'cadastro de pessoa física',
    'cadastro de pessoas físicas',
    'cpf nº',
    'brazilian tax id',
  ],
});
