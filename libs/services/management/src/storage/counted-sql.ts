import { CHECK_OUTCOME, resultsIn, worstOutcome } from './results-sql';

/** Statements of migrations that prepare a relation `counted` from what the histories hold. */

const completed = (since: string | undefined): string =>
  since === undefined ? '' : `WHERE "completed_at" >= ${since}`;

/** The same buckets as `stats/latency.ts`. */
const BUCKET = `(SELECT CASE WHEN max("ms") < 1 THEN 1 WHEN max("ms") >= 1 THEN least(32, floor(2 * ln(max("ms")) / ln(2.0::float8))::integer + 2) END
  FROM (SELECT ("one" ->> 'waitMs')::float8 + ("one" ->> 'computeMs')::float8 AS "ms" FROM json_array_elements("timings") AS "one") AS "times")`;

/** @param since SQL of the earliest time of completion; all of the history without it */
export const countedEvaluations = (
  schema: string,
  since?: string,
): string => `CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT "workspace", "completed_at", "key_id", "definition_id", "guardrails", "status", "checks"."types", "checks"."outcomes",
    ${worstOutcome('"checks"."outcomes"')} AS "outcome",
    ${BUCKET} AS "bucket"
  FROM "${schema}"."evaluation" e, LATERAL (
    SELECT coalesce(array_agg("check" ORDER BY "place"), '{}') AS "types", coalesce(array_agg("outcome" ORDER BY "place"), '{}') AS "outcomes"
    FROM (SELECT "place", "check", ${CHECK_OUTCOME} AS "outcome" FROM ${resultsIn('e."results"')} AS "result" GROUP BY 1, 2) AS "each"
  ) AS "checks" ${completed(since)}`;

/** @param since as above */
export const countedExchanges = (
  schema: string,
  since?: string,
): string => `CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT "workspace", "completed_at", "outcome",
    ARRAY(SELECT DISTINCT "one" ->> 'guardrail_id' FROM json_array_elements("guardrails") AS "one") AS "guardrail_ids"
  FROM "${schema}"."exchange" ${completed(since)}`;
