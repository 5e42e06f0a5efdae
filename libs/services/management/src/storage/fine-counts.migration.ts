import type { MigrationInterface, QueryRunner } from 'typeorm';
import { schemaOf } from '@touchstone/storage';
import { countChecks, countEvaluations, countExchanges } from '../stats/count-rows';
import { countedEvaluations, countedExchanges } from './counted-sql';

const INTERVALS = ['5min'] as const;
/** At least as long as they are kept. */
const SINCE = `now() - interval '3 days'`;

/** Adds counts by five minutes, of the last days. */
export class FineCounts1764000000014 implements MigrationInterface {
  name = 'FineCounts1764000000014';

  async up(runner: QueryRunner): Promise<void> {
    const schema = schemaOf(runner);
    const done = 'DROP TABLE "counted"';
    const statements = [
      countedEvaluations(schema, SINCE),
      countEvaluations(schema, INTERVALS),
      countChecks(schema, INTERVALS),
      done,
      countedExchanges(schema, SINCE),
      countExchanges(schema, INTERVALS),
      done,
    ];
    for (const statement of statements) await runner.query(statement);
  }

  /** Keeps the rows: an older version does not read them. */
  async down(): Promise<void> {}
}
