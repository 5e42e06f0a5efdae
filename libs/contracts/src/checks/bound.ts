/** An inclusive range; an absent end is open. */
export interface Bound {
  min?: number;
  max?: number;
}

const FORMS: readonly [RegExp, (a: number, b: number) => Bound][] = [
  [/^(\d{1,9})$/, (max) => ({ max })],
  [/^(?:<=|≤|max:?)\s?(\d{1,9})$/i, (max) => ({ max })],
  [/^<\s?(\d{1,9})$/, (max) => ({ max: max - 1 })],
  [/^(?:>=|≥|min:?)\s?(\d{1,9})$/i, (min) => ({ min })],
  [/^>\s?(\d{1,9})$/, (min) => ({ min: min + 1 })],
  [/^=\s?(\d{1,9})$/, (n) => ({ min: n, max: n })],
  [/^(\d{1,9})\s?(?:-|–|\.\.|,|to)\s?(\d{1,9})$/i, (min, max) => ({ min, max })],
  [/^(\d{1,9})\s?(?:\+|-)$/, (min) => ({ min })],
  [/^-(\d{1,9})$/, (max) => ({ max })],
];

/**
 * Reads the bound of the rules `length` (characters) and `word count`: `50` or `<=50` at most 50,
 * `<50`, `>=10` or `10-` at least 10, `>10`, `=7`, `10-50`, `10..50`. `undefined` when malformed,
 * or when no number could meet it.
 */
export const parseBound = (args: string): Bound | undefined => {
  const written = args.trim();
  for (const [pattern, make] of FORMS) {
    const [, a, b] = pattern.exec(written) ?? [];
    if (a === undefined) continue;
    const bound = make(Number(a), Number(b));
    return (bound.max ?? 0) < 0 || (bound.min ?? 0) > (bound.max ?? Infinity) ? undefined : bound;
  }
  return undefined;
};
