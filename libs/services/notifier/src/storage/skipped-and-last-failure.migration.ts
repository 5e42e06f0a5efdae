import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds columns with constant defaults, so the table is not rewritten. */
export class SkippedAndLastFailure1764000000002 implements MigrationInterface {
  name = 'SkippedAndLastFailure1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "${schemaOf(runner)}"."notifier"
      ADD COLUMN "skipped" integer NOT NULL DEFAULT 0, ADD COLUMN "skipped_since" timestamptz, ADD COLUMN "last_failed_at" timestamptz`);
  }

  /** Keeps the columns: an older version works with them. */
  async down(): Promise<void> {}
}
