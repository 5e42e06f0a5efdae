import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Changes of other services come by message, at least once each; the event's id tells whether one is there already. */
export class AuditEvents1764000000003 implements MigrationInterface {
  name = 'AuditEvents1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    const table = `"${schemaOf(runner)}"."audit_log"`;
    await runner.query(`ALTER TABLE ${table} ADD COLUMN "event_id" text COLLATE "C"`);
    await runner.query(
      `CREATE UNIQUE INDEX "audit_log_event" ON ${table} ("event_id") WHERE "event_id" IS NOT NULL`,
    );
  }

  /** An older version works with the column there. */
  async down(): Promise<void> {}
}
