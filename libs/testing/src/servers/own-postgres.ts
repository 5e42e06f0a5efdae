import { rmSync } from 'node:fs';
import { type OwnServer, ownServer } from './own-server';
import { initDataDirectory } from './postgres';

/**
 * Starts a PostgreSQL for one suite, on a free port and an empty data directory.
 * @throws Error without PostgreSQL's programs
 */
export const startOwnPostgres = async (): Promise<OwnServer> => {
  const { address, folder, launch } = await initDataDirectory();
  return ownServer({
    address,
    launch,
    // Immediate shutdown, which is a crash of all its processes at once, and fast shutdown.
    signals: { kill: 'SIGQUIT', stop: 'SIGINT' },
    tidy: () => rmSync(folder, { recursive: true, force: true }),
  });
};
