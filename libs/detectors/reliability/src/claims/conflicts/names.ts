import type { Pair } from '../alignment';
import { isPredicate } from '../clauses';
import type { Statement, Term } from '../statement';
import type { Conflict } from './conflict';

/** Finds names of the claim in whose place the statement has another name or word. */
export const nameConflicts = (
  pairs: readonly Pair[],
  given: Statement,
  claim: Statement,
): Conflict[] => {
  const unmatched = pairs.filter(
    ({ term, relation }, index) =>
      relation === 'none' &&
      (term.kind === 'name' ||
        (index === 0 && isCapital(term) && pairs[1] !== undefined && isPredicate(pairs[1].term))),
  );
  if (unmatched.length === 0) return [];
  const rivals = given.terms.filter(
    (term) =>
      term.kind === 'name' &&
      !claim.keys.has(term.key) &&
      !pairs.some(({ match }) => match === term),
  );
  const [rival] = rivals;
  const [first] = unmatched;
  const fits =
    first?.term.kind === 'name' || (rival !== undefined && given.terms.indexOf(rival) < 2);
  return first && rival && fits
    ? [{ kind: 'name', claimed: first.term.raw, given: best(first, rivals, pairs, given).raw }]
    : [];
};

/** The first word of a sentence may be a name. */
const isCapital = ({ raw, kind, entry }: Term): boolean =>
  kind === 'word' && /^\p{Lu}/u.test(raw) && !raw.endsWith('s') && !entry?.groups.length;

const best = (
  pair: Pair,
  rivals: readonly Term[],
  pairs: readonly Pair[],
  given: Statement,
): Term => {
  const index = pairs.indexOf(pair);
  const place = pairs[index - 1]?.at ?? -1;
  const distance = (term: Term): number => Math.abs(given.terms.indexOf(term) - place - 1);
  return rivals.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest));
};
