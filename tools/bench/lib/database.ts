import { Pool } from 'pg';
import { newDatabase } from '@touchstone/testing';

/** A new database, and queries on it beside the services. */
export interface BenchDatabase {
  url: string;
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}

/** Runs the work with a database, which is dropped afterwards. */
export const withDatabase = async <T>(
  work: (database: BenchDatabase) => Promise<T>,
): Promise<T> => {
  const { url, drop } = await newDatabase();
  const pool = new Pool({ connectionString: url, max: 2 });
  try {
    return await work({
      url,
      rows: async <Row>(sql: string, parameters?: unknown[]) =>
        (await pool.query(sql, parameters)).rows as Row[],
    });
  } finally {
    await pool.end();
    await drop();
  }
};
