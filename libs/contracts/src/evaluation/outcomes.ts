import type { Check } from '../checks/catalogue';
import type { Subject } from '../checks/define-check';
import type { DetectionResult } from './results';

/** The content was judged. */
export interface Verdict extends DetectionResult {
  kind: 'verdict';
  /** Not a violation, but close to one: makes the evaluation's status `warning`. */
  borderline?: true;
}

/** The check does not apply, because a requirement is missing. Counts as passed. */
export interface Bypassed extends Subject {
  kind: 'bypassed';
  /** A clause without capital and full stop: "there is no model output to judge". */
  missing: string;
}

/**
 * There is no verdict, and no engine can give one. The failure policy decides what it counts as.
 */
export interface NotEvaluated extends Subject {
  kind: 'not_evaluated';
  /** A sentence: why there is no verdict. */
  cause: string;
}

/**
 * The built-in engines cannot decide; a judge model can. Without one it counts as not evaluated.
 */
export interface NeedsJudge extends Subject {
  kind: 'needs_judge';
  /** A sentence: why the built-in engines cannot decide. */
  obstacle: string;
}

/** A detector's answer to one part of a check. */
export type Outcome = Verdict | Bypassed | NotEvaluated | NeedsJudge;

export interface CheckOutcomes {
  check: Check;
  outcomes: Outcome[];
}

export const isUndecided = (outcome: Outcome): outcome is NotEvaluated | NeedsJudge =>
  outcome.kind === 'not_evaluated' || outcome.kind === 'needs_judge';

/** The labels that the service itself gives; all others are those of detectors. */
export const BYPASSED_LABEL = 'PASS';
export const NOT_EVALUATED_LABEL = 'NOT_EVALUATED';
export const BORDERLINE_LABEL = 'WARNING';

export const bypassReason = ({ missing }: Bypassed): string => `Bypassed: ${missing}.`;

/** Returns the reason why an undecided outcome has no verdict, worded for the caller. */
export const undecidedReason = (outcome: NotEvaluated | NeedsJudge): string =>
  outcome.kind === 'needs_judge'
    ? `${outcome.obstacle} A judge model is needed, and none was consulted.`
    : outcome.cause;
