import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds the checks that a request asked for, which rows of earlier versions do not have. */
export class RequestedChecks1764000000016 implements MigrationInterface {
  name = 'RequestedChecks1764000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "${schemaOf(runner)}"."evaluation" ADD COLUMN "checks" json`);
  }

  /** Keeps the column: an older version works with it. */
  async down(): Promise<void> {}
}
