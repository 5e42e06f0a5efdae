import { placeholder, weighted } from '../check-digits';
import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Weights of the only check digit in the ten digits of an organisation. The twelve digits of a
 * person have two check digits, all modulo 11 modulo 10. Source: Приказ ФНС ММВ-7-6/435.
 */
const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const check = (code: string, weights: number[]): boolean =>
  (weighted(code, weights) % 11) % 10 === Number(code.charAt(weights.length));

export const ruInn = patternRecogniser({
  kind: 'ru_inn',
  title: 'Russian taxpayer number',
  group: 'government IDs',
  minDigits: 10,
  hasCheckDigits: true,
  pattern: /\d{12}|\d{10}/,
  accepts: (code) =>
    !placeholder(code) &&
    (code.length === 10
      ? check(code, TEN)
      : check(code, [7, ...TEN.slice(0, 1), 4, 10, 3, 5, 9, 4, 6, 8]) &&
        check(code, [3, 7, ...TEN])),
  certaintyInContext: 0.94,
  contextWords: ['инн', 'inn', 'идентификационный номер налогоплательщика', 'taxpayer number'],
});
