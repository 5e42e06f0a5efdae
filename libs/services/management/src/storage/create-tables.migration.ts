import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CREATE_OUTBOX, schemaOf } from '@touchstone/storage';

// Ids are compared byte by byte: a collation would be slower and differ between machines.

const workspaces = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."workspace" (
    "id" text COLLATE "C" PRIMARY KEY,
    "name" text NOT NULL,
    "failure_policy" text NOT NULL DEFAULT 'closed' CHECK ("failure_policy" IN ('closed', 'open')),
    "store_content" boolean NOT NULL DEFAULT false,
    "retention_days" integer NOT NULL DEFAULT 30 CHECK ("retention_days" BETWEEN 1 AND 3650),
    "created_at" timestamptz NOT NULL
  )`,
];

const apiKeys = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."api_key" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
    "position" bigint GENERATED ALWAYS AS IDENTITY,
    "name" text NOT NULL,
    "scopes" text[] NOT NULL,
    "digest" text COLLATE "C" NOT NULL,
    "last_four" text NOT NULL,
    "created_at" timestamptz NOT NULL,
    "expires_at" timestamptz,
    "revoked_at" timestamptz,
    "last_used_at" timestamptz
  )`,
  `CREATE UNIQUE INDEX "api_key_digest" ON "${schema}"."api_key" ("digest")`,
  `CREATE INDEX "api_key_workspace" ON "${schema}"."api_key" ("workspace", "position")`,
];

const definitions = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."definition" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
    "position" bigint GENERATED ALWAYS AS IDENTITY,
    "version" integer NOT NULL,
    "created_at" timestamptz NOT NULL,
    "deleted_at" timestamptz
  )`,
  `CREATE INDEX "definition_workspace" ON "${schema}"."definition" ("workspace", "position") WHERE "deleted_at" IS NULL`,
];

const definitionVersions = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."definition_version" (
    "id" text COLLATE "C" NOT NULL REFERENCES "${schema}"."definition",
    "version" integer NOT NULL,
    "workspace" text COLLATE "C" NOT NULL,
    "fields" json NOT NULL,
    "created_at" timestamptz NOT NULL,
    PRIMARY KEY ("id", "version")
  )`,
];

const guardrails = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."guardrail" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
    "position" bigint GENERATED ALWAYS AS IDENTITY,
    "collection" text NOT NULL CHECK ("collection" IN ('rules', 'guardrails')),
    "fields" json NOT NULL,
    "created_at" timestamptz NOT NULL
  )`,
  `CREATE INDEX "guardrail_workspace" ON "${schema}"."guardrail" ("workspace", "position")`,
];

const auditLog = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."audit_log" (
    "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
    "at" timestamptz NOT NULL,
    "key_id" text NOT NULL,
    "action" text NOT NULL,
    "subject_id" text NOT NULL,
    "before" json,
    "after" json
  )`,
  `CREATE INDEX "audit_log_workspace" ON "${schema}"."audit_log" ("workspace", "id")`,
];

/**
 * No foreign key to the workspace: hundreds of rows a second arrive, from services that took it
 * from a key.
 */
const evaluations = (schema: string): string[] => [
  `CREATE TABLE "${schema}"."evaluation" (
    "id" text COLLATE "C" PRIMARY KEY,
    "workspace" text COLLATE "C" NOT NULL,
    "completed_at" timestamptz NOT NULL,
    "source" text NOT NULL,
    "status" text NOT NULL,
    "score" integer,
    "key_id" text NOT NULL,
    "definition_id" text,
    "definition_version" integer,
    "types" text[] NOT NULL,
    "metadata" jsonb NOT NULL,
    "timings" json NOT NULL,
    "results" json NOT NULL
  )`,
  `CREATE INDEX "evaluation_page" ON "${schema}"."evaluation" ("workspace", "completed_at" DESC, "id" DESC)`,
  `CREATE INDEX "evaluation_status_page" ON "${schema}"."evaluation" ("workspace", "status", "completed_at" DESC, "id" DESC)`,
  `CREATE INDEX "evaluation_metadata" ON "${schema}"."evaluation" USING gin ("metadata" jsonb_path_ops)`,
  `CREATE INDEX "evaluation_types" ON "${schema}"."evaluation" USING gin ("types")`,
];

/** In the order of their references. */
const TABLES = [
  workspaces,
  apiKeys,
  definitions,
  definitionVersions,
  guardrails,
  auditLog,
  evaluations,
];

export class CreateTables1764000000001 implements MigrationInterface {
  name = 'CreateTables1764000000001';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const statements = TABLES.flatMap((statementsFor) => statementsFor(schema));
    for (const statement of [...statements, CREATE_OUTBOX(schema)]) await runner.query(statement);
  }

  /** Does nothing: this is the first migration. */
  async down(): Promise<void> {}
}
