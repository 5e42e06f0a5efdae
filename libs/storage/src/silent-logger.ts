import type { Logger } from 'typeorm';

/** Silences TypeORM, which prints failed migrations; errors are thrown and logged by the caller. */
export class SilentLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
