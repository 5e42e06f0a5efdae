import { oneDigitOnly } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Two check digits modulo 11, weights 10 to 2 and 11 to 2. Source: Receita Federal, IN RFB 1548/2015. */
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

export const brCpf = recogniser({
  kind: 'br_cpf',
  title: 'Brazilian CPF',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /\d{3}[. ]?\d{3}[. ]?\d{3}[- /]?\d{2}/,
  accepts: (code, { excerpt, announced }) =>
    !oneDigitOnly(code) &&
    check(code.slice(0, 9)) === Number(code[9]) &&
    check(code.slice(0, 10)) === Number(code[10]) &&
    (announced || /^\d{3}\.\d{3}\.\d{3}-\d{2}$/.test(excerpt)),
  announced: 0.96,
  signs: '.-',
  run: 3,
  unannounced: 0.95,
  cues: [
    'cpf',
    'cpf mf',
    'meu cpf',
    'cadastro de pessoa física',
    'cadastro de pessoas físicas',
    'cpf nº',
    'brazilian tax id',
  ],
});
