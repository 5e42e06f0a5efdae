import { oneDigitOnly, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit: weights 9 to 2, modulo 11. The first digit is 1, 2, 3, 5, 6, 8 or 9.
 * Source: Decreto-Lei 14/2013 and OECD TIN description Portugal.
 */
const holds = (code: string): boolean => {
  const check = 11 - (weighted(code, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (check > 9 ? 0 : check) === Number(code.charAt(8));
};

export const ptNif = patternRecogniser({
  kind: 'pt_nif',
  title: 'Portuguese NIF',
  group: 'government IDs',
  minDigits: 9,
  hasCheckDigits: true,
  pattern: /[1235689]\d{2}[ .]?\d{3}[ .]?\d{3}/,
  accepts: (code) => holds(code) && !oneDigitOnly(code),
  certaintyInContext: 0.94,
  contextWords: [
    'nif',
    'nº de contribuinte',
    'contribuinte',
    'número de contribuinte',
    'número de identificação fiscal',
    'identificação fiscal',
    'portuguese tax number',
    'tax number',
  ],
});
