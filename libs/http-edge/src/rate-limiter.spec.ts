import { RateLimiter } from './rate-limiter';

describe('RateLimiter', () => {
  let nowMs = 0;
  const limiterOf = (perSecond: number, burstSeconds = 1) =>
    new RateLimiter(
      { perSecond, burstSeconds, sentence: (rate) => `may send ${rate} a second` },
      () => nowMs,
    );
  const taken = (limiter: RateLimiter, key: string, times: number, own?: number): number => {
    for (let count = 0; count < times; count += 1) {
      try {
        limiter.take(key, own);
      } catch {
        return count;
      }
    }
    return times;
  };
  beforeEach(() => {
    nowMs = 1_000;
  });

  it('admits a burst of one second, then requests at the rate', () => {
    const limiter = limiterOf(10);
    expect(taken(limiter, 'a', 20)).toBe(10);
    nowMs += 500;
    expect(taken(limiter, 'a', 20)).toBe(5);
    nowMs += 60_000;
    expect(taken(limiter, 'a', 20)).toBe(10);
  });

  it('counts each key separately', () => {
    const limiter = limiterOf(1);
    expect([taken(limiter, 'a', 2), taken(limiter, 'b', 2)]).toEqual([1, 1]);
  });

  it('returns the time to retry in whole seconds', () => {
    const limiter = limiterOf(1);
    limiter.take('a');
    expect(() => limiter.take('a')).toThrow(
      expect.objectContaining({ kind: 'rate_limited', retryAfterSeconds: 1 }),
    );
  });

  it('applies no limit at a rate of 0', () => {
    expect(taken(limiterOf(0), 'a', 100_000)).toBe(100_000);
  });

  it.each([
    ['lower than the operator’s', 10, 3, 3],
    ['higher than the operator’s', 10, 30, 10],
    ['without one of the operator', 0, 3, 3],
  ])('applies the lower of two rates: its own %s', (_title, operator, own, allowed) => {
    const limiter = limiterOf(operator);
    expect(taken(limiter, 'a', 100, own)).toBe(allowed);
    nowMs += 60_000;
    expect(taken(limiter, 'a', 100, own)).toBe(allowed);
  });

  it('applies a changed rate from the next request on', () => {
    const limiter = limiterOf(100);
    limiter.take('a');
    expect(taken(limiter, 'a', 100, 2)).toBe(2);
    nowMs += 100;
    expect(taken(limiter, 'a', 100)).toBe(10);
  });

  it('names the rate in the message', () => {
    const limiter = limiterOf(10);
    limiter.take('a', 1);
    expect(() => limiter.take('a', 1)).toThrow(/may send 1 a second/);
  });

  it('drops idle buckets but none that is being limited', () => {
    const limiter = limiterOf(1);
    for (let key = 0; key < 10_000; key += 1) limiter.take(`idle ${key}`);
    nowMs += 1_000;
    limiter.take('idle 7');
    expect(taken(limiter, 'one more', 2)).toBe(1);
    expect(taken(limiter, 'idle 7', 1)).toBe(0);
    expect(limiter['buckets'].size).toBe(2);
  });

  it('stays bounded when more names are active at once than it keeps', () => {
    const limiter = limiterOf(1);
    for (let name = 0; name < 30_000; name += 1) limiter.take(`name ${name}`);
    expect(limiter['buckets'].size).toBeLessThanOrEqual(10_000);
    expect(taken(limiter, 'name 29999', 1)).toBe(0);
  });

  it('admits a longer burst if configured, and checks without taking a token', () => {
    const limiter = limiterOf(10, 3);
    expect(limiter.refusalFor('a')).toBeUndefined();
    expect(taken(limiter, 'a', 100)).toBe(30);
    expect(limiter.refusalFor('a')?.message).toBe('may send 10 a second');
    nowMs += 100;
    for (let count = 0; count < 5; count += 1) limiter.refusalFor('a');
    expect(taken(limiter, 'a', 100)).toBe(1);
  });
});
