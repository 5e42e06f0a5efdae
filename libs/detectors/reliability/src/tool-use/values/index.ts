import { choiceDoubt } from './choices';
import { codeDoubt, codeOf, codingOf } from './codes';
import type { CallView, Doubt } from './doubt';
import { flagDoubt } from './flags';
import { identifierDoubt, isCopied } from './identifiers';
import type { Leaf } from './leaf';
import { momentDoubt, momentOf, yearDoubt } from './moments';
import { numberDoubt } from './numbers';
import { isIdentifier } from './parameter';
import { recordDoubt } from './records';
import { swapDoubt } from './swapped';
import { textDoubt } from './texts';

export type { CallView, Doubt } from './doubt';
export { type Leaf, leavesOf } from './leaf';
export { isAsked } from './number-relation';

/** Finds the value of a call that fits the conversation least, if one does not fit. */
export const valueDoubt = (view: CallView): Doubt | undefined => {
  const doubts = view.leaves
    .map((leaf) => doubtOn(leaf, view))
    .filter((each) => each !== undefined);
  const swapped = swapDoubt(view);
  return [...(swapped ? [swapped] : []), ...doubts].sort(
    (one, other) => other.certainty - one.certainty,
  )[0];
};

const NUMERIC = /^-?\d+(?:[.,]\d+)?$/;
const CALENDAR = new Set(['year', 'month', 'day', 'hour', 'minute', 'second']);

const doubtOn = (leaf: Leaf, view: CallView): Doubt | undefined => {
  const { value } = leaf;
  if (typeof value === 'boolean') return flagDoubt(leaf, value, view);
  if (typeof value === 'number') {
    if (isIdentifier(leaf) && Number.isInteger(value))
      return recordDoubt(leaf, value, view) ?? identifierDoubt(leaf, String(value), view);
    if (leaf.words.includes('year')) return yearDoubt(leaf, value, view);
    return CALENDAR.has(leaf.words.at(-1) ?? '') ? undefined : numberDoubt(leaf, value, view);
  }
  if (leaf.allowed.length > 0) return choiceDoubt(leaf, value, view);
  const moment = momentOf(value);
  if (moment) return momentDoubt(leaf, moment, view);
  const record = isIdentifier(leaf) ? recordDoubt(leaf, value, view) : undefined;
  if (record) return record;
  const table = codingOf(leaf);
  if (table && codeOf(table, value) !== undefined) return codeDoubt(leaf, value, view);
  if (NUMERIC.test(value.trim()) && !isIdentifier(leaf) && !leaf.words.includes('version'))
    return numberDoubt(leaf, Number(value.replace(',', '.')), view);
  if (isCopied(leaf, value)) return identifierDoubt(leaf, value, view);
  return textDoubt(leaf, value, view);
};
