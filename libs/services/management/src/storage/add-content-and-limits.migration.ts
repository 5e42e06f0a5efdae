import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Neither rewrites a table: a missing default, and one that is a constant. */
export class AddContentAndLimits1764000000002 implements MigrationInterface {
  name = 'AddContentAndLimits1764000000002';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(`ALTER TABLE "${schema}"."evaluation" ADD COLUMN "content" json`);
    await runner.query(
      `ALTER TABLE "${schema}"."workspace" ADD COLUMN "limits" json NOT NULL DEFAULT '{}'`,
    );
  }

  /** An older version works with the columns there. */
  async down(): Promise<void> {}
}
