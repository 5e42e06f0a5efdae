import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds the id of the request that created a revision. */
export class RequestIds1764000000002 implements MigrationInterface {
  name = 'RequestIds1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."prompt_revision"`;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN "request_id" text COLLATE "C"`);
    await runner.query(
      `CREATE UNIQUE INDEX "prompt_revision_request" ON ${table} ("workspace", "request_id") WHERE "request_id" IS NOT NULL`,
    );
  }

  /** Keeps the column: an older version works with it. */
  async down(): Promise<void> {}
}
