import type { GuardrailRecord } from './management';
import type { DetectionResult, EvaluationAnswer } from './results';

/** What a guardrail makes of one side of an exchange, from harmless to worst. */
export const GUARDRAIL_VERDICTS = ['pass', 'warn', 'fail'] as const;
export type GuardrailVerdict = (typeof GUARDRAIL_VERDICTS)[number];

export interface GuardrailDecision {
  verdict: GuardrailVerdict;
  /** Whether the guardrail's actions apply to the traffic; one that only observes records the verdict and changes nothing. */
  enforced: boolean;
}

export type DecisionSettings = Pick<
  GuardrailRecord,
  'error_threshold' | 'warning_threshold' | 'mode' | 'on_error'
>;

/** The label of a check that was asked for and did not run to its end. */
const NOT_EVALUATED = 'NOT_EVALUATED';

/**
 * A guardrail's word on an evaluation, `null` when there is none because it failed. A score under the error threshold fails and
 * one under the warning threshold warns; where a threshold is unset, the evaluation's own status counts in its place. What was
 * not evaluated is never a pass: `on_error` `closed` fails, `open` lets it through with a warning.
 */
export const decideGuardrail = (
  answer: EvaluationAnswer | null,
  settings: DecisionSettings,
): GuardrailDecision => {
  const verdict = worst(...verdicts(answer, settings));
  return { verdict, enforced: verdict === 'fail' && settings.mode === 'enforce' };
};

const verdicts = (
  answer: EvaluationAnswer | null,
  settings: DecisionSettings,
): GuardrailVerdict[] => {
  const withoutVerdict: GuardrailVerdict = settings.on_error === 'open' ? 'warn' : 'fail';
  if (answer === null) return [withoutVerdict];
  const results = answer.evaluationResults.flatMap(({ results }) => results);
  const evaluated = results.filter(({ label }) => label !== NOT_EVALUATED);
  if (evaluated.length === results.length) return [byThresholds(answer, settings)];
  return [withoutVerdict, byThresholds(partOf(evaluated), settings)];
};

type Judged = Pick<EvaluationAnswer, 'status' | 'score'>;

const byThresholds = (
  { status, score }: Judged,
  { error_threshold: error, warning_threshold: warning }: DecisionSettings,
): GuardrailVerdict => {
  const isUnder = (threshold: number) => score !== null && score < threshold;
  if (error === undefined ? status === 'failed' : isUnder(error)) return 'fail';
  return (warning === undefined ? status !== 'success' : isUnder(warning)) ? 'warn' : 'pass';
};

/** Status and score of what could be evaluated; a warning more or less makes no difference beside what could not. */
const partOf = (results: readonly DetectionResult[]): Judged => ({
  status: results.some(({ flagged }) => flagged) ? 'failed' : 'success',
  score: results.length === 0 ? null : Math.min(...results.map(({ score }) => score)),
});

const worst = (...given: GuardrailVerdict[]): GuardrailVerdict =>
  GUARDRAIL_VERDICTS.findLast((verdict) => given.includes(verdict)) ?? 'fail';
