import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPESCRIPT_LOADER } from '@touchstone/testing';
import { describePersistentService } from '../persistent-service.suite';
import { describeStorage } from '../storage.suite';
import { PgliteDatabase } from './pglite-database';
import { DirectoryInUse, lockDirectory } from './pid-lock';

describe('PgliteDatabase', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-spec-'));
  const database = new PgliteDatabase(dataDir, { execArgv: TYPESCRIPT_LOADER });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describeStorage(() => database, { isShared: false });
  describe('a persistent service', () => describePersistentService(() => database));

  it('keeps its rows over a restart', async () => {
    const pool = await database.open();
    await pool.query('CREATE TABLE public.kept AS SELECT 7 AS cups');
    await database.close();
    const again = await database.open();
    await expect(again.query('SELECT cups FROM public.kept')).resolves.toMatchObject({
      rows: [{ cups: 7 }],
    });
  });

  it('fails a query that would wait for its own transaction, instead of hanging', async () => {
    const pool = await database.open();
    const connection = await pool.connect();
    await connection.query('BEGIN');
    await expect(pool.query('SELECT 1')).rejects.toThrow('timeout exceeded');
    await connection.query('ROLLBACK');
    connection.release();
  });

  it('cannot open a directory that another process has open', async () => {
    await database.open();
    await expect(new PgliteDatabase(dataDir).open()).rejects.toBeInstanceOf(DirectoryInUse);
  });
});

describe('lockDirectory', () => {
  const directory = mkdtempSync(join(tmpdir(), 'touchstone-lock-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('refuses a directory whose owner is alive and takes it over once the owner has exited', async () => {
    const script = join(directory, 'sleeper.cjs');
    writeFileSync(script, 'process.send("up"); setInterval(() => {}, 1000);');
    const owner = fork(script);
    await once(owner, 'message');
    writeFileSync(join(directory, 'touchstone.pid'), String(owner.pid));
    expect(() => lockDirectory(directory)).toThrow(`process ${owner.pid}`);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const unlock = lockDirectory(directory);
    unlock();
    expect(() => lockDirectory(directory)()).not.toThrow();
  });

  it('takes over a lock file with its own PID that it did not write, as in a container after kill -9', () => {
    writeFileSync(join(directory, 'touchstone.pid'), String(process.pid));
    const unlock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    unlock();
  });

  it('takes over an unreadable lock file', () => {
    writeFileSync(join(directory, 'touchstone.pid'), 'garbage');
    expect(() => lockDirectory(directory)()).not.toThrow();
  });
});
