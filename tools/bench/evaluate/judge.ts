import { judgeReplies, startDistributed, startJudgeStub, type Deployment, type JudgeStub } from '@touchstone/testing';
import { connectTo } from '../lib/evaluation-client';
import { closedLoop } from '../lib/load';
import { judgedBody, SWITCHES } from '../lib/requests';
import type { Figure } from '../lib/report';
import { ordinaryText } from '../lib/texts';
import { repeatedly } from '../lib/statistics';
import { withVirtualHost } from '../lib/virtual-host';

const DELAY_MS = 300;
/** One question for each evaluation. */
const BODY = judgedBody(ordinaryText(1_000), SWITCHES.prompt_injections);
const APP = 'detectors/security';
/** Few enough for four workers to wait for the judge and not for this machine's two cores. */
const QUESTIONS_AT_ONCE = 8;
const ROUNDS = 10;

/** Quality mode, bound by a judge that takes 300 ms. */
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

const withDistributed = <T>(workers: number, env: Record<string, string>, work: (deployment: Deployment) => Promise<T>): Promise<T> =>
  withVirtualHost(async (brokerUrl) => {
    const deployment = await startDistributed({ brokerUrl, env, replicas: { [APP]: workers } });
    try {
      return await work(deployment);
    } finally {
      await deployment.close();
    }
  });

/** Evaluations that wait for the judge at the same time in one worker, with the settings as they come. */
const carried = (stub: JudgeStub): Promise<Figure[]> =>
  withDistributed(1, settings(stub), async (deployment) => {
    const client = connectTo(deployment, 100);
    await closedLoop(100, 400, () => client.evaluate(BODY));
    await client.close();
    return [{ name: 'evaluations one worker carries at once', unit: '', values: [stub.peak], goal: { atLeast: 50 } }];
  });

const scaled = async (stub: JudgeStub): Promise<Figure[]> => {
  const env = settings(stub, { TOUCHSTONE_JUDGE_CONCURRENCY: String(QUESTIONS_AT_ONCE) });
  const one = await throughput(1, env);
  const four = await throughput(4, env);
  return [
    { name: 'one worker', unit: '/s', values: one },
    { name: 'four workers', unit: '/s', values: four },
    { name: 'four workers to one', unit: '×', values: four.map((value, run) => value / (one[run] ?? NaN)), goal: { atLeast: 3.8 } },
  ];
};

/** With twice as many callers as the workers can ask for at once, so that there is always work. */
const throughput = async (workers: number, env: Record<string, string>): Promise<number[]> => {
  const callers = 2 * QUESTIONS_AT_ONCE * workers;
  const { perSecond } = await withDistributed(workers, env, async (deployment) => {
    const client = connectTo(deployment, callers);
    await closedLoop(callers, callers, () => client.evaluate(BODY));
    const values = await repeatedly(async () => ({ perSecond: (await closedLoop(callers, callers * ROUNDS, () => client.evaluate(BODY))).perSecond }));
    await client.close();
    return values;
  });
  return perSecond;
};
