import type {
  EvaluationAnswer,
  EvaluationCompleted,
  EvaluationJob,
  EvaluationOutcome,
} from '@touchstone/contracts';

/**
 * What the world is told of an evaluation. The content, and quotes and reasons, which may repeat it, leave only where the job says so.
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

const withoutTexts = (answer: EvaluationAnswer): EvaluationAnswer => ({
  ...answer,
  evaluationResults: answer.evaluationResults.map(({ type, results }) => ({
    type,
    results: results.map((result) => ({ ...result, quote: '', reason: '' })),
  })),
});
