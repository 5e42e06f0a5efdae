import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';

/** In kB; the default of Postgres is 4,096. */
const PENDING_LIST = 256;

/**
 * Shortens the indexes' pending lists. Every search scans recent inserts that are not yet merged
 * into the index: up to 4 MiB of them took as long as the rest of a page. Merging more often makes
 * inserts about a tenth more expensive.
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

  /** Keeps the setting: an older version works with it. */
  async down(): Promise<void> {}
}
