import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

const statements = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."batch" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "status" text NOT NULL CHECK ("status" IN ('receiving', 'running', 'done', 'cancelled')),
    "total" integer NOT NULL DEFAULT 0,
    "done" integer NOT NULL DEFAULT 0,
    "failed" integer NOT NULL DEFAULT 0,
    "next_line" integer NOT NULL DEFAULT 0,
    "created_at" timestamptz NOT NULL,
    "expires_at" timestamptz
  )`,
  `CREATE INDEX "batch_running" ON "${schema}"."batch" ("created_at") WHERE "status" = 'running'`,
  `CREATE INDEX "batch_unended" ON "${schema}"."batch" ("workspace") WHERE "expires_at" IS NULL`,
  `CREATE INDEX "batch_expiry" ON "${schema}"."batch" ("expires_at")`,
  `CREATE TABLE "${schema}"."async_evaluation" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "batch" text COLLATE "C",
    "line" integer,
    "state" text NOT NULL CHECK ("state" IN ('waiting', 'queued', 'done', 'failed')),
    "job" text,
    "answer" text,
    "error" text,
    "attempts" integer NOT NULL DEFAULT 0,
    "due_at" timestamptz,
    "expires_at" timestamptz
  )`,
  `CREATE UNIQUE INDEX "async_evaluation_line" ON "${schema}"."async_evaluation" ("batch", "line")`,
  `CREATE INDEX "async_evaluation_due" ON "${schema}"."async_evaluation" ("due_at") WHERE "state" = 'queued'`,
  `CREATE INDEX "async_evaluation_in_flight" ON "${schema}"."async_evaluation" ("batch") WHERE "state" = 'queued'`,
  `CREATE INDEX "async_evaluation_ended" ON "${schema}"."async_evaluation" ("batch", "line") WHERE "state" IN ('done', 'failed')`,
  `CREATE INDEX "async_evaluation_expiry" ON "${schema}"."async_evaluation" ("expires_at") WHERE "expires_at" IS NOT NULL`,
  `CREATE TABLE "${schema}"."idempotency_key" (
    "workspace" text COLLATE "C" NOT NULL,
    "digest" text COLLATE "C" NOT NULL,
    "fingerprint" text NOT NULL,
    "subject" text NOT NULL,
    "response" text,
    "claimed_until" timestamptz NOT NULL,
    "expires_at" timestamptz NOT NULL,
    PRIMARY KEY ("workspace", "digest")
  )`,
  `CREATE INDEX "idempotency_key_expiry" ON "${schema}"."idempotency_key" ("expires_at")`,
];

/**
 * Creates the tables of asynchronous evaluations, batches and idempotency keys. Without foreign
 * keys to the workspace, as for evaluations: many rows a second arrive, from gateways that took it
 * from a key.
 */
export class AsyncEvaluations1764000000008 implements MigrationInterface {
  name = 'AsyncEvaluations1764000000008';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements(schemaOf(runner))) await runner.query(statement);
  }

  /** Keeps the tables: an older version works with them. */
  async down(): Promise<void> {}
}
