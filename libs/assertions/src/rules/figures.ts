import type { Bounds } from '../constraint';
import type { SentenceMeaning } from '../sentence-meaning';

/** Parts of a sentence that state a figure. */
export const FIGURES = ['bounds', 'numbers', 'range', 'verb:exceed', 'and'];

/**
 * Inverts a comparison for "not"; with "at least", "exactly" and plain figures the result is too
 * ambiguous.
 */
const FORBIDDEN: Record<string, (n: number) => Bounds> = {
  above: (n) => ({ max: n }),
  below: (n) => ({ min: n }),
};
const REQUIRED: Record<string, (n: number) => Bounds> = {
  min: (n) => ({ min: n }),
  max: (n) => ({ max: n }),
  above: (n) => ({ min: n + 1 }),
  below: (n) => ({ max: n - 1 }),
  exact: (n) => ({ min: n, max: n }),
  about: (n) => ({ min: n, max: n, slack: 0.1 }),
};

/** Returns the bounds that a sentence states; `undefined` where they are ambiguous. */
export const figures = (meaning: SentenceMeaning): Bounds | undefined => {
  const [first, second, third] = meaning.numbers;
  if (first === undefined)
    return meaning.bounds.length > 0 ? undefined : meaning.forbids ? { max: 0 } : { min: 1 };
  if (second !== undefined)
    return third === undefined ? between(meaning, first, second) : undefined;
  const bounds = [
    ...new Set([...meaning.bounds, ...(meaning.verbs.has('exceed') ? ['above'] : [])]),
  ];
  if (bounds.length > 1) return undefined;
  const [bound] = bounds;
  if (bound !== undefined)
    return sensible((meaning.forbids ? FORBIDDEN : REQUIRED)[bound]?.(first));
  if (meaning.forbids || meaning.permits) return undefined;
  return { min: first, max: first, soft: !meaning.flags.has('only') };
};

const between = (
  { forbids, bounds, flags }: SentenceMeaning,
  low: number,
  high: number,
): Bounds | undefined => {
  const spelled =
    bounds.length === 1 && bounds[0] === 'between' && (flags.has('and') || flags.has('range'));
  return !forbids && low <= high && (spelled || (bounds.length === 0 && flags.has('range')))
    ? { min: low, max: high }
    : undefined;
};

const sensible = (bounds: Bounds | undefined): Bounds | undefined =>
  bounds?.max !== undefined && bounds.max < 0 ? undefined : bounds;
