import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWithDatabase, testDatabaseUrl, TYPESCRIPT_LOADER } from '@touchstone/testing';
import { PgliteDatabase } from './pglite/pglite-database';
import { PostgresDatabase } from './postgres/postgres-database';
import { describeSealedColumns } from './sealed-columns.suite';

describe('sealing anew on the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-sealed-'));
  const database = new PgliteDatabase(dataDir, { execArgv: TYPESCRIPT_LOADER });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describeSealedColumns(() => database);
});

describeWithDatabase('sealing anew on PostgreSQL', () => {
  let database: PostgresDatabase;
  beforeAll(() => {
    database = new PostgresDatabase(testDatabaseUrl(), 1);
  });
  afterAll(() => database.close());

  describeSealedColumns(() => database);
});
