import { areOpposites, areSynonyms, excludeEachOther } from './lexicon/lexicon';
import { areEqual } from './quantities';
import type { Statement, Term } from './statement';
import { rarityOf, similarityOf } from './word-meanings';

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
  match?: Term;
  /** Index of the counterpart in its statement; -1 without one. */
  at: number;
}

const SYNONYM = 0.92;
const FORM = 0.85;
const OPPOSITE = 0.9;
/** Least cosine similarity of two words that may mean the same. */
const NEAR_FROM = 0.42;
const SHORTEST_FORM = 4;
/** Share of the shorter word that two forms of one word have in common. */
const COMMON_START = 0.7;

/** Weight of a subject taken from another clause. */
const INHERITED = 0.5;

export const weightOf = ({ kind, plain, inherited }: Term): number =>
  (kind === 'word' ? rarityOf(plain) : 1) * (inherited ? INHERITED : 1);

const haveSameKey = (one: Term, other: Term): boolean =>
  one.key === other.key || one.alternates.includes(other.key) || other.alternates.includes(one.key);

const relationOf = (one: Term, other: Term): [Relation, number] => {
  if (one.quantity || other.quantity)
    return one.quantity && other.quantity && areEqual(one.quantity, other.quantity)
      ? ['value', 1]
      : ['none', 0];
  if (haveSameKey(one, other)) return ['same', 1];
  if (areOpposites(one.key, other.key)) return ['opposite', OPPOSITE];
  if (excludeEachOther(one.key, other.key)) return ['other', 0];
  if (areSynonyms(one.key, other.key)) return ['synonym', SYNONYM];
  if (isForm(one, other)) return ['form', FORM];
  return ['none', 0];
};

/** Recognises forms of one word by their beginning: `compete` and `competition`. */
const isForm = ({ plain: one }: Term, { plain: other }: Term): boolean => {
  if (one[0] !== other[0] || one[2] !== other[2]) return false;
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common++;
  return (
    common >= SHORTEST_FORM &&
    common >= shorter * COMMON_START &&
    Math.max(one.length, other.length) - common <= 5 &&
    (common >= shorter - 1 || similarityOf(one, other) > 0.3)
  );
};

const ORDER: Readonly<Record<Relation, number>> = {
  same: 7,
  value: 7,
  synonym: 5,
  form: 5,
  opposite: 4,
  near: 3,
  other: 2,
  none: 0,
};

/** Finds for each term of a claim its best counterpart in a statement, by the lexicon. */
export const align = (claim: Statement, given: Statement): Pair[] => {
  let last = 0;
  return claim.terms.map((term): Pair => {
    const found = bestOf(term, given.terms, last, claim);
    if (found.at >= 0 && found.relation !== 'other') last = found.at;
    return { term, weight: weightOf(term), ...found };
  });
};

/** Finds words of similar meaning for the terms that have no counterpart. */
export const withSimilar = (pairs: readonly Pair[], given: Statement): Pair[] => {
  const taken = new Set(pairs.flatMap(({ at, relation }) => (relation === 'other' ? [] : [at])));
  return pairs.map((pair) =>
    pair.relation === 'none' && pair.term.kind === 'word' ? nearby(pair, given.terms, taken) : pair,
  );
};

type Counterpart = Omit<Pair, 'term' | 'weight'>;

const bestOf = (
  term: Term,
  terms: readonly Term[],
  last: number,
  claim: Statement,
): Counterpart => {
  let best: Counterpart = { relation: 'none', quality: 0, at: -1 };
  for (const [at, match] of terms.entries()) {
    const [relation, quality] = relationOf(term, match);
    // Another member of the class that the claim names too is no rival.
    if ((relation === 'other' || relation === 'opposite') && claim.keys.has(match.key)) continue;
    const better =
      ORDER[relation] - ORDER[best.relation] ||
      (relation === 'none' ? 0 : Math.abs(best.at - last) - Math.abs(at - last));
    if (better > 0) best = { relation, quality, match, at };
  }
  return best;
};

/** Finds the free word of the most similar meaning. */
const nearby = (pair: Pair, terms: readonly Term[], taken: ReadonlySet<number>): Pair => {
  let best = pair;
  for (const [at, match] of terms.entries()) {
    if (taken.has(at) || match.kind !== 'word') continue;
    const quality = similarityOf(pair.term.plain, match.plain);
    if (quality >= NEAR_FROM && quality > best.quality)
      best = { ...pair, relation: 'near', quality, match, at };
  }
  return best;
};

/** Share of the claim's weight that a statement supports, 0 to 1. */
export const supportOf = (pairs: readonly Pair[]): number => {
  let [sum, found] = [0, 0];
  for (const { weight, quality, relation } of pairs) {
    sum += weight;
    if (relation !== 'opposite') found += weight * quality;
    else found += weight * quality * 0.8;
  }
  return sum === 0 ? 1 : found / sum;
};
