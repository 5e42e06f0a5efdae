import { PGlite } from '@electric-sql/pglite';
import { greet } from '../lib/program';

/**
 * `bare-pglite <directory>`: creates or opens a database, and reports ready after a first query.
 */
const start = async (): Promise<void> => {
  const db = await PGlite.create({ dataDir: process.argv[2] });
  await db.query('SELECT 1');
  greet();
};

void start();
