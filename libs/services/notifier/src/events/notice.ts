import type { DetectionResult, EvaluationCompleted, GuardrailAlerted } from '@touchstone/contracts';
import { storable } from '@touchstone/storage';
import type { NoticeCheck } from '../channels/notice';
import type { StoredNotice } from '../deliveries/delivery.entity';

/** Bounds the results in a notice: a text with a thousand addresses has as many. */
const MAX_CHECKS = 50;
const MAX_NAME_LENGTH = 200;
const MAX_QUOTE_LENGTH = 500;

/**
 * Builds the notice of an evaluation. Stored with every delivery, so it must stay small. Has quotes
 * only if the workspace allows content.
 */
export const evaluationNotice = ({
  id,
  completedAt,
  answer,
  content,
}: EvaluationCompleted): StoredNotice => {
  const results = answer.evaluationResults.flatMap(({ results }) => results);
  const checks = worst(results).map((result) =>
    checkOf(result, content === undefined ? '' : result.quote),
  );
  return storable({
    timestamp: completedAt,
    evaluation: { id, status: answer.status, score: answer.score, checks },
  });
};

export const alertNotice = ({
  at,
  guardrail,
  alert,
  side,
  provider,
  evaluationId,
  results,
  verdict,
}: GuardrailAlerted): StoredNotice =>
  storable({
    timestamp: at,
    evaluation: {
      id: evaluationId,
      status: verdict === 'fail' ? 'failed' : 'warning',
      score: results.length > 0 ? Math.min(...results.map(({ score }) => score)) : null,
      checks: worst(results).map((result) => checkOf(result, '')),
    },
    guardrail: {
      id: guardrail.id,
      name: guardrail.name,
      message: alert.message ?? '',
      side,
      provider,
    },
  });

export const testNotice = (id: string, now: Date): StoredNotice => ({
  timestamp: now.toISOString(),
  evaluation: { id, status: 'success', score: 100, checks: [] },
});

const checkOf = (
  { name, label, score }: Pick<DetectionResult, 'name' | 'label' | 'score'>,
  quote: string,
): NoticeCheck => ({
  name: name.slice(0, MAX_NAME_LENGTH),
  result: label.slice(0, MAX_NAME_LENGTH),
  score,
  quote: quote.slice(0, MAX_QUOTE_LENGTH),
});

/** Returns all results, or the worst if there are too many. */
const worst = <Result extends { score: number }>(results: readonly Result[]): readonly Result[] =>
  results.length <= MAX_CHECKS
    ? results
    : [...results].sort((one, other) => one.score - other.score).slice(0, MAX_CHECKS);
