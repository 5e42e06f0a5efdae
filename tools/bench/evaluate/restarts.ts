import { setTimeout as wait } from 'node:timers/promises';
import {
  type DistributedApp,
  type DistributedDeployment,
  startDistributed,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const PER_SECOND = 50;
const KILLS = 12;
const KILL_EVERY_MS = 2_500;
const CONNECTIONS = 256;
const BODY = evaluationBody((characters, seed) => ordinaryText(characters, seed), 700);
const RESTARTED: DistributedApp[] = ['aggregator', 'detectors/reliability'];

/**
 * Sends requests at a steady rate while one of two replicas is killed and replaced at once, so that
 * both dying and starting processes are under load.
 */
export const restarts = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(
      startDistributed({
        brokerUrl,
        replicas: Object.fromEntries(RESTARTED.map((app) => [app, 2])),
      }),
      async (deployment) => {
        const client = connectTo(deployment, CONNECTIONS);
        const figures: Figure[] = [];
        for (const app of RESTARTED)
          figures.push(
            ...figuresOf(app, await atSteadyRate(client, () => restartRepeatedly(deployment, app))),
          );
        await client.close();
        return figures;
      },
    ),
  );

/** Returns the statuses of all requests sent during the work. */
const atSteadyRate = async (
  client: EvaluationClient,
  work: () => Promise<void>,
): Promise<number[]> => {
  const calls: Promise<number>[] = [];
  const timer = setInterval(
    () => calls.push(client.post(BODY).then(({ status }) => status)),
    1_000 / PER_SECOND,
  );
  await work();
  clearInterval(timer);
  return Promise.all(calls);
};

const restartRepeatedly = async (
  deployment: DistributedDeployment,
  app: DistributedApp,
): Promise<void> => {
  for (let kills = 0; kills < KILLS; kills++) {
    await wait(KILL_EVERY_MS);
    const oldest = deployment.processes.find(
      ({ name, child }) => name === app && child.exitCode === null && child.signalCode === null,
    );
    await oldest?.stop('SIGKILL');
    await deployment.add(app);
  }
};

const figuresOf = (app: string, statuses: readonly number[]): Figure[] => [
  {
    name: `${KILLS} × kill -9 and start of ${app}, evaluations`,
    unit: '',
    values: [statuses.length],
  },
  {
    name: `${KILLS} × kill -9 and start of ${app}, refused`,
    unit: '',
    values: [statuses.filter((status) => status !== 200).length],
    goal: { atMost: 0 },
  },
];
