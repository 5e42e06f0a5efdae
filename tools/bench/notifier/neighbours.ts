import { type Deployment, eventually } from '@touchstone/testing';
import { p50, p99 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { paced, PER_SECOND, SOON, withCpu } from './events';
import { addWebhooks, type Notified, removeWebhooks, withNotifier } from './notified';
import { atOnce, deadUrl, dripping, never, type Receiver, startReceiver } from './receiver';

/** An attempt at a hanging target takes ten seconds. */
const LONG_MS = 30_000;

/**
 * Delivers the same events to a target alone, and beside three more that get every event: one
 * hangs, one drips, one is dead.
 */
export const neighbours = (): Promise<Figure[]> =>
  withNotifier(async ({ deployment, notifier, publish }: Notified) => {
    const [healthy, hanging, drip] = [
      await startReceiver(atOnce),
      await startReceiver(never),
      await startReceiver(dripping),
    ];
    const bad = [{ url: hanging.url }, { url: drip.url }, { url: await deadUrl() }];
    await addWebhooks(deployment, [{ url: healthy.url }]);
    const toHealthy = () => withCpu(Number(notifier.child.pid), () => paced(healthy, publish));
    const values = await repeatedly(async () => {
      const alone = await toHealthy();
      const made = await addWebhooks(deployment, bad);
      const beside = await toHealthy();
      await leave(deployment, made, [hanging, drip]);
      return {
        aloneP50: p50(alone.load),
        aloneP99: p99(alone.load),
        aloneCpu: alone.cpu,
        p50: p50(beside.load),
        p99: p99(beside.load),
        cpu: beside.cpu,
      };
    });
    await Promise.all([healthy, hanging, drip].map((receiver) => receiver.close()));
    return [
      { name: `${PER_SECOND}/s, a target alone, p50`, unit: 'ms', values: values.aloneP50 },
      { name: `${PER_SECOND}/s, a target alone, p99`, unit: 'ms', values: values.aloneP99 },
      {
        name: `${PER_SECOND}/s, a target alone, cpu for each event`,
        unit: 'ms',
        values: values.aloneCpu,
      },
      {
        name: `${PER_SECOND}/s, beside a hanging, a dripping and a dead one, p50`,
        unit: 'ms',
        values: values.p50,
      },
      {
        name: `${PER_SECOND}/s, beside a hanging, a dripping and a dead one, p99`,
        unit: 'ms',
        values: values.p99,
        goal: SOON,
      },
      { name: `${PER_SECOND}/s, beside them, cpu for each event`, unit: 'ms', values: values.cpu },
      {
        name: 'most tries at once to the hanging one',
        unit: '',
        values: [hanging.mostOpen],
        goal: { atMost: 4 },
      },
      {
        name: 'most tries at once to the dripping one',
        unit: '',
        values: [drip.mostOpen],
        goal: { atMost: 4 },
      },
    ];
  });

/** Stops the load after deliveries in flight have ended. */
const leave = async (
  deployment: Deployment,
  ids: readonly string[],
  receivers: readonly Receiver[],
): Promise<void> => {
  await removeWebhooks(deployment, ids);
  await eventually(() => receivers.every(({ open }) => open === 0), LONG_MS);
};
