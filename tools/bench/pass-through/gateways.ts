import {
  type AppProcess,
  type Deployment,
  startAllInOne,
  startDistributed,
} from '@touchstone/testing';
import { withDatabase } from '../lib/database';
import { withDeployment } from '../lib/deployment';
import { cpuMs } from '../lib/process-usage';
import { withVirtualHost } from '../lib/virtual-host';
import { type ChatClient, chatClient, startVendor } from './chats';
import { type Portkey, startPortkey } from './portkey';

/** Runs the work with a vendor's address, including the version. */
export const withVendor = async <T>(work: (vendor: string) => Promise<T>): Promise<T> => {
  const vendor = await startVendor();
  try {
    return await work(`${String(vendor.greeting)}/v1`);
  } finally {
    await vendor.stop();
  }
};

export const withPortkey = async <T>(work: (portkey: Portkey) => Promise<T>): Promise<T> => {
  const portkey = await startPortkey();
  try {
    return await work(portkey);
  } finally {
    await portkey.stop();
  }
};

export const withAllInOne = <T>(
  vendor: string,
  work: (deployment: Deployment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> =>
  withDeployment(startAllInOne({ ...env, TOUCHSTONE_PROVIDER_OPENAI_URL: vendor }), work);

/** Pass-through needs no other services. */
const NOBODY_ELSE = {
  studio: 0,
  aggregator: 0,
  'detectors/security': 0,
  'detectors/safety': 0,
  'detectors/reliability': 0,
  'detectors/policy': 0,
  'detectors/topic': 0,
};

/**
 * Runs the work with a gateway on RabbitMQ; a management service on PostgreSQL stores the history.
 */
export const withGateway = <T>(
  vendor: string,
  work: (deployment: Deployment) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withDatabase(({ url: databaseUrl }) =>
      withDeployment(
        startDistributed({
          brokerUrl,
          databaseUrl,
          replicas: NOBODY_ELSE,
          env: { ...env, TOUCHSTONE_PROVIDER_OPENAI_URL: vendor },
        }),
        work,
      ),
    ),
  );

/** Makes a client that reaches the vendor through a deployment. */
export const clientOf = ({ address, key }: Deployment, body?: string): ChatClient =>
  chatClient(
    `${address}/api/providers/openai/chat/completions`,
    { 'x-service-api-key': key },
    body,
  );

/** Returns the gateway's process; in an all-in-one it is the only one. */
export const gatewayOf = ({ address, processes }: Deployment): AppProcess =>
  processes.find((process) => process.address === address) as AppProcess;

export const gatewayPid = (deployment: Deployment): number =>
  Number(gatewayOf(deployment).child.pid);

/** Measures the processor time of these processes during `work`, in milliseconds. */
export const cpuDuring = async (
  pids: readonly number[],
  work: () => Promise<unknown>,
): Promise<number> => {
  const usedMs = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const beforeMs = usedMs();
  await work();
  return usedMs() - beforeMs;
};
