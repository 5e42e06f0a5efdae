import type { Check } from '../checks/catalogue';
import {
  type Bypassed,
  BYPASSED_LABEL,
  bypassReason,
  type NeedsJudge,
  type NotEvaluated,
  type Outcome,
  undecidedReason,
  type Verdict,
} from './outcomes';
import type { DetectionResult } from './results';

/**
 * An outcome as it is sent: with its `kind`, and with the fields by which older aggregators, which
 * do not know kinds, distinguish outcomes. They treat an outcome with a `cause` as not evaluated,
 * and one without as a result of the answer.
 */
export type Finding =
  | Verdict
  | (Bypassed & DetectionResult)
  | NotEvaluated
  | (NeedsJudge & Pick<NotEvaluated, 'cause'>);

export interface CheckFindings {
  check: Check;
  findings: Finding[];
}

export const toFinding = (outcome: Outcome): Finding => {
  switch (outcome.kind) {
    case 'bypassed':
      return {
        ...outcome,
        score: 100,
        label: BYPASSED_LABEL,
        confidence_score: 0,
        reason: bypassReason(outcome),
        flagged: false,
        quote: '',
      };
    case 'needs_judge':
      return { ...outcome, cause: undecidedReason(outcome) };
    default:
      return outcome;
  }
};
