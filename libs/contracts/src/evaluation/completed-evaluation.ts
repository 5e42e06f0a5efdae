import { descriptorOf, isKnownCheck } from '../checks/catalogue';
import type { EvaluationCompleted, EvaluationJob, EvaluationOutcome } from './messages';
import type { DetectionResult, EvaluationAnswer } from './results';

/**
 * Builds the result event of an evaluation. It contains the content, and quotes and reasons, which
 * may repeat it, only if the job stores content.
 * @param completedAt ISO 8601
 */
export const completedEvaluation = (
  job: EvaluationJob,
  { answer, timings }: Omit<EvaluationOutcome, 'id'>,
  completedAt: string,
): EvaluationCompleted => {
  const { id, workspace, source, metadata, keyId, definition, guardrails, checks, content } = job;
  return {
    id,
    workspace,
    source,
    completedAt,
    timings,
    metadata,
    keyId,
    ...(definition ? { definition } : { checks }),
    ...(guardrails && { guardrails }),
    ...(job.storeContent === true ? { answer, content } : { answer: withoutTexts(answer) }),
  };
};

/**
 * Removes everything that may repeat the content: quotes, reasons, and data of some checks. Places
 * of quotes stay: they are positions.
 */
export const withoutTexts = (answer: EvaluationAnswer): EvaluationAnswer => ({
  ...answer,
  evaluationResults: answer.evaluationResults.map(({ type, results }) => ({
    type,
    results: results.map((result) => ({
      ...(repeatsContent(type) ? withoutData(result) : result),
      quote: '',
      reason: '',
    })),
  })),
});

/** A check that only a newer process knows counts as one that repeats content. */
const repeatsContent = (type: string): boolean =>
  !isKnownCheck(type) || descriptorOf(type).dataIsContent === true;

const withoutData = (result: DetectionResult): DetectionResult => {
  const { name, score, label, confidence_score, reason, flagged, quote, field, start, end } =
    result;
  return {
    name,
    score,
    label,
    confidence_score,
    reason,
    flagged,
    quote,
    ...(field !== undefined && { field, start, end }),
  };
};
