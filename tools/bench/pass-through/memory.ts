import type { Deployment } from '@touchstone/testing';
import { INSPECTED } from '../lib/live-heap';
import { closedLoop } from '../lib/load';
import { memoryGrowth } from '../lib/memory-growth';
import type { Figure } from '../lib/report';
import { chatBody } from './chats';
import { clientOf, gatewayOf, withGateway, withVendor } from './gateways';

const CALLERS = 16;

/** Measures a gateway's memory while it proxies streams. */
export const memory = (replies: number): Promise<Figure[]> =>
  withVendor((vendor) =>
    withGateway(vendor, (deployment) => growth(deployment, replies), INSPECTED),
  );

const growth = async (deployment: Deployment, replies: number): Promise<Figure[]> => {
  const client = clientOf(deployment, chatBody({ stream: true }));
  const figures = await memoryGrowth(gatewayOf(deployment), replies, 'streamed replies', (times) =>
    closedLoop(CALLERS, times, client.chat),
  );
  await client.close();
  return figures;
};
