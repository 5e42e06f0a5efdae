import fc from 'fast-check';
import { delayAfter, DELAYS_MS, LONGEST_RETRY_AFTER_MS } from './schedule';

const anyTry = fc.integer({ min: 1, max: DELAYS_MS.length });
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });

describe('the schedule of tries', () => {
  it('is five seconds, five minutes, half an hour, two hours, five, ten and ten hours, then the end', () => {
    const delays = Array.from({ length: 9 }, (_, index) => delayAfter(index + 1, 0.5));
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
        const [delay, middle] = [delayAfter(tries, chance) ?? 0, DELAYS_MS[tries - 1] ?? 0];
        expect(delay).toBeGreaterThanOrEqual(middle * 0.9);
        expect(delay).toBeLessThanOrEqual(middle * 1.1);
      }),
    );
    expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([4_500, 5_500]);
  });

  it('waits as long as the receiver asks, an hour at most, and never shorter for it', () => {
    fc.assert(
      fc.property(
        anyTry,
        anyChance,
        fc.nat(10 * LONGEST_RETRY_AFTER_MS),
        (tries, chance, wanted) => {
          const [delay, without] = [
            delayAfter(tries, chance, wanted) ?? 0,
            delayAfter(tries, chance) ?? 0,
          ];
          expect(delay).toBe(Math.max(without, Math.min(wanted, 3_600_000)));
        },
      ),
    );
    expect(delayAfter(8, 0.5, 1_000)).toBeNull();
  });
});
