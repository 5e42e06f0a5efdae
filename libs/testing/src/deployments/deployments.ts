import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { runSql } from '../servers/postgres';
import { testBrokerUrl, testDatabaseUrl } from '../servers/test-servers';
import { type AppProcess, startApp } from './app-process';

export const TEST_KEY = 'a-key-that-only-tests-use';

const APPS = [
  'management',
  'studio',
  'notifier',
  'api-gateway',
  'aggregator',
  'detectors/security',
  'detectors/safety',
  'detectors/reliability',
  'detectors/policy',
  'detectors/topic',
] as const;
export type DistributedApp = (typeof APPS)[number];

/** A running Touchstone, in one process or several. */
export interface Deployment {
  name: 'all-in-one' | 'distributed';
  /** Address of the gateway, without a trailing slash; the API is under `/api`. */
  address: string;
  key: string;
  processes: AppProcess[];
  close(): Promise<void>;
}

const deploymentOf = (
  name: Deployment['name'],
  processes: AppProcess[],
  gateway: AppProcess,
  tidy: () => void | Promise<void>,
): Deployment => ({
  name,
  address: gateway.address,
  key: TEST_KEY,
  processes,
  close: async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await tidy();
  },
});

const SETTINGS = {
  TOUCHSTONE_BOOTSTRAP_API_KEY: TEST_KEY,
  TOUCHSTONE_SECRET_KEY: 'a-secret-that-only-tests-use',
  TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0',
};

/** Starts all services in one process. @param root a built checkout; this one by default */
export const startAllInOne = async (
  env: Record<string, string> = {},
  root?: string,
): Promise<Deployment> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-data-'));
  const settings = {
    ...SETTINGS,
    TOUCHSTONE_DATA_DIR: dataDir,
    ...env,
    TOUCHSTONE_MESSAGING_URL: 'memory:',
    TOUCHSTONE_DATABASE_URL: 'pglite:',
  };
  const process = await startApp('all-in-one', settings, root);
  return deploymentOf('all-in-one', [process], process, () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
};

export interface DistributedOptions {
  /** Number of processes of each app, 1 by default. */
  replicas?: Partial<Record<DistributedApp, number>>;
  brokerUrl?: string;
  /** Address of the database; a new one by default. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** Built checkouts of other versions, from which some apps are started. */
  roots?: Partial<Record<DistributedApp, string>>;
}

/**
 * A deployment with a process for each app, to which processes can be added and from which they can
 * be removed.
 */
export interface DistributedDeployment extends Deployment {
  /** Starts another process of an app, with the settings of the others and `env`. */
  add(app: DistributedApp | 'pass-through', env?: Record<string, string>): Promise<AppProcess>;
}

/** Creates a database for a single deployment. */
export const newDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = testDatabaseUrl();
  // Random, since a process may have the number of an earlier one that left its database behind.
  const name = `touchstone_deployment_${randomUUID().replaceAll('-', '')}`;
  await runSql(server, `CREATE DATABASE ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).toString(),
    drop: () => runSql(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};

/**
 * Deletes the event queues: events left in the broker by stopped services would reach the next
 * deployment.
 */
const forgetEvents = async (brokerUrl: string): Promise<void> => {
  const connection = await connect(brokerUrl);
  try {
    const channel = await connection.createChannel();
    for (const service of ['management', 'notifier'])
      await channel.deleteQueue(`events.${service}.v2`);
  } finally {
    await connection.close();
  }
};

/** Waits for all starts; if one fails, stops the others instead of leaving them behind. */
const allOrNone = async (starts: readonly Promise<AppProcess>[]): Promise<AppProcess[]> => {
  const results = await Promise.allSettled(starts);
  const failure = results.find((result) => result.status === 'rejected');
  const started = results.flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  if (!failure) return started;
  await Promise.all(started.map((process) => process.stop('SIGKILL')));
  throw failure.reason;
};

/** Starts every app in its own process, on a real broker and a real database. */
export const startDistributed = async (
  options: DistributedOptions = {},
): Promise<DistributedDeployment> => {
  const { replicas = {}, brokerUrl = testBrokerUrl(), databaseUrl, env = {}, roots = {} } = options;
  const database =
    databaseUrl === undefined
      ? await newDatabase()
      : { url: databaseUrl, drop: () => Promise.resolve() };
  const settings = {
    ...SETTINGS,
    ...env,
    TOUCHSTONE_MESSAGING_URL: brokerUrl,
    TOUCHSTONE_DATABASE_URL: database.url,
  };
  const names = APPS.flatMap((app) => Array.from({ length: replicas[app] ?? 1 }, () => app));
  const processes = await allOrNone(
    names.map((name) => startApp(name, settings, roots[name])),
  ).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  const gateway = processes.find(({ name }) => name === 'api-gateway') as AppProcess;
  const deployment = deploymentOf('distributed', processes, gateway, async () => {
    await Promise.all([forgetEvents(brokerUrl), database.drop()]);
  });
  const add: DistributedDeployment['add'] = async (app, more = {}) => {
    const added = await startApp(app, { ...settings, ...more });
    processes.push(added);
    return added;
  };
  return { ...deployment, add };
};
