import type { DetectionResult, EvaluationOutcome } from '@touchstone/contracts';
import type { Span, SpanAttributes } from '@touchstone/kernel';

/**
 * Adds an event for each result to the span of an evaluation, after OpenTelemetry's conventions for
 * generative AI. Reasons and quotes are left out, since they hold content.
 */
export const noteEvaluation = (span: Span, { id, answer }: EvaluationOutcome): void => {
  span.set({ 'touchstone.evaluation.id': id, 'touchstone.evaluation.status': answer.status });
  for (const { type, results } of answer.evaluationResults)
    for (const result of results)
      span.addEvent('gen_ai.evaluation.result', attributesOf(type, result));
};

/** Only the names of a safety result are ours; others may name a tool or repeat an assertion. */
const attributesOf = (type: string, { name, score, label }: DetectionResult): SpanAttributes => ({
  'gen_ai.evaluation.name': type === 'safety' ? name : type,
  'gen_ai.evaluation.score.value': score,
  'gen_ai.evaluation.score.label': label,
});
