import { type DistributedDeployment, startDistributed } from '@touchstone/testing';
import { withDeployment } from '../lib/deployment';
import { connectTo } from '../lib/evaluation-client';
import { openLoop } from '../lib/load';
import { cpuMs } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { evaluationBody, sampleOf } from '../lib/requests';
import { repeatedly, total } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const APP = 'detectors/safety';
const PER_SECOND = 25;
const CALLS = 250;
/** Long enough for the engines to cost more than the message. */
const BODY = evaluationBody(
  (characters, seed) => ordinaryText(characters, seed),
  10_000,
  sampleOf('safety'),
);

/** Measures the processor time of a CPU-bound family with one worker, and shared by two. */
export const processorTime = (): Promise<Figure[]> =>
  withWorkers(1, (one) =>
    withWorkers(2, async (two) => {
      const [ofOne, ofTwo] = [meter(one), meter(two)];
      await ofOne.measure();
      await ofTwo.measure();
      const { alone, shared, ratio } = await repeatedly(async () => {
        const [first, second] = [await ofOne.measure(), await ofTwo.measure()];
        return { alone: first, shared: second, ratio: second / first };
      });
      await Promise.all([ofOne.close(), ofTwo.close()]);
      return [
        { name: 'one worker, for an evaluation', unit: 'ms', values: alone },
        { name: 'two workers, for an evaluation', unit: 'ms', values: shared },
        { name: 'ratio', unit: '×', values: ratio, goal: { atMost: 1.1 } },
      ];
    }),
  );

const withWorkers = <T>(
  workers: number,
  work: (deployment: DistributedDeployment) => Promise<T>,
): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, replicas: { [APP]: workers } }), work),
  );

const meter = (deployment: DistributedDeployment) => {
  const client = connectTo(deployment, 50);
  const used = () =>
    total(
      deployment.processes
        .filter(({ name }) => name === APP)
        .map(({ child }) => cpuMs(Number(child.pid))),
    );
  return {
    measure: async (): Promise<number> => {
      const before = used();
      await openLoop(PER_SECOND, CALLS, () => client.evaluate(BODY));
      return (used() - before) / CALLS;
    },
    close: () => client.close(),
  };
};
