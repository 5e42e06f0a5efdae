import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { endProgram, freePort, runProgram, startProgram } from './programs';
import type { FoundServer, TestServer } from './server';

const VERSIONS = '/usr/lib/postgresql';

/** Runs statements one by one. */
export const runSql = async (address: string, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const probe = (address: string): Promise<void> => runSql(address, 'SELECT 1');

/** Returns the folder of the newest installed version's programs. */
const programs = (): string | undefined => {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((one, other) => Number(other) - Number(one))
    : [];
  return versions
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')));
};

/** Returns the user to run as: Postgres refuses to run as root, and its package creates a user. */
const asPostgres = async (folder: string): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number(await runProgram('id', [flag, 'postgres']))),
  );
  chownSync(folder, uid as number, gid as number);
  return { uid, gid };
};

/** An initialised data directory, with what starts a server on it. */
export interface DataDirectory {
  address: string;
  folder: string;
  /** Resolves once the server accepts connections. */
  launch(): Promise<ChildProcess>;
}

/** @throws Error without PostgreSQL's programs */
export const initDataDirectory = async (): Promise<DataDirectory> => {
  const bin = programs();
  if (bin === undefined) throw new Error(`PostgreSQL is not installed in ${VERSIONS}.`);
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-postgres-'));
  const port = await freePort();
  const options = { ...(await asPostgres(folder)), cwd: folder };
  const data = join(folder, 'data');
  await runProgram(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  return {
    address,
    folder,
    launch: () => startProgram(join(bin, 'postgres'), args, options, () => probe(address)),
  };
};

const start = async (): Promise<Omit<FoundServer, 'source'>> => {
  process.stderr.write('Starting a PostgreSQL for the tests …\n');
  const { address, folder, launch } = await initDataDirectory();
  const server = await launch();
  const stop = async () => {
    // Fast shutdown: disconnects the remaining clients.
    await endProgram(server, () => server.kill('SIGINT'));
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
};

export const postgres: TestServer = {
  name: 'PostgreSQL',
  variable: 'TOUCHSTONE_DATABASE_URL',
  scheme: /^postgres(ql)?:/,
  local: [
    'postgres://postgres@127.0.0.1:5432/postgres',
    'postgres://postgres:postgres@127.0.0.1:5432/postgres',
  ],
  compose: {
    service: 'postgres',
    port: 5432,
    address: (authority) => `postgres://touchstone:touchstone@${authority}/touchstone`,
  },
  debian: { packages: ['postgresql'], isInstalled: () => programs() !== undefined, start },
  probe,
};
