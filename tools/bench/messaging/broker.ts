import { Deadline } from '@touchstone/kernel';
import { AmqpBroker, MessagingClient } from '@touchstone/messaging';
import { type BareClient, bareClient } from '../lib/bare-amqp';
import { FAN_OUT, FAN_OUT_NAMES, messageOf, PATTERN } from '../lib/fan-out';
import { type Program, startProgram } from '../lib/program';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { withVirtualHost } from '../lib/virtual-host';
import { measureRoundTrips, named, type RoundTrips } from './round-trips';

const SIZES = { '1 KB': 1_000, '50 KB': 50_000 };
const LONG_MS = 30_000;

/** Measures ours and the floor in turn, each with its five consumers in a separate process. */
export const broker = (): Promise<Figure[]> =>
  withVirtualHost(async (url) => {
    const [bare, ours] = [await bareSide(url), await ourSide(url)];
    const figures: Figure[] = [];
    for (const [size, bytes] of Object.entries(SIZES)) {
      const body = messageOf(bytes);
      const values = await repeatedly(async () =>
        compared(await bare.measure(body), await ours.measure(body)),
      );
      figures.push(...figuresOf(size, values));
    }
    await Promise.all([bare.close(), ours.close()]);
    return figures;
  });

interface Side {
  measure(body: object): Promise<RoundTrips>;
  close(): Promise<unknown>;
}

const bareSide = async (url: string): Promise<Side> => {
  const workers = await startProgram('bare-workers', url, ...FAN_OUT_NAMES.map(bareName));
  const client = await bareClient(url);
  return sideOf(workers, client, (body) => client.call(body, FAN_OUT_NAMES.map(bareName)));
};

const bareName = (name: string): string => `bare.${name}`;

const ourSide = async (url: string): Promise<Side> => {
  const workers = await startProgram('our-workers', url);
  const own = new AmqpBroker({ url, name: 'bench caller', queues: FAN_OUT });
  await own.start();
  await own.whenReady();
  return sideOf(workers, own, gatherFrom(new MessagingClient(own)));
};

const sideOf = (
  workers: Program,
  client: AmqpBroker | BareClient,
  call: (body: object) => Promise<unknown>,
): Side => ({
  measure: (body) => measureRoundTrips(() => call(body), [process.pid, workers.pid]),
  close: async () => {
    await client.close();
    await workers.stop();
  },
});

/** Makes a call of ours that fails if a reply is missing. */
export const gatherFrom =
  (client: MessagingClient) =>
  async (body: object): Promise<void> => {
    let replies = 0;
    const onReply = () => replies++;
    await client.gather({ pattern: PATTERN }, body, {
      queues: FAN_OUT,
      deadline: Deadline.in(LONG_MS),
      onReply,
    });
    if (replies !== FAN_OUT.length)
      throw new Error(`${replies} of ${FAN_OUT.length} answers came.`);
  };

const compared = (bare: RoundTrips, ours: RoundTrips): Record<string, number> => ({
  ...named('bare', bare),
  ...named('ours', ours),
  'p50 ratio': ours.p50Ms / bare.p50Ms,
  'throughput ratio': bare.perSecond / ours.perSecond,
  'cpu ratio': ours.cpuMs / bare.cpuMs,
});

const TWICE = { atMost: 2 };

const figuresOf = (size: string, values: Record<string, number[]>): Figure[] => {
  const figure = (name: string, unit: string, more: Partial<Figure> = {}): Figure => ({
    name: `${size}, ${name}`,
    unit,
    values: values[name] ?? [],
    ...more,
  });
  return [
    ...['bare', 'ours'].flatMap((side) => [
      figure(`${side} p50`, 'ms'),
      figure(`${side} p95`, 'ms'),
      figure(`${side} per second`, '/s'),
      figure(`${side} cpu`, 'ms'),
    ]),
    figure('p50 ratio', '×', { goal: TWICE }),
    figure('throughput ratio', '×', { goal: TWICE }),
    figure('cpu ratio', '×'),
  ];
};
