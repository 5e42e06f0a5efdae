import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Constant defaults: the table is not rewritten. */
export class SkippedAndLastFailure1764000000002 implements MigrationInterface {
  name = 'SkippedAndLastFailure1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "${schemaOf(runner)}"."notifier"
      ADD COLUMN "skipped" integer NOT NULL DEFAULT 0, ADD COLUMN "skipped_since" timestamptz, ADD COLUMN "last_failed_at" timestamptz`);
  }

  /** An older version works with the columns there. */
  async down(): Promise<void> {}
}
