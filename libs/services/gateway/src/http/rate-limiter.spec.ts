import { RateLimiter } from './rate-limiter';

describe('rate limiter', () => {
  let nowMs = 0;
  const taken = (limiter: RateLimiter, key: string, times: number): number => {
    for (let count = 0; count < times; count += 1) {
      try {
        limiter.take(key);
      } catch {
        return count;
      }
    }
    return times;
  };
  beforeEach(() => {
    nowMs = 1_000;
  });

  it('lets one second worth through at once, then as much as time has passed', () => {
    const limiter = new RateLimiter(10, () => nowMs);
    expect(taken(limiter, 'a', 20)).toBe(10);
    nowMs += 500;
    expect(taken(limiter, 'a', 20)).toBe(5);
    nowMs += 60_000;
    expect(taken(limiter, 'a', 20)).toBe(10);
  });

  it('counts each key by itself', () => {
    const limiter = new RateLimiter(1, () => nowMs);
    expect([taken(limiter, 'a', 2), taken(limiter, 'b', 2)]).toEqual([1, 1]);
  });

  it('says when to come back, in whole seconds', () => {
    const limiter = new RateLimiter(1, () => nowMs);
    limiter.take('a');
    expect(() => limiter.take('a')).toThrow(expect.objectContaining({ kind: 'rate_limited', retryAfterSeconds: 1 }));
  });

  it('knows no limit at 0', () => {
    expect(taken(new RateLimiter(0, () => nowMs), 'a', 100_000)).toBe(100_000);
  });

  it('forgets idle keys, and none that is being held back', () => {
    const limiter = new RateLimiter(1, () => nowMs);
    for (let key = 0; key < 10_000; key += 1) limiter.take(`idle ${key}`);
    nowMs += 1_000;
    limiter.take('idle 7');
    expect(taken(limiter, 'one more', 2)).toBe(1);
    expect(taken(limiter, 'idle 7', 1)).toBe(0);
    expect(limiter['buckets'].size).toBe(2);
  });
});
