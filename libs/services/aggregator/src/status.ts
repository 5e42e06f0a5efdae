import { type FailurePolicy, isUndecided, type Outcome, type Status } from '@touchstone/contracts';

/**
 * Returns `failed` for any violation and, unless the policy is `open`, for any undecided outcome;
 * otherwise `warning` for any borderline or undecided outcome.
 */
export const overallStatus = (outcomes: readonly Outcome[], policy: FailurePolicy): Status => {
  const undecided = outcomes.some(isUndecided);
  if (
    (undecided && policy !== 'open') ||
    outcomes.some((outcome) => outcome.kind === 'verdict' && outcome.flagged)
  )
    return 'failed';
  return undecided || outcomes.some((outcome) => outcome.kind === 'verdict' && outcome.borderline)
    ? 'warning'
    : 'success';
};
