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

  constructor(url: string, connections: number) {
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

  close(): Promise<void> {
    return this.pool.end();
  }
}
