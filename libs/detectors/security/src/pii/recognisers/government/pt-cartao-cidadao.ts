import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the Luhn check digit, letters counting 10 to 35, over eight digits, a check digit and
 * two letters. Source: IRN, Cartão de Cidadão, algoritmo de validação.
 */
const holds = (code: string): boolean => {
  const values = Array.from(code, (character) => parseInt(character, 36)).reverse();
  return (
    values.reduce(
      (sum, value, index) =>
        sum + (index % 2 === 0 ? value : 2 * value > 9 ? 2 * value - 9 : 2 * value),
      0,
    ) %
      10 ===
    0
  );
};

export const ptCartaoCidadao = patternRecogniser({
  kind: 'pt_cartao_cidadao',
  title: 'Portuguese citizen card number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{8} ?\d ?[A-Z0-9]{2}\d/i,
  accepts: (code, { inContext }) => holds(code) && (inContext || /[A-Z]{2}\d$/.test(code)),
  certaintyInContext: 0.95,
  requiredCharacters: 'A',
  minDigitRun: 8,
  certaintyAlone: 0.7,
  contextWords: [
    'cartão de cidadão',
    'cartão cidadão',
    'cc',
    'bilhete de identidade',
    'número de documento',
    'citizen card',
  ],
});
