import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** In kB; Postgres has 4,096. */
const PENDING_LIST = 256;

/**
 * Every search reads through what was inserted lately and is not sorted in yet: up to 4 MiB of it took as long as all the rest of a page.
 * Sorting in more often makes inserting about a tenth dearer.
 */
export class ShortPendingLists1764000000004 implements MigrationInterface {
  name = 'ShortPendingLists1764000000004';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    for (const index of ['evaluation_metadata', 'evaluation_types'])
      await runner.query(
        `ALTER INDEX "${schema}"."${index}" SET (gin_pending_list_limit = ${PENDING_LIST})`,
      );
  }

  /** An older version works with it. */
  async down(): Promise<void> {}
}
