import type { Stats } from '@touchstone/contracts';
import { apiClient } from '../lib/api-client';
import type { BenchDatabase } from '../lib/database';
import { alternately, p50, p95 } from '../lib/load';
import type { Figure } from '../lib/report';
import { repeatedly } from '../lib/statistics';
import { withManaged } from './managed';
import { WORKSPACE } from './rows';

const CALLS = 50;
const DAYS = 60;
/** Combinations of keys, definitions and guardrails that occur in every hour. */
const GROUPS = 20;
const CHECKS = ['pii', 'prompt_injections', 'safety', 'grounding', 'policy', 'tuq'];
/** Evaluations of each combination in an hour: a million in 30 days. */
const EACH = 70;
const MILLION = 30 * 24 * GROUPS * EACH;

/** Every five minutes of three days, and every hour and day up to now, with the number of hours in it. */
const INTERVALS = `(SELECT '5min' AS "interval", date_bin('5 minutes', now(), 'epoch') - n * interval '5 minutes' AS "at", 1 AS "hours" FROM generate_series(0, 863) AS n
  UNION ALL SELECT 'hour' AS "interval", date_trunc('hour', now(), 'UTC') - n * interval '1 hour' AS "at", 1 AS "hours" FROM generate_series(0, ${DAYS * 24 - 1}) AS n
  UNION ALL SELECT 'day', date_trunc('day', now(), 'UTC') - n * interval '1 day', 24 FROM generate_series(0, ${DAYS - 1}) AS n) AS "intervals"`;
const COMBINATIONS = `(SELECT 'key-' || n % 5 AS "key_id", 'definition-' || n % 4 AS "definition_id", md5(n::text) AS "guardrails_digest",
  CASE n % 2 WHEN 0 THEN '{}'::text[] ELSE ARRAY['guardrail-' || n % 3] END AS "guardrails" FROM generate_series(1, ${GROUPS}) AS n) AS "combinations"`;

const evaluations = `INSERT INTO "management"."evaluation_count" ("workspace", "interval", "at", "key_id", "definition_id", "guardrails_digest", "guardrails", "total", "failed", "not_evaluated", "warned", "passed", "bypassed", "status_warning", "status_failed", "latency", "last_judged_at")
  SELECT $1, "interval", "at", "key_id", "definition_id", "guardrails_digest", "guardrails", ${EACH} * "hours", 3 * "hours", 2 * "hours", "hours", ${EACH - 6} * "hours", 0, "hours", 5 * "hours", array_fill(2, ARRAY[32]), "at"
  FROM ${INTERVALS}, ${COMBINATIONS}`;
const checks = `INSERT INTO "management"."check_count" ("workspace", "interval", "at", "key_id", "definition_id", "guardrails_digest", "guardrails", "check", "failed", "not_evaluated", "warned", "passed", "bypassed")
  SELECT $1, "interval", "at", "key_id", "definition_id", "guardrails_digest", "guardrails", "check", 3 * "hours", 2 * "hours", "hours", ${EACH - 8} * "hours", 2 * "hours"
  FROM ${INTERVALS}, ${COMBINATIONS}, unnest($2::text[]) AS "check"`;
const exchanges = `INSERT INTO "management"."exchange_count" ("workspace", "interval", "at", "guardrail_id", "passed", "blocked", "answered", "failed")
  SELECT $1, "interval", "at", "guardrail_id", 50 * "hours", 2 * "hours", 0, 0 FROM ${INTERVALS}, unnest(ARRAY['', 'guardrail-0', 'guardrail-1', 'guardrail-2']) AS "guardrail_id"`;

/** Fills the counts of a million evaluations in 30 days, and of as many before. */
const fill = async ({ rows }: BenchDatabase): Promise<void> => {
  for (const workspace of [WORKSPACE, 'others']) {
    await rows(evaluations, [workspace]);
    await rows(checks, [workspace, CHECKS]);
    await rows(exchanges, [workspace]);
  }
  for (const table of ['evaluation_count', 'check_count', 'exchange_count'])
    await rows(`ANALYZE "management"."${table}"`);
};

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

/** Measures statistics of a million evaluations over HTTP, with one caller. */
export const stats = (): Promise<Figure[]> =>
  withManaged(async ({ deployment, database }) => {
    await fill(database);
    const client = apiClient(deployment);
    const read = async (query: string): Promise<Stats> =>
      client.askOk<Stats>('GET', `/api/stats?${query}`);
    const month = `from=${daysAgo(29.9)}`;
    const { totals } = await read(month);
    const { total } = totals.evaluations;
    if (total < 0.95 * MILLION || total > 1.05 * MILLION)
      throw new Error(`${total} evaluations in place of a million.`);
    const targets: Record<string, () => Promise<unknown>> = {
      'a million in 30 days': () => read(month),
      'a million in 30 days, by check': () => read(`${month}&by=check`),
      'a million in 30 days, by guardrail': () => read(`${month}&by=guardrail`),
      'a million in 30 days, of one definition': () => read(`${month}&definition=definition-1`),
      '7 days by the hour, by check': () => read(`from=${daysAgo(6.9)}&by=check`),
      '24 hours': () => read(''),
      '6 hours by five minutes': () => read(`from=${daysAgo(0.249)}&interval=5min`),
      '6 hours by five minutes, by check': () =>
        read(`from=${daysAgo(0.249)}&interval=5min&by=check`),
      'the last hour': () => read(`from=${daysAgo(1 / 24)}`),
    };
    await alternately(10, targets);
    const values = await repeatedly(async () => {
      const loads = await alternately(CALLS, targets);
      return Object.fromEntries(
        Object.entries(loads).flatMap(([name, load]) => [
          [`${name}, p50`, p50(load)],
          [`${name}, p95`, p95(load)],
        ]),
      );
    });
    await client.close();
    return Object.keys(targets).flatMap((name) => [
      { name: `${name}, p50`, unit: 'ms', values: values[`${name}, p50`] ?? [] },
      {
        name: `${name}, p95`,
        unit: 'ms',
        values: values[`${name}, p95`] ?? [],
        goal: { atMost: 100 },
      },
    ]);
  });
