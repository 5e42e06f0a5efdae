import type { Pair } from '../alignment';
import { isVerb } from '../clauses';
import type { Statement, Term } from '../statement';
import type { Conflict } from './conflict';

const PREPOSITIONS = new Set([
  ...[
    'from',
    'to',
    'by',
    'than',
    'into',
    'over',
    'for',
    'with',
    'before',
    'after',
    'against',
    'of',
  ],
  ...['under', 'above', 'below', 'as', 'on', 'in', 'at', 'behind', 'ahead'],
]);
const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being', 'gets', 'got', 'get']);
const MOST_APART = 8;

const prepositionOf = ({ before }: Term): string =>
  before.findLast((word) => PREPOSITIONS.has(word)) ?? '';

/** A predicate with what stands before and after it. */
interface Frame {
  verb: Pair;
  subject: Pair;
  object: Pair;
}

const isKnown = ({ relation }: Pair): boolean =>
  relation === 'same' || relation === 'synonym' || relation === 'form' || relation === 'value';

/** Finds the verbs of the claim that have a known word on both sides. */
const framesOf = (pairs: readonly Pair[]): Frame[] =>
  pairs.flatMap((verb, at): Frame[] => {
    if (
      !verb.match ||
      verb.term.kind !== 'word' ||
      !(isKnown(verb) || verb.relation === 'opposite')
    )
      return [];
    if (!isVerb(verb.term) && !isComparative(verb.term)) return [];
    const subject = pairs.slice(0, at).findLast((pair) => isKnown(pair) && !pair.term.quantity);
    const object = pairs
      .slice(at + 1, at + 1 + MOST_APART)
      .find((pair) => isKnown(pair) && !pair.term.quantity);
    return subject && object ? [{ verb, subject, object }] : [];
  });

const isComparative = ({ plain }: Term): boolean => plain.endsWith('er');

/** Active or passive, as the word before the verb and the preposition of the agent tell. */
const isPassive = (verb: Term, others: readonly (Term | undefined)[]): boolean =>
  verb.before.some((word) => BE.has(word)) &&
  others.some((term) => term !== undefined && prepositionOf(term) === 'by');

/**
 * Finds subject and object that have changed places, as in `A beat B` and `B beat A`. With an
 * opposite verb it is the other way round: `A beat B` and `B lost to A`.
 */
export const roleConflicts = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): Conflict[] => {
  for (const { verb, subject, object } of framesOf(pairs)) {
    const places = [subject.at, verb.at, object.at];
    const [first = 0, middle = 0, last = 0] = places;
    const reversed = first > middle && middle > last;
    if (!reversed && !(first < middle && middle < last)) continue;
    const byClaim = isPassive(verb.term, claim.terms.slice(claim.terms.indexOf(verb.term) + 1));
    const byGiven = verb.match ? isPassive(verb.match, given.terms.slice(middle + 1)) : false;
    const exchanged = reversed !== (byClaim !== byGiven);
    const opposite = verb.relation === 'opposite';
    if (
      exchanged &&
      !opposite &&
      prepositionOf(object.term) === prepositionsAt(reversed ? subject : object, reversed, object)
    )
      return [conflictOf(subject, object)];
  }
  return exchangedPrepositions(pairs);
};

/** Preposition of the term that stands after the verb in the statement. */
const prepositionsAt = (after: Pair, reversed: boolean, object: Pair): string => {
  if (!after.match) return '';
  const given = prepositionOf(after.match);
  // `by` marks the agent of a passive, which has none in the active.
  return given === 'by' || prepositionOf(object.term) === 'by'
    ? prepositionOf(object.term)
    : reversed || given !== ''
      ? given
      : '';
};

const conflictOf = (one: Pair, two: Pair): Conflict => ({
  kind: 'role',
  claimed: `${one.term.raw} … ${two.term.raw}`,
  given: `${two.match?.raw ?? ''} … ${one.match?.raw ?? ''}`,
});

/** Returns true if an opposite verb goes with an exchange of subject and object. */
export const isConverse = (pairs: readonly Pair[], claim: Statement, given: Statement): boolean =>
  framesOf(pairs).some(({ verb, subject, object }) => {
    if (verb.relation !== 'opposite') return false;
    const reversed = subject.at > object.at;
    const byClaim = isPassive(verb.term, claim.terms);
    const byGiven = verb.match ? isPassive(verb.match, given.terms) : false;
    return reversed !== (byClaim !== byGiven);
  });

/** Finds two terms that have each other's preposition: from A to B, and from B to A. */
const exchangedPrepositions = (pairs: readonly Pair[]): Conflict[] => {
  const marked = pairs.filter((pair) => isKnown(pair) && prepositionOf(pair.term) !== '');
  for (const [index, one] of marked.entries())
    for (const two of marked.slice(index + 1, index + 1 + MOST_APART)) {
      if (!one.match || !two.match) continue;
      const [own, other] = [prepositionOf(one.term), prepositionOf(two.term)];
      if (own !== other && own === prepositionOf(two.match) && other === prepositionOf(one.match))
        return [conflictOf(one, two)];
    }
  return [];
};
