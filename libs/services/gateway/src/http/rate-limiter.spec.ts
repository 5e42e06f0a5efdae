import { RateLimiter } from './rate-limiter';

describe('rate limiter', () => {
  let nowMs = 0;
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
    expect(() => limiter.take('a')).toThrow(
      expect.objectContaining({ kind: 'rate_limited', retryAfterSeconds: 1 }),
    );
  });

  it('knows no limit at 0', () => {
    expect(taken(new RateLimiter(0, () => nowMs), 'a', 100_000)).toBe(100_000);
  });

  it.each([
    ['lower than the operator’s', 10, 3, 3],
    ['higher than the operator’s', 10, 30, 10],
    ['where the operator has none', 0, 3, 3],
  ])('holds a key to the lower of two rates: its own %s', (_title, operator, own, allowed) => {
    const limiter = new RateLimiter(operator, () => nowMs);
    expect(taken(limiter, 'a', 100, own)).toBe(allowed);
    nowMs += 60_000;
    expect(taken(limiter, 'a', 100, own)).toBe(allowed);
  });

  it('holds a key to a changed rate from the next request on', () => {
    const limiter = new RateLimiter(100, () => nowMs);
    limiter.take('a');
    expect(taken(limiter, 'a', 100, 2)).toBe(2);
    nowMs += 100;
    expect(taken(limiter, 'a', 100)).toBe(10);
  });

  it('says how many requests there may be', () => {
    const limiter = new RateLimiter(10, () => nowMs);
    limiter.take('a', 1);
    expect(() => limiter.take('a', 1)).toThrow(/may send 1 a second/);
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
