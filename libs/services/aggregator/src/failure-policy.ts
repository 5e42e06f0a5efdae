import type { DetectionResult, FailurePolicy, Unevaluated } from '@touchstone/contracts';

export const NOT_EVALUATED = 'NOT_EVALUATED';

/** What the caller sees of a check without a verdict: a violation under `closed`, a warning under `open`, never a pass. */
export const notEvaluated = (
  { name, cause, data, claim }: Unevaluated,
  policy: FailurePolicy,
): DetectionResult => ({
  name,
  // Anything but `open` closes, a value unknown to this version too.
  score: policy === 'open' ? 51 : 0,
  label: NOT_EVALUATED,
  confidence_score: 0,
  reason: `Not evaluated: ${cause}`,
  flagged: policy !== 'open',
  quote: '',
  ...(data !== undefined && { data }),
  ...(claim !== undefined && { claim }),
});
