import type { Logger } from 'typeorm';

/** What fails is thrown, and told by whoever catches it; TypeORM by itself would print failed migrations as well. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
