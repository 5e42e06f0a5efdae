import type { Config } from 'jest';
import { findBrowser } from './browser';
import { atTheEnd } from './jest-tear-down';
import { findServers, NoServer } from './ladder';
import { postgres, runSql } from './postgres';
import { rabbitMq } from './rabbitmq';
import type { FoundServer } from './server';
import { createVirtualHost, deleteVirtualHost } from './virtual-hosts';

/** Creates a virtual host for each test process. */
const makeBrokers = async (broker: FoundServer, processes: number): Promise<void> => {
  if (broker.stop) atTheEnd(broker.stop);
  const names = Array.from(
    { length: processes },
    (_, index) => `touchstone-test-${process.pid}-${index + 1}`,
  );
  names.forEach((name) => atTheEnd(() => deleteVirtualHost(broker, name)));
  const urls = await Promise.all(names.map((name) => createVirtualHost(broker, name)));
  process.env['TOUCHSTONE_TEST_BROKER_URLS'] = urls.join(' ');
};

/** Creates one database for the run. */
const makeDatabase = async (server: FoundServer): Promise<void> => {
  if (server.stop) atTheEnd(server.stop);
  const name = `touchstone_test_${process.pid}`;
  await runSql(server.address, `CREATE DATABASE ${name}`);
  atTheEnd(() => runSql(server.address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  process.env['TOUCHSTONE_TEST_DATABASE_URL'] = Object.assign(new URL(server.address), {
    pathname: `/${name}`,
  }).toString();
};

const RULE = '!'.repeat(100);

/** Reports a missing server in the log; suites that need it see the missing variable. */
const sayLoudly = (error: unknown): void => {
  const consequence = process.env['CI']
    ? 'The suites that need it fail.'
    : 'THE SUITES THAT NEED IT ARE NOT RUN.';
  process.stderr.write(`\n${RULE}\n${(error as Error).message}${consequence}\n${RULE}\n\n`);
};

type Found = FoundServer | NoServer;

const prepare = async (
  server: Found,
  make: (server: FoundServer) => Promise<void>,
): Promise<void> => {
  if (server instanceof NoServer) return sayLoudly(server);
  await make(server).catch(sayLoudly);
};

/** Finds or starts servers before the run, for the suites that need them. */
export default async ({ maxWorkers }: Config & { maxWorkers: number }): Promise<void> => {
  const [broker, database] = (await findServers([rabbitMq, postgres])) as [Found, Found];
  // After the servers: apt does not run twice at a time.
  await findBrowser().then(
    (program) => (process.env['TOUCHSTONE_TEST_BROWSER'] = program),
    sayLoudly,
  );
  await Promise.all([
    prepare(broker, (server) => makeBrokers(server, maxWorkers)),
    prepare(database, makeDatabase),
  ]);
};
