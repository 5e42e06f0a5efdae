import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/**
 * Adds the event's id to the audit log: other services' changes are delivered at least once, so the
 * id detects repeated ones.
 */
export class AuditEvents1764000000003 implements MigrationInterface {
  name = 'AuditEvents1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."audit_log"`;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN "event_id" text COLLATE "C"`);
    await runner.query(
      `CREATE UNIQUE INDEX "audit_log_event" ON ${table} ("event_id") WHERE "event_id" IS NOT NULL`,
    );
  }

  /** Keeps the column: an older version works with it. */
  async down(): Promise<void> {}
}
