import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OutcomeCounts, Stats, StatsInterval } from '@touchstone/contracts';
import type { Outcome } from '../ui/outcome';
import { getFromApi, queryOf } from './client';
import { hoursAgo } from './span';

const REFRESH_MS = 15_000;

export const INTERVAL_MS: Record<StatsInterval, number> = {
  '5min': 300_000,
  hour: 3_600_000,
  day: 86_400_000,
};

/** Reads the statistics of the last hours, and again every 15 seconds. */
export const statsQuery = (hours: number) =>
  queryOptions({
    queryKey: ['stats', hours],
    queryFn: () => {
      const interval: StatsInterval = hours === 1 ? '5min' : 'hour';
      return getFromApi<Stats>(`/stats${queryOf({ from: hoursAgo(hours), interval })}`);
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

export type CountsByOutcome = Record<Outcome, number>;

/** Renames the counts of the API to the outcomes that the dashboard shows. */
export const byOutcome = (counts: OutcomeCounts): CountsByOutcome => ({
  failed: counts.failed,
  not_evaluated: counts.not_evaluated,
  warning: counts.warned,
  passed: counts.passed,
  bypassed: counts.bypassed,
});
