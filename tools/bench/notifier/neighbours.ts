import { type Deployment, eventually } from '@touchstone/testing';
import { p50, p99 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { paced, PER_SECOND, SOON, withCpu } from './events';
import { addWebhooks, type Notified, removeWebhooks, withNotifier } from './notified';
import { atOnce, deadUrl, dripping, never, type Receiver, startReceiver } from './receiver';

/** An attempt at a hanging target takes ten seconds. */
const LONG_MS = 30_000;

/** Most attempts at once to one target. */
const MOST_OPEN = { atMost: 4 };

/**
 * Delivers the same events to a target alone, and beside three more that get every event: one
 * hangs, one drips, one is dead.
 */
export const neighbours = (): Promise<Figure[]> =>
  withNotifier(async (notified) => {
    const receivers = {
      healthy: await startReceiver(atOnce),
      hanging: await startReceiver(never),
      dripping: await startReceiver(dripping),
    };
    const values = await aloneAndBeside(notified, receivers);
    await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
    return [...latencyFigures(values), ...attemptFigures(receivers)];
  });

interface Receivers {
  healthy: Receiver;
  hanging: Receiver;
  dripping: Receiver;
}

type Measured = 'aloneP50' | 'aloneP99' | 'aloneCpu' | 'p50' | 'p99' | 'cpu';

const aloneAndBeside = async (
  { deployment, notifier, publish }: Notified,
  { healthy, hanging, dripping: drip }: Receivers,
): Promise<Record<Measured, number[]>> => {
  const bad = [{ url: hanging.url }, { url: drip.url }, { url: await deadUrl() }];
  await addWebhooks(deployment, [{ url: healthy.url }]);
  const toHealthy = () => withCpu(Number(notifier.child.pid), () => paced(healthy, publish));
  return repeatedly<Measured>(async () => {
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
};

const latencyFigures = (values: Record<Measured, number[]>): Figure[] => [
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
];

const attemptFigures = ({ hanging, dripping: drip }: Receivers): Figure[] => [
  {
    name: 'most tries at once to the hanging one',
    unit: '',
    values: [hanging.mostOpen],
    goal: MOST_OPEN,
  },
  {
    name: 'most tries at once to the dripping one',
    unit: '',
    values: [drip.mostOpen],
    goal: MOST_OPEN,
  },
];

/** Stops the load after deliveries in flight have ended. */
const leave = async (
  deployment: Deployment,
  ids: readonly string[],
  receivers: readonly Receiver[],
): Promise<void> => {
  await removeWebhooks(deployment, ids);
  await eventually(() => receivers.every(({ open }) => open === 0), LONG_MS);
};
