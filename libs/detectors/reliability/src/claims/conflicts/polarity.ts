import { roughStem } from '@touchstone/text';
import type { Pair } from '../alignment';
import { isNegation } from '../negations';
import type { Statement, Term } from '../statement';
import type { Conflict } from './conflict';

/** Verbs that deny what follows, where the other side has no counterpart of them. */
const NEGATIVE_KEYS = new Set(
  'prohibit prohibited forbid forbidden ban banned exclude excluded refuse refused deny denied prevent prevented avoid avoided impossible unavailable lift lifted withdrawn reject rejected'
    .split(' ')
    .map(roughStem),
);

/**
 * Finds predicates that only one side negates. An opposite counts as a negation: `not open` is
 * `closed`.
 */
export const polarityConflicts = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): Conflict[] => {
  const matched = new Set(pairs.flatMap(({ match }) => match ?? []));
  const segments = new Set([...matched].map(({ segment }) => segment));
  const free = pairs.filter(({ relation }) => relation === 'none' || relation === 'near');
  const claimed = negationsIn(claim.terms) + countNegative(free.map(({ term }) => term));
  const others = given.terms.filter(({ segment }) => segments.has(segment));
  const denied = negationsIn(others) + countNegative(others.filter((term) => !matched.has(term)));
  const opposites = pairs.filter(({ relation }) => relation === 'opposite');
  const odd = (claimed + denied + opposites.length) % 2 === 1;
  if (!odd) return [];
  const [opposite] = opposites;
  if (opposite?.match)
    return [{ kind: 'opposite', claimed: shown(opposite.term), given: shown(opposite.match) }];
  const predicate = pairs.find(
    ({ term, match, relation }) =>
      match !== undefined &&
      relation !== 'other' &&
      term.kind === 'word' &&
      (isFirstNegated(term, claim) || isFirstNegated(match, given)),
  );
  if (predicate?.match && predicate.term.negated !== predicate.match.negated)
    return [{ kind: 'negation', claimed: shown(predicate.term), given: shown(predicate.match) }];
  return [];
};

const shown = ({ raw, negated }: Term): string => `${negated ? 'not ' : ''}${raw}`;

const negationsIn = (terms: readonly Term[]): number =>
  terms.reduce((sum, { before }) => sum + before.filter(isNegation).length, 0);

const countNegative = (terms: readonly Term[]): number =>
  terms.filter(({ key }) => NEGATIVE_KEYS.has(key)).length;

/** The first term after a negation is what it denies, the rest only mostly so. */
const isFirstNegated = (term: Term, { terms }: Statement): boolean =>
  term.negated &&
  (term.before.some(isNegation) || terms[terms.indexOf(term) - 1]?.negated === false);

const OPPOSITE_MARKS = new Map<string, readonly string[]>(
  Object.entries({
    before: ['after'],
    after: ['before', 'until'],
    until: ['from', 'after', 'since'],
    from: ['to', 'until'],
    to: ['from'],
    above: ['below', 'under'],
    below: ['above', 'over'],
    over: ['under', 'below', 'less_than', 'up_to', 'at_most'],
    under: ['over', 'above', 'more_than', 'at_least'],
    more_than: ['less_than', 'fewer_than', 'under', 'up_to', 'no_more_than', 'at_most'],
    less_than: ['more_than', 'over', 'at_least'],
    up_to: ['at_least', 'more_than', 'over'],
    at_least: ['at_most', 'up_to', 'no_more_than', 'less_than', 'under'],
    at_most: ['at_least', 'more_than', 'over'],
    no_more_than: ['at_least', 'more_than', 'over'],
    with: ['without'],
    without: ['with'],
    inside: ['outside'],
    outside: ['inside', 'in', 'within'],
    heavier_than: ['lighter_than', 'up_to'],
    lighter_than: ['heavier_than'],
    longer_than: ['shorter_than'],
    older_than: ['younger_than', 'under'],
    younger_than: ['older_than', 'over'],
  }),
);

const lastMark = ({ before }: Term): string | undefined =>
  before.findLast((word) => OPPOSITE_MARKS.has(word));

/** Finds opposite prepositions and bounds before a common term: before or after, above or below. */
export const markOpposites = (pairs: readonly Pair[]): Conflict[] =>
  pairs.flatMap(({ term, match, relation }): Conflict[] => {
    if (!match || !['same', 'value', 'synonym', 'form'].includes(relation)) return [];
    const [own, other] = [lastMark(term), lastMark(match)];
    if (own === undefined || other === undefined || term.negated !== match.negated) return [];
    return OPPOSITE_MARKS.get(own)?.includes(other)
      ? [
          {
            kind: 'opposite',
            claimed: `${own.replaceAll('_', ' ')} ${term.raw}`,
            given: `${other.replaceAll('_', ' ')} ${match.raw}`,
          },
        ]
      : [];
  });
