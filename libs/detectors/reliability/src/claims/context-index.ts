import { withSubjects } from './pronouns';
import type { Quantity } from './quantity';
import type { Statement, Term } from './statement';

/** Index of the context that claims are compared with; built once. */
export interface ContextIndex {
  statements: readonly Statement[];
  /**
   * Indexes of the statements that contain a key, at most the first 32: also alternate values of
   * numbers and groups of synonyms.
   */
  postings: ReadonlyMap<string, readonly number[]>;
  /** Keys and values of the question that the text answers: it may repeat what they assume. */
  asked: Asked;
}

interface Asked {
  keys: ReadonlySet<string>;
  values: readonly Quantity[];
}

/** Keys in more statements than this are too common to identify a statement. */
const MOST_POSTINGS = 32;
/** Weight of a synonym against that of the word itself. */
const GROUP_WEIGHT = 0.7;

const groupKeys = ({ entry }: Term): readonly string[] => entry?.groupKeys ?? NONE;
const NONE: readonly string[] = [];

/** Returns true if the word, one of its values or a synonym is in the context. */
export const occurs = ({ postings }: ContextIndex, term: Term): boolean =>
  postings.has(term.key) ||
  term.alternates.some((key) => postings.has(key)) ||
  groupKeys(term).some((key) => postings.has(key));

/** Builds the index. `tick` is called for each statement and may throw to stop the work. */
export const buildIndex = (
  parsed: readonly Statement[],
  tick: () => void = () => undefined,
  asked: readonly Statement[] = [],
): ContextIndex => {
  const statements = withSubjects(parsed);
  const postings = new Map<string, number[]>();
  statements.forEach(({ terms }, number) => {
    tick();
    for (const term of terms) {
      note(postings, term.key, number);
      for (const key of term.alternates) note(postings, key, number);
      for (const key of groupKeys(term)) note(postings, key, number);
      // A date in figures gives its month as a number; a claim may give its name.
      if (term.kind === 'number') noteMonth(postings, term.key, number);
    }
  });
  return { statements, postings, asked: askedIn(asked) };
};

const askedIn = (statements: readonly Statement[]): Asked => ({
  keys: new Set(statements.flatMap(({ terms }) => terms.flatMap(keysOfTerm))),
  values: statements.flatMap(({ terms }) => terms.flatMap(({ quantity }) => quantity ?? [])),
});

const keysOfTerm = ({ key, alternates }: Term): string[] => [key, ...alternates];

const noteMonth = (postings: Map<string, number[]>, key: string, number: number): void => {
  const value = Number(key.slice(1));
  if (Number.isInteger(value) && value >= 1 && value <= 12)
    note(postings, `month:${value}`, number);
};

const note = (postings: Map<string, number[]>, key: string, number: number): void => {
  const list = postings.get(key);
  if (list === undefined) postings.set(key, [number]);
  else if (list.length < MOST_POSTINGS && list.at(-1) !== number) list.push(number);
};

/**
 * Finds the statements that share most with the terms, best first, as indexes; rare keys count more.
 * The work for each term is bounded.
 */
export const nearest = (index: ContextIndex, terms: readonly Term[], count: number): number[] => {
  const scores = new Map<number, number>();
  for (const term of terms) {
    addScores(scores, index.postings.get(term.key), 1);
    for (const key of term.alternates) addScores(scores, index.postings.get(key), 1);
    for (const key of groupKeys(term)) addScores(scores, index.postings.get(key), GROUP_WEIGHT);
  }
  return best(scores, count);
};

const addScores = (
  scores: Map<number, number>,
  list: readonly number[] | undefined,
  weight: number,
): void => {
  if (!list) return;
  const each = weight / (1 + Math.log(list.length));
  for (const number of list) scores.set(number, (scores.get(number) ?? 0) + each);
};

const best = (scores: Map<number, number>, count: number): number[] => {
  const top: [number, number][] = [];
  for (const entry of scores) {
    const [, least] = top.at(-1) ?? [];
    if (least !== undefined && top.length === count && entry[1] <= least) continue;
    top.push(entry);
    top.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (top.length > count) top.pop();
  }
  return top.map(([number]) => number);
};
