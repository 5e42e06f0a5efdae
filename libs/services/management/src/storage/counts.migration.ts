import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';
import { countChecks, countEvaluations, countExchanges } from '../stats/count-rows';
import { CHECK_OUTCOME, resultsIn, worstOutcome } from './results-sql';

/** Counted rows are updated all the time: free space in their pages keeps indexes unchanged. */
const HOT = 'WITH (fillfactor = 50)';

const GROUP = `"workspace" text COLLATE "C" NOT NULL,
  "interval" text COLLATE "C" NOT NULL,
  "at" timestamptz NOT NULL,
  "key_id" text COLLATE "C" NOT NULL,
  "definition_id" text COLLATE "C" NOT NULL,
  "guardrails_digest" text COLLATE "C" NOT NULL,
  "guardrails" text[] NOT NULL`;
const COUNTS = `"failed" integer NOT NULL,
  "not_evaluated" integer NOT NULL,
  "warned" integer NOT NULL,
  "passed" integer NOT NULL,
  "bypassed" integer NOT NULL`;

const tables = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."evaluation_count" (
    ${GROUP},
    "total" integer NOT NULL,
    ${COUNTS},
    "status_warning" integer NOT NULL,
    "status_failed" integer NOT NULL,
    "latency" integer[] NOT NULL,
    "last_judged_at" timestamptz,
    PRIMARY KEY ("workspace", "interval", "at", "key_id", "definition_id", "guardrails_digest")
  ) ${HOT}`,
  `CREATE TABLE "${schema}"."check_count" (
    ${GROUP},
    "check" text COLLATE "C" NOT NULL,
    ${COUNTS},
    PRIMARY KEY ("workspace", "interval", "at", "key_id", "definition_id", "guardrails_digest", "check")
  ) ${HOT}`,
  `CREATE TABLE "${schema}"."exchange_count" (
    "workspace" text COLLATE "C" NOT NULL,
    "interval" text COLLATE "C" NOT NULL,
    "at" timestamptz NOT NULL,
    "guardrail_id" text COLLATE "C" NOT NULL,
    "passed" integer NOT NULL,
    "blocked" integer NOT NULL,
    "answered" integer NOT NULL,
    "failed" integer NOT NULL,
    PRIMARY KEY ("workspace", "interval", "at", "guardrail_id")
  ) ${HOT}`,
];

/** The same buckets as `stats/latency.ts`. */
const BUCKET = `(SELECT CASE WHEN max("ms") < 1 THEN 1 WHEN max("ms") >= 1 THEN least(32, floor(2 * ln(max("ms")) / ln(2.0::float8))::integer + 2) END
  FROM (SELECT ("one" ->> 'waitMs')::float8 + ("one" ->> 'computeMs')::float8 AS "ms" FROM json_array_elements("timings") AS "one") AS "times")`;

const evaluations = (schema: string): string => `CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT "workspace", "completed_at", "key_id", "definition_id", "guardrails", "status", "checks"."types", "checks"."outcomes",
    ${worstOutcome('"checks"."outcomes"')} AS "outcome",
    ${BUCKET} AS "bucket"
  FROM "${schema}"."evaluation" e, LATERAL (
    SELECT coalesce(array_agg("check" ORDER BY "place"), '{}') AS "types", coalesce(array_agg("outcome" ORDER BY "place"), '{}') AS "outcomes"
    FROM (SELECT "place", "check", ${CHECK_OUTCOME} AS "outcome" FROM ${resultsIn('e."results"')} AS "result" GROUP BY 1, 2) AS "each"
  ) AS "checks"`;

const exchanges = (schema: string): string => `CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT "workspace", "completed_at", "outcome",
    ARRAY(SELECT DISTINCT "one" ->> 'guardrail_id' FROM json_array_elements("guardrails") AS "one") AS "guardrail_ids"
  FROM "${schema}"."exchange"`;

/** Adds counts by the hour and the day, and counts what the histories hold. */
export class Counts1764000000013 implements MigrationInterface {
  name = 'Counts1764000000013';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const done = 'DROP TABLE "counted"';
    const filling = [
      evaluations(schema),
      countEvaluations(schema),
      countChecks(schema),
      done,
      exchanges(schema),
      countExchanges(schema),
      done,
    ];
    for (const statement of [...tables(schema), ...filling]) await runner.query(statement);
  }

  /** Keeps the tables: an older version works with them. */
  async down(): Promise<void> {}
}
