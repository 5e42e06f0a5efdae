import {
  type Deployment,
  judgeReplies,
  type JudgeStub,
  startDistributed,
  startJudgeStub,
} from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop } from '../lib/load';
import type { Figure } from '../lib/report';
import { judgedBody, sampleOf } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const DELAY_MS = 300;
/** One question for each evaluation. */
const BODY = judgedBody(ordinaryText(1_000), sampleOf('prompt_injections'));
const APP = 'detectors/security';
/** Low enough for four workers to be bound by the judge, not by this machine's two cores. */
const QUESTIONS_AT_ONCE = 8;
const ROUNDS = 10;

/** Measures quality mode, bound by a judge that takes 300 ms. */
export const judge = async (): Promise<Figure[]> => {
  const stub = await startJudgeStub(judgeReplies.after(DELAY_MS));
  const figures = [...(await carried(stub)), ...(await scaled(stub))];
  await stub.close();
  return figures;
};

const settings = (stub: JudgeStub, more: Record<string, string> = {}): Record<string, string> => ({
  TOUCHSTONE_JUDGE_URL: stub.url,
  TOUCHSTONE_JUDGE_MODEL: 'stub',
  ...more,
});

const withWorkers = <T>(
  workers: number,
  env: Record<string, string>,
  work: (deployment: Deployment) => Promise<T>,
): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, env, replicas: { [APP]: workers } }), work),
  );

/**
 * Measures how many evaluations wait for the judge at the same time in one worker, with default
 * settings.
 */
const carried = (stub: JudgeStub): Promise<Figure[]> =>
  withWorkers(1, settings(stub), async (deployment) => {
    const client = connectTo(deployment, 100);
    await closedLoop(100, 400, () => client.evaluate(BODY));
    await client.close();
    return [
      {
        name: 'evaluations one worker carries at once',
        unit: '',
        values: [stub.peak],
        goal: { atLeast: 50 },
      },
    ];
  });

/**
 * Runs both deployments at the same time and measures them in turn, so that each ratio compares
 * figures taken side by side.
 */
const scaled = (stub: JudgeStub): Promise<Figure[]> => {
  const env = settings(stub, { TOUCHSTONE_JUDGE_CONCURRENCY: String(QUESTIONS_AT_ONCE) });
  return withWorkers(1, env, (one) =>
    withWorkers(4, env, async (four) => {
      const [fromOne, fromFour] = [await throughputMeter(one, 1), await throughputMeter(four, 4)];
      const { alone, together, ratio } = await repeatedly(async () => {
        const [first, second] = [await fromOne.measure(), await fromFour.measure()];
        return { alone: first, together: second, ratio: second / first };
      });
      await Promise.all([fromOne.close(), fromFour.close()]);
      return [
        { name: 'one worker', unit: '/s', values: alone },
        { name: 'four workers', unit: '/s', values: together },
        { name: 'four workers to one', unit: '×', values: ratio, goal: { atLeast: 3.8 } },
      ];
    }),
  );
};

/**
 * Uses twice as many callers as the workers' concurrent judge requests, so that there is always
 * work.
 */
const throughputMeter = async (deployment: Deployment, workers: number) => {
  const callers = 2 * QUESTIONS_AT_ONCE * workers;
  const client = connectTo(deployment, callers);
  const load = (rounds: number) =>
    closedLoop(callers, callers * rounds, () => client.evaluate(BODY));
  await load(1);
  return { measure: async () => (await load(ROUNDS)).perSecond, close: () => client.close() };
};
