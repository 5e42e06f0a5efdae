import {
  type EvaluationCompleted,
  evaluationCompleted,
  type NotifierFilters,
} from '@touchstone/contracts';
import { AmqpBroker } from '@touchstone/messaging';
import {
  type AppProcess,
  type Deployment,
  type DistributedDeployment,
  startDistributed,
} from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { type BenchDatabase, withDatabase } from '../lib/database';
import { withDeployment } from '../lib/deployment';
import { withVirtualHost } from '../lib/virtual-host';

/** Allows the benchmarks' receivers, which are on this machine. */
export const LOCAL = { TOUCHSTONE_ALLOWED_NETWORKS: '127.0.0.0/8' };

/**
 * The benchmark publishes the events itself, so evaluating services are left out; a notifier is
 * added.
 */
const ONLY_NEEDED = {
  studio: 0,
  notifier: 0,
  aggregator: 0,
  'detectors/security': 0,
  'detectors/safety': 0,
  'detectors/reliability': 0,
  'detectors/policy': 0,
  'detectors/topic': 0,
};

export interface Notified {
  deployment: Deployment;
  database: BenchDatabase;
  brokerUrl: string;
  notifier: AppProcess;
  startNotifier(): Promise<AppProcess>;
  /** Resolves when the broker has confirmed it. */
  publish(event: EvaluationCompleted): Promise<void>;
}

/**
 * Runs the work with a gateway, a management service and a notifier on RabbitMQ and PostgreSQL, and
 * a publisher of evaluation events.
 */
export const withNotifier = <T>(
  work: (notified: Notified) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withDatabase(async (database) => {
      const starting = startDistributed({
        brokerUrl,
        databaseUrl: database.url,
        replicas: ONLY_NEEDED,
        env: LOCAL,
      });
      return withDeployment<T>(starting, async () => {
        const deployment: DistributedDeployment = await starting;
        const startNotifier = () => deployment.add('notifier', env);
        const notifier = await startNotifier();
        const broker = new AmqpBroker({ url: brokerUrl, name: 'bench', queues: [] });
        await broker.start();
        await broker.whenReady();
        const publish = (event: EvaluationCompleted) =>
          broker.emit(evaluationCompleted.pattern, event);
        try {
          return await work({ deployment, database, brokerUrl, notifier, startNotifier, publish });
        } finally {
          await broker.close();
        }
      });
    }),
  );

/** Adds webhooks for every evaluation that passes their filters; returns their ids. */
export const addWebhooks = async (
  deployment: Deployment,
  webhooks: readonly { url: string; filters?: NotifierFilters }[],
): Promise<string[]> => {
  const client = apiClient(deployment);
  const made: string[] = [];
  for (const webhook of webhooks) {
    const body = JSON.stringify({
      kind: 'webhook',
      name: 'bench',
      events: ['evaluation.created'],
      ...webhook,
    });
    made.push((await client.askOk<{ id: string }>('POST', '/api/notifiers', body)).id);
  }
  await client.close();
  return made;
};

export const removeWebhooks = async (
  deployment: Deployment,
  ids: readonly string[],
): Promise<void> => {
  const client = apiClient(deployment);
  for (const id of ids) await client.ask('DELETE', `/api/notifiers/${id}`);
  await client.close();
};
