import fc from 'fast-check';
import { MAX_RETRY_AFTER_MS, RETRY_DELAYS_MS, retryDelayMs } from './retry-schedule';

const anyTry = fc.integer({ min: 1, max: RETRY_DELAYS_MS.length });
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });

describe('retry schedule', () => {
  it('is five seconds, five minutes, half an hour, two hours, five, ten and ten hours, then no retry', () => {
    const delays = Array.from({ length: 9 }, (_, index) => retryDelayMs(index + 1, 0.5));
    expect(delays.map((delay) => delay && delay / 1_000)).toEqual([
      5,
      300,
      1_800,
      7_200,
      18_000,
      36_000,
      36_000,
      null,
      null,
    ]);
  });

  it('varies by a tenth to either side', () => {
    fc.assert(
      fc.property(anyTry, anyChance, (tries, chance) => {
        const [delay, middle] = [retryDelayMs(tries, chance) ?? 0, RETRY_DELAYS_MS[tries - 1] ?? 0];
        expect(delay).toBeGreaterThanOrEqual(middle * 0.9);
        expect(delay).toBeLessThanOrEqual(middle * 1.1);
      }),
    );
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([4_500, 5_500]);
  });

  it('waits as long as the receiver asks, at most an hour and never less than scheduled', () => {
    fc.assert(
      fc.property(anyTry, anyChance, fc.nat(10 * MAX_RETRY_AFTER_MS), (tries, chance, wanted) => {
        const [delay, without] = [
          retryDelayMs(tries, chance, wanted) ?? 0,
          retryDelayMs(tries, chance) ?? 0,
        ];
        expect(delay).toBe(Math.max(without, Math.min(wanted, 3_600_000)));
      }),
    );
    expect(retryDelayMs(8, 0.5, 1_000)).toBeNull();
  });
});
