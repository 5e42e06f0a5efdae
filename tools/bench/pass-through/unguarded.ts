import type { Deployment } from '@touchstone/testing';
import { alternately, closedLoop, p50 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { type ChatClient, chatClient } from './chats';
import {
  clientOf,
  cpuDuring,
  gatewayPid,
  withAllInOne,
  withGateway,
  withPortkey,
  withVendor,
} from './gateways';
import { portkeyHeaders } from './portkey';

const CONNECTIONS = [10, 50];
const CALLS = 1_500;
const ALONE_CALLS = 200;

interface Side {
  client: ChatClient;
  pid: number;
}

type Sides = Record<'direct' | 'portkey' | 'ours', Side>;

/** Measures chats without guardrails, beside Portkey and the vendor itself. */
export const unguarded = (): Promise<Figure[]> =>
  withVendor((vendor) =>
    withPortkey(async ({ address, pid }) => {
      const direct = { client: chatClient(`${vendor}/chat/completions`), pid: process.pid };
      const portkey = {
        client: chatClient(`${address}/v1/chat/completions`, portkeyHeaders(vendor)),
        pid,
      };
      const beside = async (deployment: Deployment) => {
        const ours = { client: clientOf(deployment), pid: gatewayPid(deployment) };
        const figures = await compare(deployment.name, { direct, portkey, ours });
        await ours.client.close();
        return figures;
      };
      const figures = [
        ...(await withAllInOne(vendor, beside)),
        ...(await withGateway(vendor, beside)),
      ];
      await Promise.all([direct.client.close(), portkey.client.close()]);
      return figures;
    }),
  );

const compare = async (name: string, sides: Sides): Promise<Figure[]> => {
  await measured(sides);
  const values = await repeatedly(() => measured(sides));
  const figure = (value: string, unit: string, goal: Partial<Figure> = {}): Figure => ({
    name: `${name}, ${value}`,
    unit,
    values: values[value] ?? [],
    ...goal,
  });
  return [
    ...CONNECTIONS.flatMap((connections) => [
      figure(`${connections} connections, Portkey`, '/s'),
      figure(`${connections} connections, ours`, '/s'),
      figure(`${connections} connections, ours to Portkey`, '×', { goal: { atLeast: 2 } }),
      figure(`${connections} connections, Portkey, cpu`, 'ms'),
      figure(`${connections} connections, ours, cpu`, 'ms'),
    ]),
    figure('direct, p50', 'ms'),
    figure('Portkey added to direct, p50', 'ms'),
    figure('ours added to direct, p50', 'ms', { goal: { atMost: 1 } }),
  ];
};

const measured = async ({ direct, portkey, ours }: Sides): Promise<Record<string, number>> => {
  const figures: Record<string, number> = {};
  for (const connections of CONNECTIONS) {
    const [theirs, own] = [await busy(portkey, connections), await busy(ours, connections)];
    figures[`${connections} connections, Portkey`] = theirs.perSecond;
    figures[`${connections} connections, ours`] = own.perSecond;
    figures[`${connections} connections, ours to Portkey`] = own.perSecond / theirs.perSecond;
    figures[`${connections} connections, Portkey, cpu`] = theirs.cpuMs;
    figures[`${connections} connections, ours, cpu`] = own.cpuMs;
  }
  const alone = await alternately(ALONE_CALLS, {
    direct: direct.client.chat,
    portkey: portkey.client.chat,
    ours: ours.client.chat,
  });
  return {
    ...figures,
    'direct, p50': p50(alone.direct),
    'Portkey added to direct, p50': p50(alone.portkey) - p50(alone.direct),
    'ours added to direct, p50': p50(alone.ours) - p50(alone.direct),
  };
};

/** @returns requests per second, and the gateway's processor time for one in ms */
const busy = async (
  { client, pid }: Side,
  connections: number,
): Promise<{ perSecond: number; cpuMs: number }> => {
  let perSecond = 0;
  const usedMs = await cpuDuring([pid], async () => {
    ({ perSecond } = await closedLoop(connections, CALLS, client.chat));
  });
  return { perSecond, cpuMs: usedMs / CALLS };
};
