import { testBrokerUrl } from '../servers/test-servers';
import { startApp, type AppProcess } from './app-process';

export const TEST_KEY = 'a-key-that-only-tests-use';

const APPS = ['api-gateway', 'aggregator', 'detectors/security', 'detectors/safety', 'detectors/reliability', 'detectors/policy', 'detectors/topic'] as const;
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

const deploymentOf = (name: Deployment['name'], processes: AppProcess[], gateway: AppProcess): Deployment => ({
  name,
  address: gateway.address,
  key: TEST_KEY,
  processes,
  close: async () => {
    await Promise.all(processes.map((process) => process.stop()));
  },
});

const SETTINGS = { TOUCHSTONE_BOOTSTRAP_API_KEY: TEST_KEY, TOUCHSTONE_SECRET_KEY: 'a-secret-that-only-tests-use', TOUCHSTONE_RATE_LIMIT_PER_SECOND: '0' };

/** Everything in one process of the built tree. */
export const startAllInOne = async (env: Record<string, string> = {}): Promise<Deployment> => {
  const process = await startApp('all-in-one', { ...SETTINGS, ...env, TOUCHSTONE_MESSAGING_URL: 'memory:' });
  return deploymentOf('all-in-one', [process], process);
};

export interface DistributedOptions {
  /** Processes of an app; one each where left out. */
  replicas?: Partial<Record<DistributedApp, number>>;
  brokerUrl?: string;
  env?: Record<string, string>;
}

/** Every app its own process, so there can be more of them, and fewer. */
export interface DistributedDeployment extends Deployment {
  /** Starts one more process of an app, with the settings of the others and these. */
  add(app: DistributedApp, env?: Record<string, string>): Promise<AppProcess>;
}

/** Every app its own process, on a real broker. */
export const startDistributed = async ({ replicas = {}, brokerUrl = testBrokerUrl(), env = {} }: DistributedOptions = {}): Promise<DistributedDeployment> => {
  const settings = { ...SETTINGS, ...env, TOUCHSTONE_MESSAGING_URL: brokerUrl };
  const names = APPS.flatMap((app) => Array.from({ length: replicas[app] ?? 1 }, () => app));
  const processes = await Promise.all(names.map((name) => startApp(name, settings)));
  const deployment = deploymentOf('distributed', processes, processes.find(({ name }) => name === 'api-gateway') as AppProcess);
  const add = async (app: DistributedApp, more: Record<string, string> = {}): Promise<AppProcess> => {
    const added = await startApp(app, { ...settings, ...more });
    processes.push(added);
    return added;
  };
  return { ...deployment, add };
};
