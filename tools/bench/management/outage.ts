import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@touchstone/kernel';
import {
  type Deployment,
  startDistributed,
  startTcpProxy,
  type TcpProxy,
} from '@touchstone/testing';
import { type ApiClient, apiClient } from '../lib/api-client';
import { type BenchDatabase, withDatabase } from '../lib/database';
import { withDeployment } from '../lib/deployment';
import type { Figure } from '../lib/report';
import { repeatedly, total } from '../lib/statistics';
import { withVirtualHost } from '../lib/virtual-host';
import { TABLE } from './rows';

const AWAY_MS = 30_000;
const AROUND_MS = 2_000;
const CALLERS = 4;
const POLL_MS = 50;
/** Shorter than the outage, so that most requests are served from stale cache entries. */
const FRESH = { TOUCHSTONE_LOOK_UP_FRESH_MS: '2000' };
const WRITES = ['evaluation', 'rules', 'guardrails', 'api-keys'];
const NONE = { atMost: 0 };

/** Cuts the connection between the management service and PostgreSQL for 30 seconds under load. */
export const outage = (): Promise<Figure[]> =>
  withVirtualHost((brokerUrl) =>
    withDatabase(async (database) => {
      const url = new URL(database.url);
      const wire = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
      const databaseUrl = Object.assign(url, {
        hostname: '127.0.0.1',
        port: String(wire.port),
      }).toString();
      try {
        return await withDeployment(
          startDistributed({ brokerUrl, databaseUrl, env: FRESH }),
          (deployment) => figuresOf(deployment, database, wire),
        );
      } finally {
        await wire.close();
      }
    }),
  );

const figuresOf = async (
  deployment: Deployment,
  database: BenchDatabase,
  wire: TcpProxy,
): Promise<Figure[]> => {
  const client = apiClient(deployment, 2 * CALLERS);
  const { id } = await client.askOk<{ id: string }>(
    'POST',
    '/api/evaluation',
    JSON.stringify({ name: 'bench', pii_check: true }),
  );
  const values = await repeatedly(() => cutAndRestore({ client, database, wire, definition: id }));
  await client.close();
  return [
    {
      name: 'database away, evaluations and invocations meanwhile',
      unit: '',
      values: values.meanwhile,
    },
    {
      name: 'database away, of these answered otherwise than 200',
      unit: '',
      values: [total(values.failed)],
      goal: NONE,
    },
    { name: 'database away, writes meanwhile', unit: '', values: values.writes },
    {
      name: 'database away, of these answered otherwise than 503 with Retry-After',
      unit: '',
      values: [total(values.odd)],
      goal: NONE,
    },
    { name: 'database back, until all rows are there', unit: 's', values: values.back },
    { name: 'evaluations without a row', unit: '', values: [total(values.lost)], goal: NONE },
    {
      name: 'rows without an evaluation, or doubled',
      unit: '',
      values: [total(values.doubled)],
      goal: NONE,
    },
  ];
};

interface Scene {
  client: ApiClient;
  database: BenchDatabase;
  wire: TcpProxy;
  definition: string;
}

const cutAndRestore = async ({ client, database, wire, definition }: Scene) => {
  const run = newId();
  const load = startLoad(client, definition, run);
  await wait(AROUND_MS);
  const before = load.ids.length;
  wire.cut();
  const { writes, odd } = await refusedWrites(client, performance.now() + AWAY_MS);
  const meanwhile = load.ids.length - before;
  wire.restore();
  const restoredMs = performance.now();
  await wait(AROUND_MS);
  const failed = await load.stop();
  const kept = await allRows(database, run, load.ids.length);
  const back = (performance.now() - restoredMs) / 1000;
  const known = new Set(kept);
  const lost = load.ids.filter((id) => !known.has(id)).length;
  return {
    meanwhile,
    failed,
    writes,
    odd,
    back,
    lost,
    doubled: kept.length - (load.ids.length - lost),
  };
};

/** Sends evaluations and invocations in turn, marked with the run, until it is stopped. */
const startLoad = (client: ApiClient, definition: string, run: string) => {
  const [ids, state] = [[] as string[], { going: true, failed: 0, calls: 0 }];
  const content = { input: 'Write to jane@example.com.', metadata: { run } };
  const bodies = [
    ['/api/v1/evaluation/evaluate', JSON.stringify({ ...content, pii_check: true })],
    ['/api/v1/evaluation/invoke', JSON.stringify({ ...content, evaluation_id: definition })],
  ] as const;
  const caller = async () => {
    while (state.going) {
      const [path, body] = bodies[state.calls++ % 2] ?? bodies[0];
      const { status, headers } = await client.ask('POST', path, body);
      if (status === 200) ids.push(String(headers['x-evaluation-id']));
      else state.failed++;
    }
  };
  const callers = Promise.all(Array.from({ length: CALLERS }, caller));
  const stop = async (): Promise<number> => {
    state.going = false;
    await callers;
    return state.failed;
  };
  return { ids, stop };
};

/** Writes repeatedly until `untilMs`. */
const refusedWrites = async (client: ApiClient, untilMs: number) => {
  const seen = { writes: 0, odd: 0 };
  while (performance.now() < untilMs) {
    const { status, headers } = await client.ask(
      'POST',
      `/api/${WRITES[seen.writes++ % WRITES.length]}`,
      '{"name": "refused"}',
    );
    if (status !== 503 || headers['retry-after'] === undefined) seen.odd++;
    await wait(POLL_MS);
  }
  return seen;
};

/** Waits until all rows of a run are stored, or no more arrive, and returns them. */
const allRows = async ({ rows }: BenchDatabase, run: string, made: number): Promise<string[]> => {
  let [kept, quietMs] = [[] as string[], 0];
  while (kept.length < made && quietMs < 10_000) {
    const now = (
      await rows<{ id: string }>(`SELECT "id" FROM ${TABLE} WHERE "metadata" @> $1`, [{ run }])
    ).map(({ id }) => id);
    quietMs = now.length === kept.length ? quietMs + POLL_MS : 0;
    kept = now;
    await wait(POLL_MS);
  }
  return kept;
};
