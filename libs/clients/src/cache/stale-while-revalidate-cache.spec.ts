import { DeadlineExceeded, Unavailable } from '@touchstone/kernel';
import { deferred, ManualClock } from '@touchstone/testing';
import { StaleWhileRevalidateCache } from './stale-while-revalidate-cache';

const TIMES = { fresh: 60_000, freshNothing: 5_000, stale: 900_000 };

describe('StaleWhileRevalidateCache', () => {
  let clock: ManualClock;
  let answers: Map<string, string>;
  let asked: string[];
  let failure: Error | undefined;
  let cache: StaleWhileRevalidateCache<string>;
  beforeEach(() => {
    [clock, answers, asked, failure] = [
      new ManualClock(1_000),
      new Map([['a', 'one']]),
      [],
      undefined,
    ];
    const load = async (key: string): Promise<string | null> => {
      asked.push(key);
      if (failure !== undefined) throw failure;
      return answers.get(key) ?? null;
    };
    cache = new StaleWhileRevalidateCache(load, TIMES, clock);
  });

  it('serves a fresh value without a look-up, and looks an expired one up again', async () => {
    expect(await cache.get('a')).toBe('one');
    answers.set('a', 'two');
    clock.advance(59_999);
    expect(await cache.get('a')).toBe('one');
    clock.advance(1);
    expect(await cache.get('a')).toBe('two');
    expect(asked).toEqual(['a', 'a']);
  });

  it('caches the absence of a value for a shorter time', async () => {
    expect(await cache.get('b')).toBeNull();
    answers.set('b', 'new');
    clock.advance(4_999);
    expect(await cache.get('b')).toBeNull();
    clock.advance(1);
    expect(await cache.get('b')).toBe('new');
  });

  it('shares one look-up among concurrent misses for a key', async () => {
    const { promise, resolve } = deferred<string>();
    const slow = new StaleWhileRevalidateCache((key) => (asked.push(key), promise), TIMES, clock);
    const waiting = Array.from({ length: 50 }, () => slow.get('a'));
    resolve('one');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['one']));
    expect(asked).toEqual(['a']);
  });

  it('looks a key up again after a failure', async () => {
    failure = new Unavailable('Away.');
    await expect(cache.get('a')).rejects.toBe(failure);
    failure = undefined;
    expect(await cache.get('a')).toBe('one');
  });

  it.each([
    ['is unavailable', new Unavailable('Away.')],
    ['times out', new DeadlineExceeded('Silent.')],
  ])('serves a stale value for 15 minutes while the service %s', async (_title, error) => {
    await cache.get('a');
    failure = error;
    clock.advance(60_000);
    expect(await cache.get('a')).toBe('one');
    clock.advance(839_999);
    expect(await cache.get('a')).toBe('one');
    clock.advance(1);
    await expect(cache.get('a')).rejects.toBe(error);
    await expect(cache.get('b')).rejects.toBe(error);
  });

  it('refreshes in the background after a failed refresh', async () => {
    const { promise, resolve } = deferred<string | null>();
    const load = jest
      .fn()
      .mockResolvedValueOnce('one')
      .mockRejectedValueOnce(new Unavailable('Away.'))
      .mockReturnValueOnce(promise);
    const known = new StaleWhileRevalidateCache<string>(load, TIMES, clock);
    await known.get('a');
    clock.advance(60_000);
    await known.get('a');
    clock.advance(1_999);
    expect([await known.get('a'), load.mock.calls.length]).toEqual(['one', 2]);
    clock.advance(1);
    expect([await known.get('a'), load.mock.calls.length]).toEqual(['one', 3]);
    resolve(null);
    await promise;
    await new Promise(setImmediate);
    expect(await known.get('a')).toBeNull();
  });

  it('does not hide an error other than unavailability', async () => {
    await cache.get('a');
    failure = new TypeError('a bug');
    clock.advance(60_000);
    await expect(cache.get('a')).rejects.toBe(failure);
  });

  it('drops the values that match an invalidation', async () => {
    answers.set('b', 'two');
    await Promise.all([cache.get('a'), cache.get('b')]);
    cache.invalidate((value) => value === 'one');
    await Promise.all([cache.get('a'), cache.get('b')]);
    expect(asked).toEqual(['a', 'b', 'a']);
    cache.invalidate();
    await Promise.all([cache.get('a'), cache.get('b')]);
    expect(asked).toEqual(['a', 'b', 'a', 'a', 'b']);
  });

  it('drops cached absences with every invalidation', async () => {
    await cache.get('b');
    answers.set('b', 'new');
    cache.invalidate(() => false);
    expect(await cache.get('b')).toBe('new');
  });

  it('does not cache the result of a look-up that began before an invalidation', async () => {
    const { promise, resolve } = deferred<string>();
    const load = jest.fn().mockReturnValueOnce(promise).mockResolvedValueOnce('after');
    const racing = new StaleWhileRevalidateCache<string>(load, TIMES, clock);
    const early = racing.get('a');
    racing.invalidate();
    expect(await racing.get('a')).toBe('after');
    resolve('before');
    expect(await early).toBe('before');
    expect(await racing.get('a')).toBe('after');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not serve a stale value that was invalidated during the look-up', async () => {
    const { promise, resolve } = deferred();
    const load = jest
      .fn()
      .mockResolvedValueOnce('one')
      .mockReturnValueOnce(promise.then(() => Promise.reject(new Unavailable('Away.'))));
    const racing = new StaleWhileRevalidateCache<string>(load, TIMES, clock);
    await racing.get('a');
    clock.advance(60_000);
    const asking = racing.get('a');
    racing.invalidate();
    resolve();
    await expect(asking).rejects.toThrow('Away.');
  });

  it('stays bounded, and evicts no known value for a flood of unknown keys', async () => {
    await cache.get('a');
    for (let key = 0; key < 12_000; key += 1) await cache.get(`unknown ${key}`);
    expect(cache.count).toBe(10_001);
    asked.length = 0;
    expect([await cache.get('a'), asked]).toEqual(['one', []]);
  });

  it('evicts the least recently used value', async () => {
    const every = new StaleWhileRevalidateCache<string>(
      async (key) => (asked.push(key), key),
      TIMES,
      clock,
    );
    await every.get('old');
    await every.get('used');
    for (let key = 0; key < 9_999; key += 1) {
      await every.get(`key ${key}`);
      await every.get('used');
    }
    asked.length = 0;
    await every.get('used');
    await every.get('old');
    expect(asked).toEqual(['old']);
  });

  it('refuses more than a thousand look-ups at once', async () => {
    const never = new StaleWhileRevalidateCache<string>(
      () => new Promise(() => undefined),
      TIMES,
      clock,
    );
    for (let key = 0; key < 1_000; key += 1) void never.get(`key ${key}`);
    await expect(never.get('one more')).rejects.toThrow('Too many look-ups at once');
  });

  describe('with a maximum size', () => {
    const size = { sizeOf: (value: string) => value.length, max: 10 };
    const sized = (load: (key: string) => string | null) =>
      new StaleWhileRevalidateCache<string>(
        async (key) => (asked.push(key), load(key)),
        TIMES,
        clock,
        size,
      );
    const askedFor = async (
      known: StaleWhileRevalidateCache<string>,
      ...keys: string[]
    ): Promise<string[]> => {
      asked.length = 0;
      for (const key of keys) await known.get(key);
      return [...asked];
    };

    it('evicts until the rest fits', async () => {
      const known = sized((key) => key.repeat(4));
      await askedFor(known, 'a', 'b', 'a', 'c');
      expect([known.count, known.totalSize]).toEqual([2, 8]);
      expect(await askedFor(known, 'a', 'c', 'b')).toEqual(['b']);
    });

    it('keeps the others when one value alone exceeds it', async () => {
      const known = sized((key) => (key === 'giant' ? 'x'.repeat(11) : key));
      expect(await askedFor(known, 'a', 'giant', 'giant', 'a')).toEqual(['a', 'giant', 'giant']);
    });

    it('counts a value once, and no longer after it is gone', async () => {
      let answer: string | null = 'x'.repeat(9);
      const known = sized(() => answer);
      await known.get('a');
      clock.advance(60_000);
      answer = 'x'.repeat(5);
      await known.get('a');
      expect(known.totalSize).toBe(5);
      clock.advance(60_000);
      answer = null;
      await known.get('a');
      expect(known.totalSize).toBe(0);
      answer = 'x'.repeat(6);
      await known.get('b');
      known.invalidate((value) => value === answer);
      expect(known.totalSize).toBe(0);
      await known.get('b');
      known.invalidate();
      expect(known.totalSize).toBe(0);
    });
  });
});
