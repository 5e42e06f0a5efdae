import { setTimeout as wait } from 'node:timers/promises';
import {
  type Deployment,
  startDistributed,
  startTcpProxy,
  type TcpProxy,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import type { Figure } from '../lib/report';
import { evaluationBody } from '../lib/requests';
import { repeatedly, total } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const BODY = evaluationBody(ordinaryText, 1_000);
const AWAY_MS = 5_000;
const POLL_MS = 50;
const CALLERS = 8;

/** Cuts the connection to the broker for five seconds. */
export const outage = (): Promise<Figure[]> =>
  withVirtualHost(async (brokerUrl) => {
    const url = new URL(brokerUrl);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5672) });
    try {
      return await withDeployment(
        startDistributed({ brokerUrl: behind(proxy, url) }),
        (deployment) => cutOff(deployment, proxy),
      );
    } finally {
      await proxy.close();
    }
  });

const cutOff = async (deployment: Deployment, proxy: TcpProxy): Promise<Figure[]> => {
  const client = connectTo(deployment, CALLERS);
  await client.evaluate(BODY);
  const values = await repeatedly(() => cutAndRestore(client, proxy));
  const ended = deployment.processes.filter(
    ({ child }) => child.exitCode !== null || child.signalCode !== null,
  ).length;
  await client.close();
  return [
    {
      name: 'broker cut off, slowest 503 under way',
      unit: 's',
      values: values.underWay,
      goal: { atMost: 2 },
    },
    {
      name: 'broker cut off, 503 for a new call',
      unit: 's',
      values: values.afterwards,
      goal: { atMost: 2 },
    },
    {
      name: 'broker cut off, refusals that are not 503 with Retry-After',
      unit: '',
      values: [total(values.odd)],
      goal: { atMost: 0 },
    },
    {
      name: 'broker back, until evaluations pass again',
      unit: 's',
      values: values.back,
      goal: { atMost: 10 },
    },
    { name: 'processes that ended', unit: '', values: [ended], goal: { atMost: 0 } },
  ];
};

const behind = ({ port }: TcpProxy, url: URL): string =>
  Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).toString();

const cutAndRestore = async (client: EvaluationClient, proxy: TcpProxy) => {
  const cut = { atMs: Infinity };
  const callers = Array.from({ length: CALLERS }, () => untilRefused(client));
  await wait(500);
  cut.atMs = performance.now();
  proxy.cut();
  const refusals = await Promise.all(callers);
  const afterwards = await untilRefused(client);
  await wait(AWAY_MS);
  proxy.restore();
  const restoredMs = performance.now();
  await untilAnswered(client);
  return {
    underWay:
      Math.max(
        ...refusals.map(({ endedMs, startedMs }) => endedMs - Math.max(startedMs, cut.atMs)),
      ) / 1000,
    afterwards: (afterwards.endedMs - afterwards.startedMs) / 1000,
    odd: [...refusals, afterwards].filter(({ proper }) => !proper).length,
    back: (performance.now() - restoredMs) / 1000,
  };
};

interface Refusal {
  startedMs: number;
  endedMs: number;
  /** True for a 503 with `Retry-After`. */
  proper: boolean;
}

const untilRefused = async (client: EvaluationClient): Promise<Refusal> => {
  for (;;) {
    const startedMs = performance.now();
    const { status, headers } = await client.post(BODY);
    if (status !== 200)
      return {
        startedMs,
        endedMs: performance.now(),
        proper: status === 503 && headers['retry-after'] !== undefined,
      };
  }
};

/** Waits until every check has a verdict again. */
const untilAnswered = async (client: EvaluationClient): Promise<void> => {
  while (
    !(await client.evaluate(BODY).then(
      () => true,
      () => false,
    ))
  )
    await wait(POLL_MS);
};
