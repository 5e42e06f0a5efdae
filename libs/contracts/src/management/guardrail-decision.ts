import { NOT_EVALUATED_LABEL } from '../evaluation/outcomes';
import type { DetectionResult, EvaluationAnswer } from '../evaluation/results';
import type { GuardrailRecord } from './guardrails';

/** Verdicts of a guardrail on one side of an exchange, from harmless to worst. */
export const GUARDRAIL_VERDICTS = ['pass', 'warn', 'fail'] as const;
export type GuardrailVerdict = (typeof GUARDRAIL_VERDICTS)[number];

export interface GuardrailDecision {
  verdict: GuardrailVerdict;
  /**
   * True if the guardrail's actions apply to the traffic; one that only observes records the
   * verdict and changes nothing.
   */
  enforced: boolean;
}

export type DecisionSettings = Pick<
  GuardrailRecord,
  'error_threshold' | 'warning_threshold' | 'mode' | 'on_error'
>;

/**
 * Decides a guardrail's verdict on an evaluation, which is `null` if it failed. A score under the
 * error threshold fails and one under the warning threshold warns; where a threshold is unset, the
 * evaluation's own status counts in its place. What was not evaluated is never a pass: `on_error`
 * `closed` fails, `open` lets it through with a warning.
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
  const evaluated = results.filter(({ label }) => label !== NOT_EVALUATED_LABEL);
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

/**
 * Returns status and score of the results that could be evaluated. Their warnings do not matter:
 * the rest, which could not be evaluated, never passes.
 */
const partOf = (results: readonly DetectionResult[]): Judged => ({
  status: results.some(({ flagged }) => flagged) ? 'failed' : 'success',
  score: results.length === 0 ? null : Math.min(...results.map(({ score }) => score)),
});

const worst = (...given: GuardrailVerdict[]): GuardrailVerdict =>
  GUARDRAIL_VERDICTS.findLast((verdict) => given.includes(verdict)) ?? 'fail';
