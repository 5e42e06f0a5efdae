import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Constant defaults: the table is not rewritten. */
export class ReferencesAndContact1764000000007 implements MigrationInterface {
  name = 'ReferencesAndContact1764000000007';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."workspace"`;
    await runner.query(
      `ALTER TABLE ${table} ADD COLUMN "user_references" boolean NOT NULL DEFAULT true, ADD COLUMN "contact_email" text NOT NULL DEFAULT ''`,
    );
  }

  /** An older version works with the columns there. */
  async down(): Promise<void> {}
}
