import type { FamilyTiming, Percentiles } from '@touchstone/contracts';

/**
 * Buckets of a latency histogram: up to 1 ms, then each √2 times as wide as the one before, and one
 * without an end from 32.8 s on. A percentile lies in the right bucket.
 */
export const BUCKETS = 32;

/** Returns the time of the slowest family, in milliseconds; `undefined` without timings. */
export const slowestMs = (timings: readonly FamilyTiming[]): number | undefined =>
  timings.length === 0
    ? undefined
    : Math.max(...timings.map(({ waitMs, computeMs }) => waitMs + computeMs));

/** Returns the bucket of a time, from 1 as in arrays of Postgres. */
export const bucketOf = (milliseconds: number): number =>
  milliseconds < 1 ? 1 : Math.min(BUCKETS, Math.floor(2 * Math.log2(milliseconds)) + 2);

/** Upper end of a bucket, counted from 0; that of the last one is where it begins. */
const endOf = (index: number): number => 2 ** (Math.min(index, BUCKETS - 2) / 2);
const startOf = (index: number): number => (index === 0 ? 0 : endOf(index - 1));

/** @param counts of every bucket */
export const percentiles = (counts: readonly number[]): Percentiles => ({
  p50_ms: percentile(counts, 0.5),
  p95_ms: percentile(counts, 0.95),
});

const percentile = (counts: readonly number[], share: number): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let left = share * total;
  for (const [index, count] of counts.entries()) {
    if (count > 0 && left <= count)
      return tenths(startOf(index) + (endOf(index) - startOf(index)) * (left / count));
    left -= count;
  }
  return null;
};

const tenths = (value: number): number => Math.round(value * 10) / 10;
