import type { EvaluationPage } from '@touchstone/contracts';
import { type ApiClient, apiClient } from '../lib/api-client';
import { alternately, type Latencies, p50, p95 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { type Managed, withManaged } from './managed';
import { fillHistory, ROWS, TABLE, WORKSPACE } from './rows';

const CALLS = 100;
const PAGE = 50;
/** Number of rows before a page far down the list. */
const DEPTH = 0.75 * ROWS;

const SMALL = 'one small row';

/** Filters of the list, each with the number of rows on its page. */
const FILTERS: Record<string, [filter: string, rows: number]> = {
  everything: ['', PAGE],
  'a status of one in a hundred': ['status=failed', PAGE],
  'a type that all have': ['type=pii', PAGE],
  'a type of one in a thousand': ['type=topic_scoping', PAGE],
  'metadata that all have': ['metadata.app=web', PAGE],
  'metadata of one in ten thousand': ['metadata.user=u77', ROWS / 10_000],
  'metadata without a match': ['metadata.user=nobody', 0],
  'status, type and metadata': ['status=failed&type=pii&metadata.app=web', PAGE],
  'a key that half have': ['key=key-1', PAGE],
  'a key that only the oldest tenth has': ['key=former', PAGE],
  'a definition of one in twenty': ['definition=definition-7', PAGE],
  'a guardrail of one in a thousand': ['guardrail=9', PAGE],
  'a label that nearly all have': ['label=NO_PII_FOUND', PAGE],
  'not evaluated, one in a thousand': ['not_evaluated=true', PAGE],
  'a score of one in a thousand': ['max_score=10', PAGE],
  'a score that nobody has': ['max_score=1', 0],
  'rare status and rare type': ['status=failed&type=topic_scoping', PAGE],
};
/** The filters whose page is as full beyond the depth. */
const DEEP = [
  'everything',
  'a status of one in a hundred',
  'a type that all have',
  'metadata that all have',
  'status, type and metadata',
];

/**
 * Measures one page of 50 among 200,000 rows over HTTP, with one caller, beside the same round trip
 * for one small row.
 */
export const list = (): Promise<Figure[]> =>
  withManaged(async (managed) => {
    await fillHistory(managed.database);
    const client = apiClient(managed.deployment);
    const targets = {
      [SMALL]: () => client.askOk('GET', '/api/workspace'),
      ...(await targetsOf(client, await momentAt(managed, DEPTH))),
    };
    await alternately(20, targets);
    const values = await repeatedly(async () => percentiles(await alternately(CALLS, targets)));
    await client.close();
    return Object.keys(targets).flatMap((name) => [
      { name: `${name}, p50`, unit: 'ms', values: values[`${name}, p50`] ?? [] },
      {
        name: `${name}, p95`,
        unit: 'ms',
        values: values[`${name}, p95`] ?? [],
        ...(name !== SMALL && { goal: { atMost: 20 } }),
      },
    ]);
  });

const momentAt = async ({ database }: Managed, offset: number): Promise<string> => {
  const sql = `SELECT "completed_at" FROM ${TABLE} WHERE "workspace" = $1 ORDER BY "completed_at" DESC, "id" DESC OFFSET $2 LIMIT 1`;
  const [row] = await database.rows<{ completed_at: Date }>(sql, [WORKSPACE, offset]);
  if (!row) throw new Error('There are not so many rows.');
  return row.completed_at.toISOString();
};

const targetsOf = async (
  client: ApiClient,
  moment: string,
): Promise<Record<string, () => Promise<void>>> => {
  const targets: Record<string, () => Promise<void>> = {};
  const add = (name: string, query: string, rows: number) =>
    (targets[name] = () => readPage(client, query, rows));
  for (const [name, [filter, rows]] of Object.entries(FILTERS)) {
    add(name, filter, rows);
    if (DEEP.includes(name))
      add(`${name}, far down`, `${filter}&cursor=${await cursorAt(client, filter, moment)}`, rows);
  }
  add(
    'a stretch of time',
    `from=${moment}&to=${new Date(Date.parse(moment) + 3_600_000).toISOString()}`,
    PAGE,
  );
  return targets;
};

/** Returns the cursor of a page that ends at the given moment. */
const cursorAt = async (client: ApiClient, filter: string, moment: string): Promise<string> => {
  const { next_cursor } = await client.askOk<EvaluationPage>(
    'GET',
    `/api/evaluations?limit=1&to=${moment}&${filter}`,
  );
  if (next_cursor === null) throw new Error(`Nothing stands behind ${moment}.`);
  return encodeURIComponent(next_cursor);
};

const readPage = async (client: ApiClient, query: string, rows: number): Promise<void> => {
  const { items } = await client.askOk<EvaluationPage>(
    'GET',
    `/api/evaluations?limit=${PAGE}&${query}`,
  );
  if (items.length !== rows) throw new Error(`${query}: ${items.length} rows in place of ${rows}.`);
};

const percentiles = (loads: Record<string, Latencies>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(loads).flatMap(([name, load]) => [
      [`${name}, p50`, p50(load)],
      [`${name}, p95`, p95(load)],
    ]),
  );
