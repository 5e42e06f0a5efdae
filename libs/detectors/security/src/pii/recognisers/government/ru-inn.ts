import { placeholder, weighted } from '../../check-digits';
import { recogniser } from '../../recogniser';

/** Ten digits (organisations) with one, twelve (people) with two check digits modulo 11 modulo 10. Source: Приказ ФНС ММВ-7-6/435. */
const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const check = (code: string, weights: number[]): boolean =>
  (weighted(code, weights) % 11) % 10 === Number(code.charAt(weights.length));

export const ruInn = recogniser({
  kind: 'ru_inn',
  title: 'Russian taxpayer number',
  group: 'government IDs',
  digits: 10,
  checked: true,
  pattern: /\d{12}|\d{10}/,
  accepts: (code) =>
    !placeholder(code) &&
    (code.length === 10
      ? check(code, TEN)
      : check(code, [7, ...TEN.slice(0, 1), 4, 10, 3, 5, 9, 4, 6, 8]) &&
        check(code, [3, 7, ...TEN])),
  announced: 0.94,
  cues: ['инн', 'inn', 'идентификационный номер налогоплательщика', 'taxpayer number'],
});
