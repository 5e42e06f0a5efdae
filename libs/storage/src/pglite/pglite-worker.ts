/** Start parameters of the embedded database's thread. */
export interface PgliteWorkerData {
  /** Directory of its files, created if missing. */
  directory: string;
  /** Path of the Unix socket it listens on; `null`: only create the files and exit. */
  socket: string | null;
}

export type PgliteWorkerMessage = 'ready' | 'closed';

/** PostgreSQL's default would reserve 128 MB for a database of a few MB. */
export const SETTINGS = ['shared_buffers = 16MB'];

/**
 * Archive of an empty database, created by the build beside the built code: creating one anew takes
 * seconds and 600 MB.
 */
export const TEMPLATE = 'empty-database.tar.gz';
