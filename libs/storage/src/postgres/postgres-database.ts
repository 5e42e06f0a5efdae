import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { Database } from '../database';

/** Shorter than the callers' own time limits, so that they learn of an outage. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export class PostgresDatabase extends Database {
  readonly isShared = true;
  private readonly logger = new Logger(PostgresDatabase.name);
  private readonly pool: Pool;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    super();
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      // The server's time-out does not fire when the connection itself hangs.
      query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
      keepAlive: true,
    });
    // The pool replaces an idle connection that breaks; without this listener its error would end
    // the process.
    this.pool.on('error', (error) =>
      this.logger.warn({ err: error.message }, 'A database connection was lost.'),
    );
  }

  async open(): Promise<Pool> {
    const connection = await this.pool.connect();
    connection.release();
    return this.pool;
  }

  /** On a connection of its own. */
  override async withoutTimeLimit<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
    const pool = new Pool({
      connectionString: this.url,
      max: 1,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    pool.on('error', () => undefined); // The statement in flight fails as well.
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
