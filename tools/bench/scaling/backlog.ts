import { setTimeout as wait } from 'node:timers/promises';
import { evaluationQueue, STATUSES } from '@touchstone/contracts';
import {
  type DistributedApp,
  type DistributedDeployment,
  judgeReplies,
  startDistributed,
  startJudgeStub,
} from '@touchstone/testing';
import { apiClient } from '../lib/api-client';
import { withDeployment } from '../lib/deployment';
import { counted } from '../lib/metrics';
import type { Figure } from '../lib/report';
import { withVirtualHost } from '../lib/virtual-host';
import { APP, JUDGED_BODY } from './judged';
import { ReplicaRule } from './scaled-object';

/** Slow enough for four workers to leave this machine idle. */
const JUDGE_MS = 1_500;
/** As in the manifests. */
const QUESTIONS_AT_ONCE = 12;
const BACKLOG = 600;
const POLL_MS = 250;
const { prefetch: PER_AGGREGATOR } = evaluationQueue('quality', 'batch');

/** A Deployment that the simulated autoscaler grows. */
interface Scaled {
  app: DistributedApp;
  rule: ReplicaRule;
  replicas: number;
  grownMs: number;
}

/**
 * Measures the time in which a backlog of asynchronous evaluations drains, with a scaler that
 * follows the figures of the ScaledObjects, and without.
 */
export const backlog = async (): Promise<Figure[]> => {
  const judge = await startJudgeStub(judgeReplies.after(JUDGE_MS));
  const env = {
    TOUCHSTONE_JUDGE_URL: judge.url,
    TOUCHSTONE_JUDGE_MODEL: 'stub',
    TOUCHSTONE_JUDGE_CONCURRENCY: String(QUESTIONS_AT_ONCE),
  };
  const run = (grows: boolean) =>
    withVirtualHost((brokerUrl) =>
      withDeployment(startDistributed({ brokerUrl, env }), (deployment) =>
        drained(deployment, grows),
      ),
    );
  try {
    const [floor, scaled] = [await run(false), await run(true)];
    return [
      {
        name: `${BACKLOG} evaluations with the floor of workers`,
        unit: 's',
        values: [floor.seconds],
      },
      { name: 'with the scaler', unit: 's', values: [scaled.seconds] },
      { name: 'workers at the end', unit: '', values: [scaled.workers] },
      { name: 'aggregators at the end', unit: '', values: [scaled.aggregators] },
      { name: 'until the last worker was added', unit: 's', values: [scaled.lastGrowth] },
    ];
  } finally {
    await judge.close();
  }
};

const drained = async (deployment: DistributedDeployment, grows: boolean) => {
  const aggregators = await atFloor(deployment, 'aggregator', 'aggregator');
  const workers = await atFloor(deployment, APP, 'detector-security-quality');
  await post(deployment, BACKLOG);
  const startedMs = performance.now();
  let [lastGrowth, polledMs] = [0, startedMs];
  for (;;) {
    const pending = BACKLOG - (await answeredBy(deployment));
    if (pending === 0) break;
    const taken = Math.min(pending, aggregators.replicas * PER_AGGREGATOR);
    if (grows && performance.now() - polledMs >= workers.rule.pollMs) {
      polledMs = performance.now();
      await grow(deployment, aggregators, { 'quality-batch': pending });
      if (await grow(deployment, workers, { batch: taken }))
        lastGrowth = (performance.now() - startedMs) / 1_000;
    }
    await wait(POLL_MS);
  }
  return {
    seconds: (performance.now() - startedMs) / 1_000,
    workers: workers.replicas,
    aggregators: aggregators.replicas,
    lastGrowth,
  };
};

const atFloor = async (
  deployment: DistributedDeployment,
  app: DistributedApp,
  name: string,
): Promise<Scaled> => {
  const rule = new ReplicaRule(name);
  for (let replica = 1; replica < rule.floor; replica++) await deployment.add(app);
  return { app, rule, replicas: rule.floor, grownMs: -Infinity };
};

/** @returns true if replicas were added */
const grow = async (
  deployment: DistributedDeployment,
  scaled: Scaled,
  messages: Record<string, number>,
): Promise<boolean> => {
  const nowMs = performance.now();
  const next = scaled.rule.next(messages, scaled.replicas, nowMs - scaled.grownMs);
  if (next === scaled.replicas) return false;
  await Promise.all(
    Array.from({ length: next - scaled.replicas }, () => deployment.add(scaled.app)),
  );
  Object.assign(scaled, { replicas: next, grownMs: nowMs });
  return true;
};

const post = async (deployment: DistributedDeployment, count: number): Promise<void> => {
  const client = apiClient(deployment, 20);
  const accept = () =>
    client.ask('POST', '/api/v1/evaluation/evaluate', JUDGED_BODY, { prefer: 'respond-async' });
  await Promise.all(Array.from({ length: count }, accept));
  await client.close();
};

/** Counts the evaluations that aggregators have ended. */
const answeredBy = async ({ processes }: DistributedDeployment): Promise<number> => {
  const ended = await Promise.all(
    processes
      .filter(({ name }) => name === 'aggregator')
      .flatMap(({ address }) =>
        STATUSES.map((status) =>
          counted(address, `touchstone_evaluations_total{status="${status}"}`),
        ),
      ),
  );
  return ended.reduce((sum, count) => sum + count, 0);
};
