import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { Database } from '../database';

/** A caller should hear of an outage before its own time is up. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export class PostgresDatabase extends Database {
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
    // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
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
