import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** Adds the id of the secret key with which an API key was digested. */
export class DigestKeyIds1764000000009 implements MigrationInterface {
  name = 'DigestKeyIds1764000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "${schemaOf(runner)}"."api_key" ADD COLUMN "digest_key_id" text COLLATE "C"`,
    );
  }

  /** Keeps the column: an older version works with it. */
  async down(): Promise<void> {}
}
