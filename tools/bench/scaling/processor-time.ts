import { startDistributed } from '@touchstone/testing';
import { type CostOf, withCostMeter } from '../lib/cost';
import type { Figure } from '../lib/report';
import { evaluationBody, sampleOf } from '../lib/requests';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';

const APP = 'detectors/safety';
const CALLS = 300;
/** Enough for both workers to be busy. */
const CALLERS = 8;
/** So long that the worker, not the gateway, is the bottleneck. */
const BODY = evaluationBody(
  (characters, seed) => ordinaryText(characters, seed),
  100_000,
  sampleOf('safety'),
);

/** Measures the processor time of a CPU-bound family with one worker, and shared by two. */
export const processorTime = (): Promise<Figure[]> =>
  withWorkers(1, (ofOne) =>
    withWorkers(2, async (ofTwo) => {
      const measure = async (costOf: CostOf) => (await costOf(BODY, CALLS, CALLERS)).cpuMs;
      await measure(ofOne);
      await measure(ofTwo);
      const { alone, shared, ratio } = await repeatedly(async () => {
        const [first, second] = [await measure(ofOne), await measure(ofTwo)];
        return { alone: first, shared: second, ratio: second / first };
      });
      return [
        { name: 'one worker, for an evaluation', unit: 'ms', values: alone },
        { name: 'two workers, for an evaluation', unit: 'ms', values: shared },
        { name: 'ratio', unit: '×', values: ratio, goal: { atMost: 1.1 } },
      ];
    }),
  );

const withWorkers = <T>(workers: number, work: (costOf: CostOf) => Promise<T>): Promise<T> =>
  withVirtualHost((brokerUrl) =>
    withCostMeter(startDistributed({ brokerUrl, replicas: { [APP]: workers } }), work, APP),
  );
