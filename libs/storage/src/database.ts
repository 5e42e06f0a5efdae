import type { Pool } from 'pg';

/** The connection pool of a process, shared by every schema it serves. */
export abstract class Database {
  /** Other processes may use it at the same time. */
  abstract readonly isShared: boolean;
  /** Connects to the server or starts the embedded one; may be called again after a failure. */
  abstract open(): Promise<Pool>;
  /** Runs work whose statements may take any time, such as migrations. */
  async withoutTimeLimit<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    return work(await this.open());
  }
  abstract close(): Promise<void>;
}
