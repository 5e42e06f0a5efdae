import { InProcessBroker, MessagingClient } from '@touchstone/messaging';
import { FAN_OUT, messageOf, PATTERN, REPLY } from '../lib/fan-out';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { gatherFrom } from './broker';
import { measureRoundTrips } from './round-trips';

/** Measures the in-process adapter that all-in-one uses. */
export const inProcess = async (): Promise<Figure[]> => {
  const twin = new InProcessBroker();
  for (const queue of FAN_OUT) await twin.serve(queue, PATTERN, async () => REPLY);
  const gather = gatherFrom(new MessagingClient(twin));
  const body = messageOf(1_000);
  const { p50Ms, p95Ms, perSecond, cpuMs } = await repeatedly(async () => ({
    ...(await measureRoundTrips(() => gather(body), [process.pid])),
  }));
  await twin.close();
  return [
    { name: 'in-process, 1 KB, p50', unit: 'ms', values: p50Ms },
    { name: 'in-process, 1 KB, p95', unit: 'ms', values: p95Ms },
    { name: 'in-process, 1 KB, per second', unit: '/s', values: perSecond },
    { name: 'in-process, 1 KB, cpu', unit: 'ms', values: cpuMs },
  ];
};
