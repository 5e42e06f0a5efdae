import type { DetectionResult, EvaluationCompleted, GuardrailAlerted } from '@touchstone/contracts';
import { storable } from '@touchstone/storage';
import type { NoticeCheck } from '../channels/channel';
import type { StoredNotice } from '../deliveries/delivery.entity';

/** Of an evaluation's results: a text with a thousand addresses in it has as many. */
const MOST_CHECKS = 50;
const LONGEST_NAME = 200;
const LONGEST_QUOTE = 500;

/** What is kept with every delivery, and so must stay small. Quotes only where the workspace allows content. */
export const noticeOf = ({
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

export const alertNoticeOf = ({
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

export const testNoticeOf = (id: string, now: Date): StoredNotice => ({
  timestamp: now.toISOString(),
  evaluation: { id, status: 'success', score: 100, checks: [] },
});

const checkOf = (
  { name, label, score }: Pick<DetectionResult, 'name' | 'label' | 'score'>,
  quote: string,
): NoticeCheck => ({
  name: name.slice(0, LONGEST_NAME),
  result: label.slice(0, LONGEST_NAME),
  score,
  quote: quote.slice(0, LONGEST_QUOTE),
});

/** All, as they stand; of too many the worst. */
const worst = <Result extends { score: number }>(results: readonly Result[]): readonly Result[] =>
  results.length <= MOST_CHECKS
    ? results
    : [...results].sort((one, other) => one.score - other.score).slice(0, MOST_CHECKS);
