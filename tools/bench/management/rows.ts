import {
  CHECK_NAMES,
  type EvaluationAnswer,
  type EvaluationCompleted,
} from '@touchstone/contracts';
import { newId } from '@touchstone/kernel';
import type { BenchDatabase } from '../lib/database';

/** Rows of the queried workspace, which shares the table with another of a quarter as many. */
export const ROWS = 200_000;
export const WORKSPACE = 'default';
const OTHERS = ROWS / 4;
export const TABLE = '"management"."evaluation"';

/** Builds an answer as stored for an evaluation by all checks. */
export const anAnswer = (): EvaluationAnswer => ({
  status: 'success',
  score: 97,
  evaluationResults: CHECK_NAMES.map((type) => ({
    type,
    results: [
      {
        name: type,
        score: 97,
        label: 'PASS',
        confidence_score: 90,
        reason: '',
        flagged: false,
        quote: '',
      },
    ],
  })),
});

/** Builds an event like the aggregator's for an evaluation by all checks. */
export const aCompletion = (
  parts: Pick<EvaluationCompleted, 'workspace' | 'metadata'>,
): EvaluationCompleted => ({
  id: newId(),
  source: 'evaluate',
  completedAt: new Date().toISOString(),
  answer: anAnswer(),
  timings: [{ family: 'security', mode: 'speed', waitMs: 0.5, computeMs: 2 }],
  keyId: 'bench',
  ...parts,
});

/**
 * One evaluation a second up to now, of 10,000 users: 1 % failed, 0.1 % with topics, 0.1 % not
 * evaluated; half with each of two keys, and the oldest tenth with a third. The other workspace's
 * rows lie between them.
 */
const fill = `INSERT INTO ${TABLE} ("id", "workspace", "completed_at", "source", "status", "score", "key_id", "definition_id", "definition_version", "types", "metadata", "timings", "results", "terms")
  SELECT gen_random_uuid()::text, CASE WHEN n > ${ROWS} THEN 'others' ELSE '${WORKSPACE}' END, now() - (n % ${ROWS}) * interval '1 second', 'evaluate',
    CASE n % 100 WHEN 1 THEN 'failed' ELSE 'success' END, CASE n % 1000 WHEN 7 THEN 3 ELSE 50 + n % 50 END, CASE WHEN n % ${ROWS} > ${0.9 * ROWS} THEN 'former' ELSE 'key-' || n % 2 END, 'definition-' || n % 20, 1,
    CASE n % 1000 WHEN 1 THEN ARRAY['pii', 'topic_scoping'] ELSE ARRAY['pii'] END, jsonb_build_object('user', 'u' || n % 10000, 'app', 'web'), '[]', $1::json,
    ARRAY[CASE n % 1000 WHEN 3 THEN 'label:NOT_EVALUATED' ELSE 'label:NO_PII_FOUND' END, 'guardrail=' || n % 1000]
  FROM generate_series(1, ${ROWS + OTHERS}) AS n`;

export const fillHistory = async ({ rows }: BenchDatabase): Promise<void> => {
  await rows(fill, [JSON.stringify(anAnswer().evaluationResults)]);
  await rows(`ANALYZE ${TABLE}`);
};
