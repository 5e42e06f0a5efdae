import type { Database } from './database';
import { PgliteDatabase } from './pglite/pglite-database';
import { PostgresDatabase } from './postgres/postgres-database';
import { type StorageSettings, storageSettings } from './storage.config';

/** Creates the configured database, without opening it. */
export const createDatabase = ({ url, dataDir, connections }: StorageSettings): Database =>
  url === 'pglite:' ? new PgliteDatabase(dataDir) : new PostgresDatabase(url, connections);

/**
 * Opens the database without waiting for it. Loads little itself, so that an embedded database
 * starts in its thread while the caller loads the rest.
 * @returns `undefined` when the settings are invalid; the next reader reports the problems
 */
export const openEarly = (): Database | undefined => {
  try {
    const database = createDatabase(storageSettings());
    // Services open it again and then receive the error.
    database.open().catch(() => undefined);
    return database;
  } catch {
    return undefined;
  }
};
