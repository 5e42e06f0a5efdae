import { setTimeout as wait } from 'node:timers/promises';
import { startDistributed } from '@touchstone/testing';
import { apiClient } from './lib/api-client';
import { withDeployment } from './lib/deployment';
import { INSPECTED, LiveHeap } from './lib/live-heap';
import type { Figure } from './lib/report';
import { evaluationBody } from './lib/requests';
import { runSections } from './lib/sections';
import { slopeOf } from './lib/statistics';
import { ordinaryText } from './lib/texts';
import { withVirtualHost } from './lib/virtual-host';

const MINUTES = 30;
/** Until then the heap grows to its working size. */
const WARM_UP_MINUTES = 5;
const PER_SECOND = 10;
/** One evaluation in ten is asynchronous. */
const ASYNC_EVERY = 10;
const MOST_GROWTH_MIB = 10;
const BODIES = Array.from({ length: 50 }, (_body, seed) =>
  evaluationBody((characters, part = 0) => ordinaryText(characters, seed * 10 + part), 1_000),
);

/** Measures the live heap of every process during half an hour of steady load. */
const soak = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDeployment(startDistributed({ brokerUrl, env: INSPECTED }), async (deployment) => {
      const heaps = await Promise.all(
        deployment.processes.map(async ({ name, output }) => ({
          name,
          heap: await LiveHeap.of(output()),
          samples: [] as [minute: number, mb: number][],
        })),
      );
      const load = steadyLoad(deployment);
      for (let minute = 1; minute <= MINUTES; minute++) {
        await wait(60_000);
        if (minute < WARM_UP_MINUTES) continue;
        for (const { heap, samples } of heaps) samples.push([minute, await heap.mb()]);
      }
      const { sent, failed } = await load.stop();
      heaps.forEach(({ heap }) => heap.close());
      return [
        { name: 'evaluations', unit: '', values: [sent] },
        { name: 'that failed', unit: '', values: [failed], goal: { atMost: 0 } },
        ...heaps.flatMap(({ name, samples }) => figuresOf(name, samples)),
      ];
    }),
  );

const figuresOf = (name: string, samples: [minute: number, mb: number][]): Figure[] => [
  { name: `${name}, live heap and buffers`, unit: 'MiB', values: samples.map(([, mb]) => mb) },
  {
    name: `${name}, growth in ${MINUTES} minutes`,
    unit: 'MiB',
    values: [slopeOf(samples).median * MINUTES],
    goal: { atMost: MOST_GROWTH_MIB },
  },
];

const steadyLoad = (deployment: Parameters<typeof apiClient>[0]) => {
  const client = apiClient(deployment, 100);
  const pending = new Set<Promise<void>>();
  let [sent, failed] = [0, 0];
  const send = async (index: number): Promise<void> => {
    const isAsync = index % ASYNC_EVERY === 0;
    const headers: Record<string, string> = isAsync ? { prefer: 'respond-async' } : {};
    const path = '/api/v1/evaluation/evaluate';
    const answer = await client.ask('POST', path, BODIES[index % BODIES.length], headers);
    if (answer.status !== (isAsync ? 202 : 200)) failed++;
  };
  const timer = setInterval(() => {
    const call = send(sent++).catch(() => void failed++);
    pending.add(call);
    void call.finally(() => pending.delete(call));
  }, 1_000 / PER_SECOND);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      await client.close();
      return { sent, failed };
    },
  };
};

/** Needs a built tree, a RabbitMQ and a PostgreSQL. */
void runSections('soak', { soak });
