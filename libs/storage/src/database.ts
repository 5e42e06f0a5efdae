import type { Pool } from 'pg';

/** The process's one way to its database: a single pool, shared by every schema it serves. */
export abstract class Database {
  /** Connects to the server or starts the embedded one; may be called again after a failure. */
  abstract open(): Promise<Pool>;
  abstract close(): Promise<void>;
}
