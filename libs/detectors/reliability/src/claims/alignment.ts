import { lexicalRelation } from './lexicon/lexicon';
import { areEqual } from './quantities';
import type { Statement, Term } from './statement';
import { rarityOf, similarityOf, similarityTo } from './word-meanings';

/** How a term of a claim corresponds to one of the context. */
export type Relation =
  | 'same'
  | 'value'
  | 'synonym'
  | 'form'
  | 'near'
  | 'opposite'
  /** Members of a class that exclude each other. */
  | 'other'
  | 'none';

/** A term of a claim and its counterpart in one statement of the context. */
export interface Pair {
  term: Term;
  /** How much the term tells, 0 to 1. */
  weight: number;
  relation: Relation;
  /** Certainty that both mean the same, 0 to 1; of opposites, that they mean opposites. */
  quality: number;
  /** Absent for `none`. */
  match: Term | undefined;
  /** Index of the counterpart in its statement; -1 without one. */
  at: number;
}

/** Least cosine similarity of two words that may mean the same. */
const NEAR_FROM = 0.42;
const SHORTEST_FORM = 4;
/** Share of the shorter word that two forms of one word have in common. */
const COMMON_START = 0.7;
/** Characters that two forms of one word may differ in. */
const LONGEST_ENDING = 5;
const FORM_FROM = 0.3;

/** Weight of a subject taken from another clause. */
const INHERITED = 0.5;

const weightOf = ({ kind, plain, inherited }: Term): number =>
  (kind === 'word' ? rarityOf(plain) : 1) * (inherited ? INHERITED : 1);

const relationOf = (one: Term, other: Term): Relation => {
  if (one.quantity || other.quantity)
    return one.quantity && other.quantity && areEqual(one.quantity, other.quantity)
      ? 'value'
      : 'none';
  if (one.key === other.key) return 'same';
  const known = one.entry && other.entry && lexicalRelation(one.entry, other.key, other.entry);
  return known ?? (isForm(one.plain, other.plain) ? 'form' : 'none');
};

/** Recognises forms of one word by their beginning: `compete` and `competition`. */
const isForm = (one: string, other: string): boolean => {
  if (one.charCodeAt(0) !== other.charCodeAt(0) || one.charCodeAt(2) !== other.charCodeAt(2))
    return false;
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one.charCodeAt(common) === other.charCodeAt(common)) common++;
  return (
    common >= SHORTEST_FORM &&
    common >= shorter * COMMON_START &&
    Math.max(one.length, other.length) - common <= LONGEST_ENDING &&
    (common >= shorter - 1 || similarityOf(one, other) > FORM_FROM)
  );
};

/** Precedence of a relation over others, and how sure it is that both terms mean the same. */
const RELATIONS: Readonly<Record<Relation, { rank: number; quality: number }>> = {
  same: { rank: 7, quality: 1 },
  value: { rank: 7, quality: 1 },
  synonym: { rank: 5, quality: 0.92 },
  form: { rank: 5, quality: 0.85 },
  opposite: { rank: 4, quality: 0.9 },
  near: { rank: 3, quality: NEAR_FROM },
  other: { rank: 2, quality: 0 },
  none: { rank: 0, quality: 0 },
};

/** Finds for each term of a claim its best counterpart in a statement, by the lexicon. */
export const align = (claim: Statement, given: Statement): Pair[] => {
  let last = 0;
  return claim.terms.map((term): Pair => {
    const { relation, at } = bestOf(term, given.terms, last, claim);
    if (at >= 0 && relation !== 'other') last = at;
    const { quality } = RELATIONS[relation];
    return { term, weight: weightOf(term), relation, quality, match: given.terms[at], at };
  });
};

/** Finds the closest relation; among equal ones, the counterpart that is nearest to the last one. */
const bestOf = (
  term: Term,
  terms: readonly Term[],
  last: number,
  claim: Statement,
): { relation: Relation; at: number } => {
  let best: Relation = 'none';
  let [rank, at] = [0, -1];
  for (let index = 0; index < terms.length; index++) {
    const match = terms[index] as Term;
    const relation = relationOf(term, match);
    if (relation === 'none') continue;
    // Another member of the class that the claim names too is no rival.
    if ((relation === 'other' || relation === 'opposite') && claim.keys.has(match.key)) continue;
    const ahead = RELATIONS[relation].rank - rank;
    if (ahead < 0 || (ahead === 0 && Math.abs(at - last) <= Math.abs(index - last))) continue;
    [best, rank, at] = [relation, RELATIONS[relation].rank, index];
  }
  return { relation: best, at };
};

/** Finds words of similar meaning for the terms that have no counterpart. */
export const withSimilar = (pairs: readonly Pair[], given: Statement): readonly Pair[] => {
  if (!pairs.some(isOpen)) return pairs;
  const taken = new Set(pairs.flatMap(({ at, relation }) => (relation === 'other' ? [] : [at])));
  return pairs.map((pair) => (isOpen(pair) ? nearby(pair, given.terms, taken) : pair));
};

const isOpen = ({ relation, term }: Pair): boolean => relation === 'none' && term.kind === 'word';

/** Finds the free word of the most similar meaning. */
const nearby = (pair: Pair, terms: readonly Term[], taken: ReadonlySet<number>): Pair => {
  let best = pair;
  const similarity = similarityTo(pair.term.plain);
  for (let at = 0; at < terms.length; at++) {
    const match = terms[at] as Term;
    if (match.kind !== 'word' || taken.has(at)) continue;
    const quality = similarity(match.plain);
    if (quality >= NEAR_FROM && quality > best.quality)
      best = { ...pair, relation: 'near', quality, match, at };
  }
  return best;
};

/** Share of an opposite that counts as support: both speak of the same. */
const OPPOSITE_SHARE = 0.8;

/** Share of the claim's weight that a statement supports, 0 to 1. */
export const supportOf = (pairs: readonly Pair[]): number => {
  let [sum, found] = [0, 0];
  for (const { weight, quality, relation } of pairs) {
    sum += weight;
    found += weight * quality * (relation === 'opposite' ? OPPOSITE_SHARE : 1);
  }
  return sum === 0 ? 1 : found / sum;
};
