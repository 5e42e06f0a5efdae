import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREATE_OUTBOX, schemaOf } from '@touchstone/storage';

/**
 * Ids are compared bytewise. Workspaces and guardrails belong to other services, so no foreign
 * keys. Deliveries outlive their notifier, as a log. The worker finds due deliveries by
 * `delivery_due` alone, which holds only pending ones.
 */
const tables = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."notifier" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "position" bigint GENERATED ALWAYS AS IDENTITY,
    "name" text NOT NULL,
    "active" boolean NOT NULL,
    "events" json NOT NULL,
    "filters" json NOT NULL,
    "target" json NOT NULL,
    "created_at" timestamptz NOT NULL,
    "updated_at" timestamptz NOT NULL,
    "failing_since" timestamptz,
    "disabled_reason" text
  )`,
  `CREATE INDEX "notifier_workspace" ON "${schema}"."notifier" ("workspace", "position")`,
  `CREATE TABLE "${schema}"."delivery" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "notifier_id" text COLLATE "C",
    "lane" text COLLATE "C" NOT NULL,
    "event" text COLLATE "C" NOT NULL,
    "subject_id" text COLLATE "C" NOT NULL,
    "recipient" text NOT NULL,
    "status" text COLLATE "C" NOT NULL,
    "notice" json NOT NULL,
    "attempts" json NOT NULL,
    "tries" integer NOT NULL,
    "claims" integer NOT NULL,
    "created_at" timestamptz NOT NULL,
    "due_at" timestamptz,
    "completed_at" timestamptz,
    CHECK (("status" = 'pending') = ("due_at" IS NOT NULL)),
    CHECK (("status" = 'pending') = ("completed_at" IS NULL))
  )`,
  `CREATE UNIQUE INDEX "delivery_once" ON "${schema}"."delivery" ("notifier_id", "subject_id", "event", "recipient") WHERE "notifier_id" IS NOT NULL`,
  `CREATE INDEX "delivery_due" ON "${schema}"."delivery" ("lane", "due_at") WHERE "status" = 'pending'`,
  `CREATE INDEX "delivery_page" ON "${schema}"."delivery" ("workspace", "id")`,
  `CREATE INDEX "delivery_notifier_page" ON "${schema}"."delivery" ("workspace", "notifier_id", "id")`,
  `CREATE INDEX "delivery_undelivered_page" ON "${schema}"."delivery" ("workspace", "status", "id") WHERE "status" <> 'delivered'`,
  `CREATE INDEX "delivery_completed" ON "${schema}"."delivery" ("completed_at") WHERE "completed_at" IS NOT NULL`,
  `CREATE TABLE "${schema}"."alert" (
    "workspace" text COLLATE "C" NOT NULL,
    "guardrail_id" text COLLATE "C" NOT NULL,
    "last_at" timestamptz NOT NULL,
    PRIMARY KEY ("workspace", "guardrail_id")
  )`,
];

export class CreateTables1764000000001 implements MigrationInterface {
  name = 'CreateTables1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    for (const statement of [...tables(schema), CREATE_OUTBOX(schema)])
      await runner.query(statement);
  }

  /** Does nothing: this is the first migration. */
  async down(): Promise<void> {}
}
