import { OUTCOME_NAMES, STATS_INTERVALS, type StatsInterval } from '@touchstone/contracts';
import { BUCKETS } from './latency';

/**
 * Statements that add the rows of a relation `counted` to the counts of their intervals, of each
 * length. They sort the groups, so that concurrent statements lock them in the same order.
 */

type Intervals = readonly StatsInterval[];

const intervalsOf = (intervals: Intervals): string =>
  `unnest(ARRAY[${intervals.map((interval) => `'${interval}'`).join(', ')}]) AS "interval"`;
const AT = `CASE "interval" WHEN '5min' THEN date_bin('5 minutes', "completed_at", 'epoch') ELSE date_trunc("interval", "completed_at", 'UTC') END`;
const GROUP = ['workspace', 'interval', 'at', 'key_id', 'definition_id', 'guardrails_digest'];
/** The unique key has a digest in place of the ids, which could be too long for an index. */
const GROUP_VALUES = `"workspace", "interval", ${AT}, "key_id", coalesce("definition_id", ''), md5(array_to_string("guardrails", ' '))`;
const DECIDED = `ARRAY['failed', 'warned', 'passed']`;

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1).join(', ');
const ofBuckets = (expression: (bucket: number) => string): string =>
  `ARRAY[${Array.from({ length: BUCKETS }, (_, index) => expression(index + 1)).join(', ')}]`;
const counting = (column: string, values: readonly string[]): string =>
  values.map((value) => `count(*) FILTER (WHERE "${column}" = '${value}')`).join(', ');
const adding = (columns: readonly string[]): string =>
  columns.map((column) => `"${column}" = "old"."${column}" + excluded."${column}"`).join(', ');

/** Needs workspace, completed_at, key_id, definition_id, guardrails, status, outcome(s) and bucket. */
export const countEvaluations = (
  schema: string,
  intervals: Intervals = STATS_INTERVALS,
): string => {
  const sums = ['total', ...OUTCOME_NAMES, 'status_warning', 'status_failed'];
  return `INSERT INTO "${schema}"."evaluation_count" AS "old" (${quoted([...GROUP, 'guardrails', ...sums, 'latency', 'last_judged_at'])})
    SELECT ${GROUP_VALUES}, "guardrails", count(*), ${counting('outcome', OUTCOME_NAMES)}, ${counting('status', ['warning', 'failed'])},
      ${ofBuckets((bucket) => `count(*) FILTER (WHERE "bucket" = ${bucket})`)},
      max("completed_at") FILTER (WHERE "outcomes" && ${DECIDED})
    FROM "counted", ${intervalsOf(intervals)} GROUP BY ${numbered(GROUP.length + 1)} ORDER BY ${numbered(GROUP.length)}
    ON CONFLICT (${quoted(GROUP)}) DO UPDATE SET ${adding(sums)},
      "latency" = ${ofBuckets((bucket) => `"old"."latency"[${bucket}] + excluded."latency"[${bucket}]`)},
      "last_judged_at" = greatest("old"."last_judged_at", excluded."last_judged_at")`;
};

/** Needs workspace, completed_at, key_id, definition_id, guardrails, and types with their outcomes. */
export const countChecks = (schema: string, intervals: Intervals = STATS_INTERVALS): string => {
  const key = [...GROUP, 'check'];
  return `INSERT INTO "${schema}"."check_count" AS "old" (${quoted([...key, 'guardrails', ...OUTCOME_NAMES])})
    SELECT ${GROUP_VALUES}, "check", "guardrails", ${counting('each', OUTCOME_NAMES)}
    FROM "counted", ${intervalsOf(intervals)}, unnest("types", "outcomes") AS "checks" ("check", "each")
    GROUP BY ${numbered(key.length + 1)} ORDER BY ${numbered(key.length)}
    ON CONFLICT (${quoted(key)}) DO UPDATE SET ${adding(OUTCOME_NAMES)}`;
};

const EXCHANGE_OUTCOMES = ['passed', 'blocked', 'answered', 'failed'];

/** Needs workspace, completed_at, outcome, and the ids of the guardrails that took part. */
export const countExchanges = (schema: string, intervals: Intervals = STATS_INTERVALS): string =>
  `INSERT INTO "${schema}"."exchange_count" AS "old" ("workspace", "interval", "at", "guardrail_id", ${quoted(EXCHANGE_OUTCOMES)})
    SELECT "workspace", "interval", ${AT}, "guardrail_id", ${counting('outcome', EXCHANGE_OUTCOMES)}
    FROM "counted", ${intervalsOf(intervals)}, unnest("guardrail_ids" || ARRAY['']) AS "guardrail_id"
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT ("workspace", "interval", "at", "guardrail_id") DO UPDATE SET ${adding(EXCHANGE_OUTCOMES)}`;
