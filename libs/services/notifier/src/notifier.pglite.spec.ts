import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgliteDatabase } from '@touchstone/storage';
import { TYPESCRIPT_LOADER } from '@touchstone/testing';
import { describeNotifier } from './notifier.suite';

describe('the notifier on the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-notifier-'));
  const database = new PgliteDatabase(dataDir, { execArgv: TYPESCRIPT_LOADER });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describeNotifier(() => database);
});
