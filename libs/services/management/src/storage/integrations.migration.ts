import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

export class Integrations1764000000005 implements MigrationInterface {
  name = 'Integrations1764000000005';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(`CREATE TABLE "${schema}"."integration" (
      "id" text COLLATE "C" PRIMARY KEY,
      "workspace" text COLLATE "C" NOT NULL REFERENCES "${schema}"."workspace",
      "position" bigint GENERATED ALWAYS AS IDENTITY,
      "provider" text COLLATE "C" NOT NULL,
      "name" text NOT NULL,
      "url" text,
      "sealed_credential" text,
      "last_four" text,
      "created_at" timestamptz NOT NULL
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX "integration_provider" ON "${schema}"."integration" ("workspace", "provider")`,
    );
  }

  /** Keeps the table: an older version works with it. */
  async down(): Promise<void> {}
}
