import { setTimeout as wait } from 'node:timers/promises';
import type { BatchRecord } from '@touchstone/contracts';
import { type DistributedDeployment, startDistributed } from '@touchstone/testing';
import { type ApiAnswer, type ApiClient, apiClient } from '../lib/api-client';
import { withDatabase } from '../lib/database';
import { withDeployment } from '../lib/deployment';
import { openLoop, p50, p99 } from '../lib/load';
import { residentMb } from '../lib/process-usage';
import type { Figure } from '../lib/report';
import { ordinaryText } from '../lib/texts';
import { withVirtualHost } from '../lib/virtual-host';
import { upload } from './upload';

const LINES = 100_000;
const LIVE_PER_SECOND = 20;
const LIVE_CALLS = 400;
const RUNS = 5;
/** The heaps have their working size after this part of the batch. */
const WARM_UP_MS = 20_000;

const LINE = JSON.stringify({
  input: ordinaryText(300, 1),
  prompt_injections: true,
  pii_check: true,
  mode: 'speed',
});
const LIVE = JSON.stringify({
  input: ordinaryText(1_000, 2),
  prompt_injections: true,
  pii_check: true,
  content_moderation_check: true,
});

/** Measures live evaluations alone and beside a batch, and the memory of every process. */
export const batch = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDatabase((database) =>
      withDeployment(startDistributed({ brokerUrl, databaseUrl: database.url }), measured),
    ),
  );

const measured = async (deployment: DistributedDeployment): Promise<Figure[]> => {
  const client = apiClient(deployment, 64);
  await live(client, LIVE_CALLS);
  const alone: Sample[] = [];
  for (let run = 0; run < RUNS; run++) alone.push(await live(client, LIVE_CALLS / 2));
  const startedMs = performance.now();
  const { id } = await upload(deployment, LINES, LINE);
  const uploadS = (performance.now() - startedMs) / 1_000;
  await wait(WARM_UP_MS);
  const before = memoryOf(deployment);
  const [beside, firstMs, first] = [[] as Sample[], performance.now(), await progress(client, id)];
  for (let run = 0; run < RUNS; run++) beside.push(await live(client, LIVE_CALLS / 2));
  const last = await progress(client, id);
  const perSecond = ((last.done - first.done) / (performance.now() - firstMs)) * 1_000;
  const after = memoryOf(deployment);
  await client.ask('DELETE', `/api/v1/evaluation/batch/${id}`);
  await client.close();
  const ratios = (of: keyof Sample) => beside.map((one, run) => one[of] / (alone[run]?.[of] ?? 1));
  const figure = (name: string, unit: string, values: number[], goal?: Figure['goal']): Figure => ({
    name,
    unit,
    values,
    ...(goal && { goal }),
  });
  const each = (samples: Sample[], of: keyof Sample) => samples.map((sample) => sample[of]);
  return [
    figure(`${LINES} lines, upload`, 's', [uploadS]),
    figure('lines done beside live work', '/s', [perSecond]),
    figure('live, alone, p50', 'ms', each(alone, 'p50')),
    figure('live, beside the batch, p50', 'ms', each(beside, 'p50')),
    figure('live, latency p50, ratio', '×', ratios('p50'), { atMost: 2 }),
    figure('live, alone, p99', 'ms', each(alone, 'p99')),
    figure('live, beside the batch, p99', 'ms', each(beside, 'p99')),
    figure('live, alone, queue wait', 'ms', each(alone, 'waitMs')),
    figure('live, beside the batch, queue wait', 'ms', each(beside, 'waitMs')),
    figure('live, queue wait, ratio', '×', ratios('waitMs'), { atMost: 1.2 }),
    ...[...before].map(([name, mb]) =>
      figure(`memory of ${name}, growth`, 'MiB', [(after.get(name) ?? 0) - mb]),
    ),
  ];
};

interface Sample {
  p50: number;
  p99: number;
  /** Median of the longest wait of a family. */
  waitMs: number;
}

const live = async (client: ApiClient, calls: number): Promise<Sample> => {
  const waits: number[] = [];
  const load = await openLoop(LIVE_PER_SECOND, calls, async () => {
    const answer = await client.ask('POST', '/api/v1/evaluation/evaluate', LIVE);
    if (answer.status !== 200) throw new Error(`Status ${answer.status}.`);
    waits.push(longestWait(answer));
  });
  waits.sort((one, other) => one - other);
  return { p50: p50(load), p99: p99(load), waitMs: waits[Math.floor(waits.length / 2)] ?? 0 };
};

const longestWait = ({ headers }: ApiAnswer): number =>
  Math.max(
    ...[...String(headers['server-timing']).matchAll(/-wait;dur=([\d.]+)/g)].map(([, ms]) =>
      Number(ms),
    ),
  );

const progress = async (client: ApiClient, id: string): Promise<BatchRecord> =>
  client.askOk<BatchRecord>('GET', `/api/v1/evaluation/batch/${id}`);

const memoryOf = ({ processes }: DistributedDeployment): Map<string, number> =>
  new Map(processes.map(({ name, child }) => [name, residentMb(Number(child.pid))]));
