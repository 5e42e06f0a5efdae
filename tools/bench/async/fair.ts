import { setTimeout as wait } from 'node:timers/promises';
import type { BatchRecord } from '@touchstone/contracts';
import { apiClient } from '../lib/api-client';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { ordinaryText } from '../lib/texts';
import { withTwoWorkspaces } from '../lib/two-workspaces';
import { upload } from './upload';

const MANY = 100_000;
const FEW = 10;
const POLL_MS = 10;
const RATE_MS = 2_000;

const LINE = JSON.stringify({
  input: ordinaryText(300, 1),
  prompt_injections: true,
  pii_check: true,
  mode: 'speed',
});

/** Measures a small batch alone, and beside a large one of another workspace. */
export const fair = (): Promise<Figure[]> =>
  withTwoWorkspaces(async ({ app: { address }, keys: [ours, theirs] }) => {
    const small = { address, key: ours };
    await secondsFor(small);
    const alone = await repeatedly<string>(async () => ({ alone: await secondsFor(small) }));
    const { id: large } = await upload({ address, key: theirs }, MANY, LINE);
    const rate = await repeatedly<string>(async () => ({
      rate: await linesPerSecond({ address, key: theirs }, large),
    }));
    const beside = await repeatedly<string>(async () => ({ beside: await secondsFor(small) }));
    const [one, other] = [alone['alone'] ?? [], beside['beside'] ?? []];
    return [
      { name: `${FEW} lines, alone`, unit: 's', values: one },
      { name: `lines of ${MANY} done`, unit: '/s', values: rate['rate'] ?? [] },
      { name: `${FEW} lines beside ${MANY}`, unit: 's', values: other },
      {
        name: `${FEW} lines, ratio`,
        unit: '×',
        values: other.map((seconds, run) => seconds / (one[run] ?? 1)),
        goal: { atMost: 1.25 },
      },
    ];
  });

/** Measures how many lines of a running batch are done in a second. */
const linesPerSecond = async (
  where: { address: string; key: string },
  id: string,
): Promise<number> => {
  const client = apiClient(where);
  const done = async (): Promise<number> =>
    (await client.askOk<BatchRecord>('GET', `/api/v1/evaluation/batch/${id}`)).done;
  const [startedMs, before] = [performance.now(), await done()];
  await wait(RATE_MS);
  const after = await done();
  const seconds = (performance.now() - startedMs) / 1_000;
  await client.close();
  return (after - before) / seconds;
};

/** Uploads a small batch and waits for its end. */
const secondsFor = async (where: { address: string; key: string }): Promise<number> => {
  const client = apiClient(where);
  const startedMs = performance.now();
  const { id } = await upload(where, FEW, LINE);
  const status = async (): Promise<string> =>
    (await client.askOk<BatchRecord>('GET', `/api/v1/evaluation/batch/${id}`)).status;
  while ((await status()) !== 'done') await wait(POLL_MS);
  await client.close();
  return (performance.now() - startedMs) / 1_000;
};
