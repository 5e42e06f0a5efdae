import type { Config } from 'jest';
import { atTheEnd } from './jest-tear-down';
import { findServer } from './ladder';
import { postgres, runSql } from './postgres';
import { rabbitMq } from './rabbitmq';
import { createVirtualHost, deleteVirtualHost } from './virtual-hosts';

/** A virtual host for each test process. */
const makeBrokers = async (processes: number): Promise<void> => {
  const broker = await findServer(rabbitMq);
  if (broker.stop) atTheEnd(broker.stop);
  const names = Array.from(
    { length: processes },
    (_, index) => `touchstone-test-${process.pid}-${index + 1}`,
  );
  names.forEach((name) => atTheEnd(() => deleteVirtualHost(broker, name)));
  const urls = await Promise.all(names.map((name) => createVirtualHost(broker, name)));
  process.env['TOUCHSTONE_TEST_BROKER_URLS'] = urls.join(' ');
};

/** One database for the run. */
const makeDatabase = async (): Promise<void> => {
  const server = await findServer(postgres);
  if (server.stop) atTheEnd(server.stop);
  const name = `touchstone_test_${process.pid}`;
  await runSql(server.address, `CREATE DATABASE ${name}`);
  atTheEnd(() => runSql(server.address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  process.env['TOUCHSTONE_TEST_DATABASE_URL'] = Object.assign(new URL(server.address), {
    pathname: `/${name}`,
  }).toString();
};

const RULE = '!'.repeat(100);

/** Suites that need the server see from the missing variable that there is none. */
const sayLoudly = (error: unknown): void => {
  const consequence = process.env['CI']
    ? 'The suites that need it fail.'
    : 'THE SUITES THAT NEED IT ARE NOT RUN.';
  process.stderr.write(`\n${RULE}\n${(error as Error).message}${consequence}\n${RULE}\n\n`);
};

/** Before the run: servers for the suites that need some. */
export default async ({ maxWorkers }: Config & { maxWorkers: number }): Promise<void> => {
  await Promise.all([makeBrokers(maxWorkers).catch(sayLoudly), makeDatabase().catch(sayLoudly)]);
};
