import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** By which request a revision was made. */
export class RequestIds1764000000002 implements MigrationInterface {
  name = 'RequestIds1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."prompt_revision"`;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN "request_id" text COLLATE "C"`);
    await runner.query(
      `CREATE UNIQUE INDEX "prompt_revision_request" ON ${table} ("workspace", "request_id") WHERE "request_id" IS NOT NULL`,
    );
  }

  /** An older version works with the column there. */
  async down(): Promise<void> {}
}
