import { join } from 'node:path';
import { type Deployment, startAllInOne } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import { closedLoop, p50 } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { repeatedly, total } from '../lib/statistics';

const WITHOUT = { NODE_OPTIONS: `--require ${join(__dirname, '../programs/without-notifier.js')}` };
const BLOCKS = 10;
const CALLS = 300;
const CALLERS = 4;
/** A cheap evaluation, so that the notifier's overhead shows. */
const BODY = JSON.stringify({
  mode: 'speed',
  input: 'Write to jane@example.com.',
  pii_check: true,
});

/** Measures an all-in-one whose notifier has no subscriptions, beside one without a notifier. */
export const evaluate = (): Promise<Figure[]> =>
  withDeployment(startAllInOne(), (withIt) =>
    withDeployment(startAllInOne(WITHOUT), (withoutIt) => compare(withIt, withoutIt)),
  );

const compare = async (withIt: Deployment, withoutIt: Deployment): Promise<Figure[]> => {
  const [one, other] = [await sideOf(withIt), await sideOf(withoutIt)];
  const values = await repeatedly(async () => {
    const [ours, without] = [[] as Cost[], [] as Cost[]];
    for (let block = 0; block < BLOCKS; block++) {
      ours.push(await one.cost());
      without.push(await other.cost());
    }
    const [cpu, cpuWithout] = [cpuOf(ours), cpuOf(without)];
    return {
      cpu,
      cpuWithout,
      added: cpu - cpuWithout,
      ratio: cpu / cpuWithout,
      p50: medianOf(ours),
      p50Without: medianOf(without),
    };
  });
  await Promise.all([one.client.close(), other.client.close()]);
  return [
    { name: 'evaluate without a notifier, cpu', unit: 'ms', values: values.cpuWithout },
    { name: 'evaluate with it, no subscription, cpu', unit: 'ms', values: values.cpu },
    { name: 'what it adds, cpu', unit: 'ms', values: values.added },
    { name: 'with it to without, cpu', unit: '×', values: values.ratio, goal: { atMost: 1.05 } },
    {
      name: `evaluate without a notifier, ${CALLERS} callers, p50`,
      unit: 'ms',
      values: values.p50Without,
    },
    { name: `evaluate with it, ${CALLERS} callers, p50`, unit: 'ms', values: values.p50 },
  ];
};

interface Cost {
  cpuMs: number;
  latenciesMs: number[];
}

const cpuOf = (costs: readonly Cost[]): number =>
  total(costs.map((cost) => cost.cpuMs)) / (BLOCKS * CALLS);
const medianOf = (costs: readonly Cost[]): number =>
  p50({ latenciesMs: costs.flatMap(({ latenciesMs }) => latenciesMs) });

const sideOf = async (
  deployment: Deployment,
): Promise<{ client: EvaluationClient; cost(): Promise<Cost> }> => {
  const [client, pid] = [
    connectTo(deployment, CALLERS),
    Number(deployment.processes[0]?.child.pid),
  ];
  const ask = () => closedLoop(CALLERS, CALLS, () => client.evaluate(BODY));
  await ask();
  return {
    client,
    cost: async () => {
      const beforeMs = cpuMs(pid);
      const { latenciesMs } = await ask();
      return { cpuMs: cpuMs(pid) - beforeMs, latenciesMs };
    },
  };
};
