import { SMALL_NUMBERS } from '@touchstone/text';
import { UNIT_NAMES } from './lexicon/units';
import type { Quantity } from './quantity';

const FRACTIONS = new Map([
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
  ['tenth', 1 / 10],
]);
const PARTS = new Set(['a', 'an', 'one', 'the', 'by']);
const ARTICLES = new Set(['a', 'an']);

/** A share or a part of a unit. */
export interface Fraction {
  /** Name of the part, singular. */
  name: string;
  quantity: Quantity;
  /** Number that stands for it: a quarter is 25. */
  shown: number;
  used: number;
}

/** Returns true for the name of a part, singular. */
export const isFractionName = (word: string): boolean => FRACTIONS.has(halfOf(word));

const halfOf = (word: string): string => (word === 'halve' ? 'half' : word);

/**
 * Reads `half an hour`, `a quarter of`, `two thirds`.
 * @param tokens each with its word in lower case, without accents
 */
export const fractionAt = (
  tokens: readonly { plain: string }[],
  index: number,
): Fraction | undefined => {
  const counted = SMALL_NUMBERS.get(tokens[index]?.plain ?? '');
  const at = counted === undefined ? index : index + 1;
  const name = halfOf(tokens[at]?.plain.replace(/s$/, '') ?? '');
  const part = FRACTIONS.get(name);
  if (part === undefined) return undefined;
  const [first = '', second = ''] = [at + 1, at + 2].map((next) => tokens[next]?.plain);
  const article = PARTS.has(tokens[index - 1]?.plain ?? '');
  if (name !== 'half' && counted === undefined && !article && first !== 'of') return undefined;
  const unitAt =
    first === 'of' && ARTICLES.has(second) ? at + 3 : ARTICLES.has(first) ? at + 2 : at + 1;
  const unit = UNIT_NAMES.get(tokens[unitAt]?.plain ?? '');
  const amount = (counted ?? 1) * part;
  if (!unit || unit.dimension === 'ratio')
    return {
      name,
      quantity: { dimension: 'ratio', factor: part, amounts: [amount] },
      shown: amount * 100,
      used: at + 1 - index,
    };
  const { dimension, factor } = unit;
  return {
    name,
    quantity: { dimension, factor: factor * part, amounts: [amount * factor] },
    shown: amount,
    used: unitAt + 1 - index,
  };
};
