import { weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies the check digit after type and DNI: weights 5 4 3 2 7 6 5 4 3 2, modulo 11. Source:
 * AFIP/ARCA, RG 10/1997.
 */
const holds = (code: string): boolean => {
  const check = (11 - (weighted(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === Number(code.charAt(10)) || (check === 10 && code.charAt(10) === '9');
};

export const arCuit = patternRecogniser({
  kind: 'ar_cuit',
  title: 'Argentine CUIT or CUIL',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /(?:20|2[3-7]|30|3[34])[- ]?\d{2}\.?\d{3}\.?\d{3}[- /]?\d/,
  accepts: (code, { excerpt, inContext }) =>
    holds(code) && (inContext || /^\d{2}-.*-\d$/.test(excerpt)),
  certaintyInContext: 0.95,
  requiredCharacters: '-',
  minDigitRun: 2,
  certaintyAlone: 0.9,
  contextWords: ['cuit', 'cuil', 'cuit cuil', 'clave única de identificación tributaria'],
});
