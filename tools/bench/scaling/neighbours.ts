import { connectTo, type EvaluationClient } from '../lib/evaluation-client';
import { openLoop, p99 } from '../lib/load';
import type { Figure } from '../lib/report';
import { evaluationBody, sampleOf } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { JUDGED_BODY, withJudged, WORKER_PER_SECOND } from './judged';

const PER_SECOND = 20;
const CALLS = 600;
/** Callers of the saturated family: four times what its worker answers within a second. */
const SATURATING = Math.round(4 * WORKER_PER_SECOND);
const BODY = evaluationBody(
  (characters, seed) => ordinaryText(characters, seed),
  1_000,
  sampleOf('safety'),
);

/** Measures another family while one is saturated that waits for the judge. */
export const neighbours = (): Promise<Figure[]> =>
  withJudged(1, async (deployment) => {
    const [client, others] = [connectTo(deployment, 50), connectTo(deployment, SATURATING)];
    const measured = () => openLoop(PER_SECOND, CALLS, () => client.evaluate(BODY)).then(p99);
    await measured();
    const { alone, beside, ratio } = await repeatedly(async () => {
      const first = await measured();
      const stop = saturate(others);
      const second = await measured();
      await stop();
      return { alone: first, beside: second, ratio: second / first };
    });
    await Promise.all([client.close(), others.close()]);
    return [
      { name: 'p99 of another family, alone', unit: 'ms', values: alone },
      { name: 'p99 beside the saturated family', unit: 'ms', values: beside },
      { name: 'ratio', unit: '×', values: ratio, goal: { atMost: 1.2 } },
    ];
  });

/** Keeps a family busy, also while it refuses. @returns stops and waits for the last answer */
const saturate = (client: EvaluationClient): (() => Promise<void>) => {
  let stopped = false;
  const caller = async () => {
    while (!stopped) await client.post(JUDGED_BODY);
  };
  const callers = Promise.all(Array.from({ length: SATURATING }, caller));
  return async () => {
    stopped = true;
    await callers;
  };
};
