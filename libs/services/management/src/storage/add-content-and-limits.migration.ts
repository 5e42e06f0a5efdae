import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds columns without rewriting a table: one has no default, the other a constant one. */
export class AddContentAndLimits1764000000002 implements MigrationInterface {
  name = 'AddContentAndLimits1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(`ALTER TABLE "${schema}"."evaluation" ADD COLUMN "content" json`);
    await runner.query(
      `ALTER TABLE "${schema}"."workspace" ADD COLUMN "limits" json NOT NULL DEFAULT '{}'`,
    );
  }

  /** Keeps the columns: an older version works with them. */
  async down(): Promise<void> {}
}
