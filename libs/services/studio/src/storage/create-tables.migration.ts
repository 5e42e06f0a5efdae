import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREATE_OUTBOX, schemaOf } from '@touchstone/storage';

/**
 * Ids and labels are compared byte by byte. Workspaces belong to another service: rows take theirs
 * from a key. Contents have type `json`, which preserves them as sent.
 */
const tables = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."prompt" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "position" bigint GENERATED ALWAYS AS IDENTITY,
    "text_id" text COLLATE "C" NOT NULL,
    "name" text NOT NULL,
    "description" text NOT NULL,
    "active" boolean NOT NULL,
    "active_revision" integer NOT NULL,
    "last_revision" integer NOT NULL,
    "version" integer NOT NULL,
    "created_at" timestamptz NOT NULL,
    "updated_at" timestamptz NOT NULL,
    "deleted_at" timestamptz,
    CHECK ("active_revision" BETWEEN 1 AND "last_revision")
  )`,
  `CREATE UNIQUE INDEX "prompt_text_id" ON "${schema}"."prompt" ("workspace", "text_id")`,
  `CREATE INDEX "prompt_workspace" ON "${schema}"."prompt" ("workspace", "position") WHERE "deleted_at" IS NULL`,
  `CREATE TABLE "${schema}"."prompt_revision" (
    "id" text COLLATE "C" PRIMARY KEY,
    "prompt_id" text COLLATE "C" NOT NULL REFERENCES "${schema}"."prompt",
    "workspace" text COLLATE "C" NOT NULL,
    "number" integer NOT NULL,
    "beta" boolean NOT NULL,
    "content" json NOT NULL,
    "created_at" timestamptz NOT NULL,
    "created_by" text NOT NULL
  )`,
  `CREATE UNIQUE INDEX "prompt_revision_number" ON "${schema}"."prompt_revision" ("prompt_id", "number")`,
  `CREATE TABLE "${schema}"."prompt_label" (
    "id" text COLLATE "C" PRIMARY KEY,
    "prompt_id" text COLLATE "C" NOT NULL,
    "workspace" text COLLATE "C" NOT NULL,
    "label" text COLLATE "C" NOT NULL,
    "number" integer NOT NULL,
    FOREIGN KEY ("prompt_id", "number") REFERENCES "${schema}"."prompt_revision" ("prompt_id", "number")
  )`,
  `CREATE UNIQUE INDEX "prompt_label_name" ON "${schema}"."prompt_label" ("prompt_id", "label")`,
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
