import { align, type Pair, withSimilar } from '../alignment';
import type { Statement } from '../statement';
import { permutations, reversedValues, saidOfAnother } from './associations';
import { comparisonConflicts } from './comparisons';
import type { Conflict } from './conflict';
import { nameConflicts } from './names';
import { markOpposites, polarityConflicts } from './polarity';
import { markConflicts } from './quantifiers';
import { isConverse, roleConflicts } from './roles';
import { limitConflicts, valueConflicts } from './values';
import { classConflicts, replacements } from './words';

export type { Conflict } from './conflict';

/** Finds the contradictions between two statements with the same subject. */
export const conflictsOf = (claim: Statement, given: Statement): Conflict[] =>
  conflictsBetween(withSimilar(align(claim, given), given), claim, given);

/** @param pairs alignment of both statements */
export const conflictsBetween = (
  pairs: readonly Pair[],
  claim: Statement,
  given: Statement,
): Conflict[] => {
  const { conflicts: comparisons, compared } = comparisonConflicts(pairs, claim, given);
  const roles = compared
    ? comparisons
    : isConverse(pairs, claim, given)
      ? []
      : [...polarityConflicts(pairs, claim, given), ...roleConflicts(pairs, claim, given)];
  return [
    ...valueConflicts(pairs, given),
    ...limitConflicts(pairs, given),
    ...roles,
    ...markOpposites(pairs),
    ...permutations(pairs),
    ...saidOfAnother(pairs, given),
    ...reversedValues(pairs),
    ...nameConflicts(pairs, given, claim),
    ...classConflicts(pairs),
    ...markConflicts(pairs, claim, given),
    ...replacements(pairs, given, claim),
  ];
};
