import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/**
 * Creates the table of exchanges. No foreign key to the workspace: hundreds of rows a second
 * arrive, from gateways that took it from a key.
 */
export class Exchanges1764000000006 implements MigrationInterface {
  name = 'Exchanges1764000000006';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."exchange"`;
    await runner.query(`CREATE TABLE ${table} (
      "id" text COLLATE "C" PRIMARY KEY,
      "workspace" text COLLATE "C" NOT NULL,
      "completed_at" timestamptz NOT NULL,
      "key_id" text NOT NULL,
      "provider" text COLLATE "C" NOT NULL,
      "operation" text NOT NULL,
      "model" text,
      "streamed" boolean NOT NULL,
      "outcome" text COLLATE "C" NOT NULL,
      "status" integer NOT NULL,
      "input_tokens" integer,
      "output_tokens" integer,
      "attempts" integer NOT NULL,
      "guardrails" json NOT NULL,
      "prompt_revisions" json NOT NULL,
      "latency" json NOT NULL
    )`);
    await runner.query(
      `CREATE INDEX "exchange_page" ON ${table} ("workspace", "completed_at" DESC, "id" DESC)`,
    );
    await runner.query(
      `CREATE INDEX "exchange_provider_page" ON ${table} ("workspace", "provider", "completed_at" DESC, "id" DESC)`,
    );
    await runner.query(
      `CREATE INDEX "exchange_outcome_page" ON ${table} ("workspace", "outcome", "completed_at" DESC, "id" DESC)`,
    );
  }

  /** Keeps the table: an older version works with it. */
  async down(): Promise<void> {}
}
