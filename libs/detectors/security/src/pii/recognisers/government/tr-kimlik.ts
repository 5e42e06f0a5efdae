import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Verifies both check digits: the tenth is seven times the odd places minus the even ones, the
 * eleventh the sum of the others, each modulo 10. Source: Nüfus ve Vatandaşlık İşleri, T.C. kimlik
 * numarası.
 */
const holds = (code: string): boolean =>
  (weighted(code, [7, -1, 7, -1, 7, -1, 7, -1, 7]) + 100) % 10 === Number(code.charAt(9)) &&
  weighted(code, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 === Number(code.charAt(10));

export const trKimlik = patternRecogniser({
  kind: 'tr_kimlik',
  title: 'Turkish identity number',
  group: 'government IDs',
  minDigits: 11,
  hasCheckDigits: true,
  pattern: /[1-9]\d{2} ?\d{3} ?\d{3} ?\d[02468]/,
  accepts: (code) => holds(code) && !placeholder(code),
  certaintyInContext: 0.95,
  contextWords: [
    'tc',
    't c',
    'tckn',
    'tc kimlik',
    'kimlik no',
    'kimlik numarası',
    'kimlik numaram',
    'tc no',
    'vatandaşlık numarası',
    'turkish id',
    'turkish identity number',
  ],
});
