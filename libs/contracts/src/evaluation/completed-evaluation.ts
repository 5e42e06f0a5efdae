import type { EvaluationCompleted, EvaluationJob, EvaluationOutcome } from './messages';
import type { EvaluationAnswer } from './results';

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
  const { id, workspace, source, metadata, keyId, definition, content } = job;
  return {
    id,
    workspace,
    source,
    completedAt,
    timings,
    metadata,
    keyId,
    ...(definition && { definition }),
    ...(job.storeContent === true ? { answer, content } : { answer: withoutTexts(answer) }),
  };
};

export const withoutTexts = (answer: EvaluationAnswer): EvaluationAnswer => ({
  ...answer,
  evaluationResults: answer.evaluationResults.map(({ type, results }) => ({
    type,
    results: results.map((result) => ({ ...result, quote: '', reason: '' })),
  })),
});
