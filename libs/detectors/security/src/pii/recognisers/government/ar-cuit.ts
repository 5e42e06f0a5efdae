import { weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Type, DNI, check digit by weights 5 4 3 2 7 6 5 4 3 2 modulo 11. Source: AFIP/ARCA, RG 10/1997. */
const holds = (code: string): boolean => {
  const check = (11 - (weighted(code, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === Number(code.charAt(10)) || (check === 10 && code.charAt(10) === '9');
};

export const arCuit = recogniser({
  kind: 'ar_cuit',
  title: 'Argentine CUIT or CUIL',
  group: 'government IDs',
  digits: 11,
  checked: true,
  pattern: /(?:20|2[3-7]|30|3[34])[- ]?\d{2}\.?\d{3}\.?\d{3}[- /]?\d/,
  accepts: (code, { excerpt, announced }) =>
    holds(code) && (announced || /^\d{2}-.*-\d$/.test(excerpt)),
  announced: 0.95,
  signs: '-',
  run: 2,
  unannounced: 0.9,
  cues: ['cuit', 'cuil', 'cuit cuil', 'clave única de identificación tributaria'],
});
