import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';
import { countChecks, countEvaluations, countExchanges } from '../stats/count-rows';
import { countedEvaluations, countedExchanges } from './counted-sql';

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

const INTERVALS = ['hour', 'day'] as const;

/** Adds counts by the hour and the day, and counts what the histories hold. */
export class Counts1764000000013 implements MigrationInterface {
  name = 'Counts1764000000013';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const done = 'DROP TABLE "counted"';
    const filling = [
      countedEvaluations(schema),
      countEvaluations(schema, INTERVALS),
      countChecks(schema, INTERVALS),
      done,
      countedExchanges(schema),
      countExchanges(schema, INTERVALS),
      done,
    ];
    for (const statement of [...tables(schema), ...filling]) await runner.query(statement);
  }

  /** Keeps the tables: an older version works with them. */
  async down(): Promise<void> {}
}
