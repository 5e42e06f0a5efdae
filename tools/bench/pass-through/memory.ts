import type { Deployment } from '@touchstone/testing';
import { closedLoop } from '../lib/load';
import { residentMb } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { median } from '../lib/statistics';
import { chatBody } from './chats';
import { clientOf, gatewayPid, withGateway, withVendor } from './gateways';

const CALLERS = 16;
/** The heap grows to its working size first. */
const WARM_UP = 0.25;
const SAMPLES = 20;

/** Resident memory of a gateway while it hands on streams, over and over. */
export const memory = (replies: number): Promise<Figure[]> => withVendor((vendor) => withGateway(vendor, (deployment) => growth(deployment, replies)));

const growth = async (deployment: Deployment, replies: number): Promise<Figure[]> => {
  const client = clientOf(deployment, chatBody({ stream: true }));
  const pid = gatewayPid(deployment);
  const freshMb = residentMb(pid);
  await closedLoop(CALLERS, Math.round(replies * WARM_UP), client.chat);
  const sampled = Math.round((replies * (1 - WARM_UP)) / SAMPLES);
  const samples: [replies: number, mb: number][] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await closedLoop(CALLERS, sampled, client.chat);
    samples.push([sample * sampled, residentMb(pid)]);
  }
  await client.close();
  const megabytes = samples.map(([, mb]) => mb);
  return [
    { name: `${replies} streamed replies, memory before`, unit: 'MiB', values: [freshMb] },
    { name: `${replies} streamed replies, memory after a quarter of them`, unit: 'MiB', values: megabytes },
    { name: `${replies} streamed replies, growth by 1,000 of them`, unit: 'KiB', values: [slopeOf(samples) * 1_000 * 1_024], goal: { atMost: 100 } },
  ];
};

/** Of the line through all points whose slope is the median one of all pairs (Theil and Sen): a collection of garbage in between counts little. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number =>
  median(points.flatMap(([x, y], index) => points.slice(index + 1).map(([x2, y2]) => (y2 - y) / (x2 - x))));
