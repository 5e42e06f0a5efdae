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

/** A running Touchstone, whatever it is made of. */
export interface Deployment {
  name: 'all-in-one' | 'distributed';
  /** Of the gateway, without a trailing slash; the API is under `/api`. */
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

/** Everything in one process of the built tree. */
export const startAllInOne = async (env: Record<string, string> = {}): Promise<Deployment> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchstone-data-'));
  const process = await startApp('all-in-one', {
    ...SETTINGS,
    TOUCHSTONE_DATA_DIR: dataDir,
    ...env,
    TOUCHSTONE_MESSAGING_URL: 'memory:',
    TOUCHSTONE_DATABASE_URL: 'pglite:',
  });
  return deploymentOf('all-in-one', [process], process, () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
};

export interface DistributedOptions {
  /** Processes of an app; one each where left out. */
  replicas?: Partial<Record<DistributedApp, number>>;
  brokerUrl?: string;
  /** A new database where left out. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

/** Every app its own process, so there can be more of them, and fewer. */
export interface DistributedDeployment extends Deployment {
  /** Starts one more process of an app, with the settings of the others and these. */
  add(app: DistributedApp | 'pass-through', env?: Record<string, string>): Promise<AppProcess>;
}

let databases = 0;

/** A database that only one deployment uses. */
export const newDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const server = testDatabaseUrl();
  const name = `touchstone_deployment_${process.pid}_${++databases}`;
  await runSql(server, `CREATE DATABASE ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).toString(),
    drop: () => runSql(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};

/** What services had not heard of when they ended stays in the broker; those of the next deployment would take it for their own. */
const forgetEvents = async (brokerUrl: string): Promise<void> => {
  const connection = await connect(brokerUrl);
  try {
    const channel = await connection.createChannel();
    for (const service of ['management', 'notifier'])
      await channel.deleteQueue(`events.${service}`);
  } finally {
    await connection.close();
  }
};

/** Every app its own process, on a real broker and a real database. */
export const startDistributed = async (
  options: DistributedOptions = {},
): Promise<DistributedDeployment> => {
  const { replicas = {}, brokerUrl = testBrokerUrl(), databaseUrl, env = {} } = options;
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
  const processes = await Promise.all(names.map((name) => startApp(name, settings)));
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
