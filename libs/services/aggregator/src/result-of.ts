import {
  type Bypassed,
  BYPASSED_LABEL,
  bypassReason,
  type DetectionResult,
  type FailurePolicy,
  type NeedsJudge,
  NOT_EVALUATED_LABEL,
  type NotEvaluated,
  type Outcome,
  type Subject,
  undecidedReason,
  type Verdict,
} from '@touchstone/contracts';

/**
 * Returns the result that represents an outcome in the answer. Any policy but `open` fails closed,
 * including one that only another version knows.
 */
export const resultOf = (outcome: Outcome, policy: FailurePolicy): DetectionResult => {
  switch (outcome.kind) {
    case 'verdict':
      return ofVerdict(outcome);
    case 'bypassed':
      return ofBypass(outcome);
    default:
      return ofUndecided(outcome, policy);
  }
};

const ofVerdict = ({
  name,
  score,
  label,
  confidence_score,
  reason,
  flagged,
  quote,
  ...subject
}: Verdict): DetectionResult => ({
  name,
  score,
  label,
  confidence_score,
  reason,
  flagged,
  quote,
  ...partOf(subject),
});

const ofBypass = (bypassed: Bypassed): DetectionResult => ({
  name: bypassed.name,
  score: 100,
  label: BYPASSED_LABEL,
  confidence_score: 0,
  reason: bypassReason(bypassed),
  flagged: false,
  quote: '',
  ...partOf(bypassed),
});

/** Returns a violation under `closed`, a warning under `open`, never a pass. */
const ofUndecided = (
  outcome: NotEvaluated | NeedsJudge,
  policy: FailurePolicy,
): DetectionResult => ({
  name: outcome.name,
  score: policy === 'open' ? 51 : 0,
  label: NOT_EVALUATED_LABEL,
  confidence_score: 0,
  reason: `Not evaluated: ${undecidedReason(outcome)}`,
  flagged: policy !== 'open',
  quote: '',
  ...partOf(outcome),
});

const partOf = ({ data, claim }: Omit<Subject, 'name'>): Omit<Subject, 'name'> => ({
  ...(data !== undefined && { data }),
  ...(claim !== undefined && { claim }),
});
