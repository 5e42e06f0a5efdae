import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import type { ExchangePage, ExchangeRecord, GuardrailStats, Stats } from '@touchstone/contracts';
import { getFromApi, queryOf } from '../../api/client';

/** A verdict may be on its way for that long. */
const PATIENCE_MS = 120_000;
const REFRESH_MS = 15_000;
const MOST_COUNTED = 200;

/** A guardrail that took part in requests which passed without a verdict from it. */
export interface QuietGuardrail {
  guardrail: GuardrailStats;
  /** Beginning of the silence. */
  since: string;
  /** Requests that passed since. */
  passed: number;
  /** There are more than were counted. */
  hasMore: boolean;
}

/** Counts, for each guardrail that has been silent for a while, the requests that passed since. */
export const useQuietGuardrails = (stats: Stats | undefined): QuietGuardrail[] => {
  const silent = silentGuardrails(stats?.guardrails ?? [], Date.now());
  const pages = useQueries({
    queries: silent.map((guardrail) => passedQuery(guardrail, sinceOf(guardrail, stats))),
  });
  return silent.flatMap((guardrail, index) => {
    const page = pages[index]?.data;
    if (page === undefined) return [];
    const passed = page.items.filter((exchange) => beganAfter(exchange, guardrail)).length;
    const since = sinceOf(guardrail, stats);
    return passed === 0 ? [] : { guardrail, since, passed, hasMore: page.next_cursor !== null };
  });
};

const silentGuardrails = (all: readonly GuardrailStats[], nowMs: number): GuardrailStats[] =>
  all.filter(
    ({ active, exchanges, last_judged_at }) =>
      active &&
      exchanges.passed > 0 &&
      (last_judged_at === null || nowMs - Date.parse(last_judged_at) > PATIENCE_MS),
  );

const sinceOf = ({ last_judged_at }: GuardrailStats, stats: Stats | undefined): string =>
  last_judged_at ?? stats?.from ?? '';

const passedQuery = ({ guardrail_id }: GuardrailStats, from: string) =>
  queryOptions({
    queryKey: ['exchanges', 'passed', guardrail_id, from],
    queryFn: () =>
      getFromApi<ExchangePage>(
        `/exchanges${queryOf({ guardrail: guardrail_id, outcome: 'passed', from, limit: MOST_COUNTED })}`,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** The exchange whose request was judged last ends after that verdict, and is not counted. */
const beganAfter = (
  { completed_at, latency }: ExchangeRecord,
  { last_judged_at }: GuardrailStats,
): boolean =>
  last_judged_at === null ||
  Date.parse(completed_at) - latency.total_ms > Date.parse(last_judged_at);
