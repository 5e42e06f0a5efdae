import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { Database } from '../database';
import type { PgliteWorkerData } from './pglite-worker';
import { lockDirectory } from './pid-lock';

// Beside this file, with the same ending: `.js` once built, `.ts` under a loader.
const WORKER = join(__dirname, `pglite.worker${extname(__filename)}`);
const PORT = 5432;

/**
 * Long enough for a queue of short queries; a query that waits for its own transaction must fail,
 * not hang.
 */
const CONNECT_TIMEOUT_MS = 10_000;

export interface PgliteOptions {
  /** Node's options for the thread; code that is not compiled needs a loader. */
  execArgv?: string[];
}

/**
 * PostgreSQL inside this process. Runs in a thread of its own, with one connection over a socket
 * that only this user may open.
 */
export class PgliteDatabase extends Database {
  readonly isShared = false;
  private readonly directory: string;
  private opened: Promise<Pool> | undefined;
  private shut: (() => Promise<void>) | undefined;

  constructor(
    dataDir: string,
    private readonly options: PgliteOptions = {},
  ) {
    super();
    this.directory = resolve(dataDir, 'postgres');
  }

  /** @throws DirectoryInUse */
  open(): Promise<Pool> {
    return (this.opened ??= this.startThread());
  }

  async close(): Promise<void> {
    await this.shut?.();
    this.shut = undefined;
    this.opened = undefined;
  }

  private async startThread(): Promise<Pool> {
    const unlock = lockDirectory(this.directory);
    const directory = join(this.directory, 'files');
    // Kept short: the path of a socket is limited to about 100 characters.
    const sockets = mkdtempSync(join(tmpdir(), 'touchstone-'));
    const workerData: PgliteWorkerData = { directory, socket: join(sockets, `.s.PGSQL.${PORT}`) };
    const worker = new Worker(WORKER, { workerData, ...this.options });
    await once(worker, 'message');
    const pool = new Pool({
      host: sockets,
      port: PORT,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    pool.on('error', () => undefined);
    this.shut = async () => {
      await pool.end();
      const closed = once(worker, 'message');
      worker.postMessage('close');
      await closed;
      await worker.terminate();
      rmSync(sockets, { recursive: true, force: true });
      unlock();
    };
    return pool;
  }
}
