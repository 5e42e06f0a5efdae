import fc from 'fast-check';
import { bucketOf, BUCKETS, percentiles, slowestMs } from './latency';

const histogramOf = (times: readonly number[]): number[] => {
  const counts = Array.from({ length: BUCKETS }, () => 0);
  for (const time of times) counts[bucketOf(time) - 1] = (counts[bucketOf(time) - 1] ?? 0) + 1;
  return counts;
};

describe('the latency of an evaluation', () => {
  it('is that of its slowest family', () => {
    const timing = { family: 'security', mode: 'speed' } as const;
    expect(
      slowestMs([
        { ...timing, waitMs: 1, computeMs: 2 },
        { ...timing, waitMs: 4, computeMs: 3 },
      ]),
    ).toBe(7);
    expect(slowestMs([])).toBeUndefined();
  });

  it('is estimated within its bucket', () => {
    const time = fc.double({ min: 1, max: 32_000, noNaN: true });
    fc.assert(
      fc.property(time, fc.nat(50), (each, count) => {
        const { p50_ms: p50, p95_ms: p95 } = percentiles(
          histogramOf(Array.from({ length: count + 1 }, () => each)),
        );
        for (const estimate of [p50, p95]) {
          // A tenth of a millisecond is rounded away.
          expect(estimate).toBeGreaterThan(each / 1.42 - 0.1);
          expect(estimate).toBeLessThan(each * 1.42 + 0.1);
        }
      }),
    );
  });

  it('of many evaluations has its percentiles in the right place', () => {
    const times = [
      ...Array.from({ length: 90 }, () => 3),
      ...Array.from({ length: 10 }, () => 900),
    ];
    const { p50_ms: p50, p95_ms: p95 } = percentiles(histogramOf(times));
    expect(p50).toBeGreaterThan(2.8);
    expect(p50).toBeLessThan(4);
    expect(p95).toBeGreaterThan(720);
    expect(p95).toBeLessThan(1_030);
  });

  it('has no percentiles without a measurement', () => {
    expect(percentiles(histogramOf([]))).toEqual({ p50_ms: null, p95_ms: null });
  });

  it.each([
    [0, 1],
    [0.99, 1],
    [1, 2],
    [1.5, 3],
    [32_768, 32],
    [1e9, 32],
  ])('of %p ms is counted in bucket %p', (milliseconds, bucket) => {
    expect(bucketOf(milliseconds)).toBe(bucket);
  });
});
