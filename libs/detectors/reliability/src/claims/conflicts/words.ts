import type { Pair } from '../alignment';
import { isVerb } from '../clauses';
import type { Statement } from '../statement';
import { similarityOf } from '../word-meanings';
import type { Conflict } from './conflict';

/** Least similarity of a word to the one that it replaces between the same neighbours. */
const REPLACES_FROM = 0.2;

/** Finds members of one class that exclude each other, such as two colours. */
export const classConflicts = (pairs: readonly Pair[]): Conflict[] =>
  pairs.flatMap(({ term, match, relation }): Conflict[] =>
    relation === 'other' && match ? [{ kind: 'word', claimed: term.raw, given: match.raw }] : [],
  );

/** Finds words that replace another word of the statement between the same neighbours. */
export const replacements = (
  pairs: readonly Pair[],
  given: Statement,
  claim: Statement,
): Conflict[] => {
  const matched = new Set(pairs.map(({ at }) => at));
  return pairs.flatMap((pair, index): Conflict[] => {
    const { term, relation, at } = pair;
    if (term.kind === 'number' || (relation !== 'none' && relation !== 'near')) return [];
    const place = placeOf(pairs, index, given.terms.length);
    const other = place === undefined ? undefined : given.terms[place];
    if (!other || place === undefined || (matched.has(place) && at !== place)) return [];
    if (claim.keys.has(other.key) || other.quantity || isVerb(term) || isVerb(other)) return [];
    const modifies = isModifier(pairs, index, place);
    if (!modifies && similarityOf(term.plain, other.plain) < REPLACES_FROM) return [];
    return [{ kind: 'replacement', claimed: term.raw, given: other.raw }];
  });
};

/** Returns true if both stand directly before a common word: `family ticket` and `day ticket`. */
const isModifier = (pairs: readonly Pair[], index: number, place: number): boolean => {
  const next = pairs[index + 1];
  return (
    next?.match !== undefined &&
    next.at === place + 1 &&
    next.term.before.length === 0 &&
    next.match.before.length === 0 &&
    next.relation !== 'near'
  );
};

const placeOf = (pairs: readonly Pair[], index: number, length: number): number | undefined => {
  const [before, after] = [pairs[index - 1], pairs[index + 1]];
  const left = before === undefined ? -1 : before.relation === 'none' ? undefined : before.at;
  const right = after === undefined ? length : after.relation === 'none' ? undefined : after.at;
  if (left !== undefined && right !== undefined && right - left === 2) return left + 1;
  return right !== undefined && right > 0 && right < length && isModifier(pairs, index, right - 1)
    ? right - 1
    : undefined;
};
