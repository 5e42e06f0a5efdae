import type { DistributedDeployment } from '@touchstone/testing';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { median, repeatedly } from '../lib/statistics';
import { APP, JUDGED_BODY, QUESTIONS_AT_ONCE, withJudged, WORKER_PER_SECOND } from './judged';

const WORKERS = [1, 2, 4, 8];
const GOALS = new Map([
  [4, 3.8],
  [8, 7.5],
]);
/** A run lasts three seconds with any number of workers. */
const ROUNDS = 10;

/** Measures quality mode, bound by the judge, with more and more workers of one family. */
export const workers = (): Promise<Figure[]> =>
  withJudged(1, async (deployment) => {
    const figures: Figure[] = [];
    let alone = NaN;
    for (const count of WORKERS) {
      await growTo(count, deployment);
      const { perSecond } = await repeatedly(async () => ({
        perSecond: await throughput(deployment, count),
      }));
      if (count === 1) alone = median(perSecond);
      const goal = GOALS.get(count);
      figures.push(
        { name: `${count} workers`, unit: '/s', values: perSecond },
        {
          name: `${count} workers to one`,
          unit: '×',
          values: perSecond.map((value) => value / alone),
          ...(goal !== undefined && { goal: { atLeast: goal } }),
        },
      );
    }
    return [
      ...figures,
      { name: 'limit of one worker by the judge', unit: '/s', values: [WORKER_PER_SECOND] },
    ];
  });

const growTo = async (count: number, deployment: DistributedDeployment): Promise<void> => {
  const running = deployment.processes.filter(({ name }) => name === APP).length;
  for (let worker = running; worker < count; worker++) await deployment.add(APP);
};

/** Uses twice as many callers as questions fit at once, so that there is always work. */
const throughput = async (deployment: DistributedDeployment, count: number): Promise<number> => {
  const callers = 2 * QUESTIONS_AT_ONCE * count;
  const client = connectTo(deployment, callers);
  const load = (rounds: number) =>
    closedLoop(callers, callers * rounds, () => client.evaluate(JUDGED_BODY));
  await load(1);
  const { perSecond } = await load(ROUNDS);
  await client.close();
  return perSecond;
};
