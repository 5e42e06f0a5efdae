import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/**
 * Indexes what the retention looks for: the age of audit entries, and the versions of definitions
 * that evaluations name. Most evaluations name none, and are not in the second index. It compares
 * ids byte by byte, as the table of versions does.
 */
export class RetentionIndexes1764000000010 implements MigrationInterface {
  name = 'RetentionIndexes1764000000010';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    await runner.query(`CREATE INDEX "audit_log_at" ON "${schema}"."audit_log" ("at")`);
    await runner.query(
      `CREATE INDEX "evaluation_definition" ON "${schema}"."evaluation" ("definition_id" COLLATE "C", "definition_version") WHERE "definition_id" IS NOT NULL`,
    );
  }

  /** Keeps the indexes: an older version works with them. */
  async down(): Promise<void> {}
}
