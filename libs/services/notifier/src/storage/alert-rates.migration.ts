import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

export class AlertRates1764000000003 implements MigrationInterface {
  name = 'AlertRates1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "${schemaOf(runner)}"."alert_rate" (
      "workspace" text NOT NULL, "recipient" text NOT NULL, "since" timestamptz NOT NULL, "sent" integer NOT NULL, PRIMARY KEY ("workspace", "recipient")
    )`);
  }

  /** Keeps the table: an older version works with it. */
  async down(): Promise<void> {}
}
