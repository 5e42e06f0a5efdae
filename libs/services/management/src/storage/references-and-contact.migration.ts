import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds columns with constant defaults, so the table is not rewritten. */
export class ReferencesAndContact1764000000007 implements MigrationInterface {
  name = 'ReferencesAndContact1764000000007';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."workspace"`;
    await runner.query(
      `ALTER TABLE ${table} ADD COLUMN "user_references" boolean NOT NULL DEFAULT true, ADD COLUMN "contact_email" text NOT NULL DEFAULT ''`,
    );
  }

  /** Keeps the columns: an older version works with them. */
  async down(): Promise<void> {}
}
