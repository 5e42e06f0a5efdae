import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Date of birth as days since 1899, serial number, and a check digit with weights -1 5 7 9 4 6 10 5
 * 7 modulo 11 modulo 10. Source: Положення про реєстрацію фізичних осіб, наказ 822.
 */
export const uaRnokpp = patternRecogniser({
  kind: 'ua_rnokpp',
  title: 'Ukrainian taxpayer number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{10}/,
  accepts: (code) =>
    ((weighted(code, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) + 110) % 11) % 10 === Number(code.charAt(9)) &&
    !placeholder(code),
  certaintyInContext: 0.93,
  contextWords: [
    'рнокпп',
    'іпн',
    'ипн',
    'інн',
    'ідентифікаційний код',
    'ідентифікаційний номер',
    'податковий номер',
    'номер платника податків',
    'код дрфо',
    'дрфо',
    'rnokpp',
    'ipn',
    'drfo',
    'ukrainian taxpayer number',
    'ukrainian tax number',
    'ukrainian tax id',
  ],
});
