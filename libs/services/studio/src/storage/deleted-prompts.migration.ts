import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Indexes deleted prompts by the time of their deletion, for their retention. */
export class DeletedPrompts1764000000003 implements MigrationInterface {
  name = 'DeletedPrompts1764000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "prompt_deleted" ON "${schemaOf(runner)}"."prompt" ("deleted_at") WHERE "deleted_at" IS NOT NULL`,
    );
  }

  /** Keeps the index: an older version works with it. */
  async down(): Promise<void> {}
}
