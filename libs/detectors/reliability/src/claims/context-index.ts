import type { Statement, Term } from './statement';

/** Index of the context that claims are compared with; built once. */
export interface ContextIndex {
  statements: readonly Statement[];
  /** Every key in the context, including the alternate values of numbers. */
  keys: ReadonlySet<string>;
  /** Neighbouring keys, joined with a space. */
  pairs: ReadonlySet<string>;
  /** Indexes of the statements that contain a key, at most the first 24. */
  postings: ReadonlyMap<string, readonly number[]>;
}

/** Keys in more statements than this are too common to identify a statement. */
const MOST_POSTINGS = 24;

const keysOf = (term: Term): readonly string[] =>
  term.alternates.length === 0 ? [term.key] : [term.key, ...term.alternates];

/** Builds the index. `tick` is called for each statement and may throw to stop the work. */
export const buildIndex = (
  statements: readonly Statement[],
  tick: () => void = () => undefined,
): ContextIndex => {
  const keys = new Set<string>();
  const pairs = new Set<string>();
  const postings = new Map<string, number[]>();
  statements.forEach(({ terms }, number) => {
    tick();
    let before: string | undefined;
    for (const term of terms) {
      for (const key of keysOf(term)) {
        keys.add(key);
        note(postings, key, number);
      }
      // A date in figures gives its month as a number; a claim may give its name.
      if (term.kind === 'number') addMonth(keys, term.key);
      if (before !== undefined) pairs.add(`${before} ${term.key}`);
      before = term.key;
    }
  });
  return { statements, keys, pairs, postings };
};

const addMonth = (keys: Set<string>, key: string): void => {
  const value = Number(key.slice(1));
  if (Number.isInteger(value) && value >= 1 && value <= 12) keys.add(`month:${value}`);
};

const note = (postings: Map<string, number[]>, key: string, number: number): void => {
  const list = postings.get(key);
  if (list === undefined) postings.set(key, [number]);
  else if (list.length < MOST_POSTINGS && list.at(-1) !== number) list.push(number);
};

/**
 * Finds the statements that share most with the terms, best first; rare keys count more. The work
 * for each term is bounded.
 */
export const nearest = (
  index: ContextIndex,
  terms: readonly Term[],
  count: number,
): Statement[] => {
  const scores = new Map<number, number>();
  for (const term of terms) {
    for (const key of keysOf(term)) {
      const list = index.postings.get(key) ?? [];
      for (const number of list)
        scores.set(number, (scores.get(number) ?? 0) + 1 / (1 + Math.log(list.length)));
    }
  }
  return best(scores, count).flatMap((number) => index.statements[number] ?? []);
};

const best = (scores: Map<number, number>, count: number): number[] => {
  const top: [number, number][] = [];
  for (const entry of scores) {
    const [, least] = top.at(-1) ?? [];
    if (least !== undefined && top.length === count && entry[1] <= least) continue;
    top.push(entry);
    top.sort((a, b) => b[1] - a[1]);
    if (top.length > count) top.pop();
  }
  return top.map(([number]) => number);
};
