import type { Check } from '@touchstone/contracts';
import { type Outcome, OUTCOMES } from '../outcome';
import { groupBy } from './group-by';
import type { KeyedResult } from './quotes';

export interface CheckGroup {
  check: Check;
  /** The worst of its results. */
  outcome: Outcome;
  results: readonly KeyedResult[];
}

const rank = ({ outcome }: { outcome: Outcome }): number => OUTCOMES.indexOf(outcome);

const worstFirst = (one: KeyedResult, other: KeyedResult): number =>
  rank(one) - rank(other) || one.score - other.score;

/** Groups results by check; the worst checks come first, and the worst results in each. */
export const groupResults = (results: readonly KeyedResult[]): CheckGroup[] =>
  [...groupBy(results, ({ check }) => check)]
    .map(([check, parts]): CheckGroup => {
      const sorted = [...parts].sort(worstFirst);
      return { check, outcome: sorted[0]?.outcome ?? 'bypassed', results: sorted };
    })
    .sort((one, other) => rank(one) - rank(other));
