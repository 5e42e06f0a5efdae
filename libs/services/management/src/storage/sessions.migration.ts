import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds the sessions of the dashboard, and the links that open one. */
export class Sessions1764000000011 implements MigrationInterface {
  name = 'Sessions1764000000011';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(`CREATE TABLE "${schema}"."session" (
      "digest" text COLLATE "C" PRIMARY KEY,
      "kind" text COLLATE "C" NOT NULL,
      "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
      "key_id" text COLLATE "C" NOT NULL REFERENCES "${schema}"."api_key",
      "created_at" timestamptz NOT NULL,
      "expires_at" timestamptz NOT NULL
    )`);
    await runner.query(
      `CREATE INDEX "session_key" ON "${schema}"."session" ("key_id", "created_at")`,
    );
    await runner.query(`CREATE INDEX "session_expiry" ON "${schema}"."session" ("expires_at")`);
  }

  /** Keeps the table: an older version works with it. */
  async down(): Promise<void> {}
}
