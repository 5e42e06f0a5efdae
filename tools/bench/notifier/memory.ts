import { INSPECTED } from '../lib/live-heap';
import { closedLoop } from '../lib/load';
import { memoryGrowth } from '../lib/memory-growth';
import type { Figure } from '../lib/report';
import { anEvent, arrived } from './events';
import { addWebhooks, type Notified, withNotifier } from './notified';
import { atOnce, startReceiver } from './receiver';

const CALLERS = 32;
/** Several targets: a single one would limit throughput. */
const TARGETS = 8;

/** Measures a notifier's memory while it delivers. */
export const memory = (deliveries: number): Promise<Figure[]> =>
  withNotifier((notified) => growth(notified, deliveries), INSPECTED);

const growth = async (
  { deployment, notifier, publish }: Notified,
  deliveries: number,
): Promise<Figure[]> => {
  const receiver = await startReceiver(atOnce);
  await addWebhooks(
    deployment,
    Array.from({ length: TARGETS }, (_, target) => ({
      url: receiver.url,
      filters: { metadata: { target: String(target) } },
    })),
  );
  const deliver = async (times: number) => {
    const events = Array.from({ length: times }, (_, index) => anEvent(index % TARGETS));
    await closedLoop(CALLERS, times, (index) => publish(events[index] ?? anEvent()));
    await arrived(
      receiver,
      events.map(({ id }) => id),
    );
  };
  const startedMs = performance.now();
  const figures = await memoryGrowth(notifier, deliveries, 'deliveries', deliver);
  const perSecond = (deliveries / (performance.now() - startedMs)) * 1000;
  await receiver.close();
  return [
    ...figures,
    { name: `${deliveries} deliveries as fast as they go`, unit: '/s', values: [perSecond] },
  ];
};
