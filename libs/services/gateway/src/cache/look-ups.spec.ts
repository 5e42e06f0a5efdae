import { DeadlineExceeded, Unavailable } from '@touchstone/kernel';
import { deferred, ManualClock } from '@touchstone/testing';
import { LookUps } from './look-ups';

const TIMES = { fresh: 60_000, freshNothing: 5_000, stale: 900_000 };

describe('look-ups', () => {
  let clock: ManualClock;
  let answers: Map<string, string>;
  let asked: string[];
  let failure: Error | undefined;
  let lookUps: LookUps<string>;
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
    lookUps = new LookUps(load, TIMES, clock);
  });

  it('ask once while an answer is fresh, and again when it is not', async () => {
    expect(await lookUps.get('a')).toBe('one');
    answers.set('a', 'two');
    clock.advance(59_999);
    expect(await lookUps.get('a')).toBe('one');
    clock.advance(1);
    expect(await lookUps.get('a')).toBe('two');
    expect(asked).toEqual(['a', 'a']);
  });

  it('remember for less time that there is nothing', async () => {
    expect(await lookUps.get('b')).toBeNull();
    answers.set('b', 'new');
    clock.advance(4_999);
    expect(await lookUps.get('b')).toBeNull();
    clock.advance(1);
    expect(await lookUps.get('b')).toBe('new');
  });

  it('ask once for many who wait', async () => {
    const { promise, resolve } = deferred<string>();
    const slow = new LookUps((key) => (asked.push(key), promise), TIMES, clock);
    const waiting = Array.from({ length: 50 }, () => slow.get('a'));
    resolve('one');
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['one']));
    expect(asked).toEqual(['a']);
  });

  it('ask again after a failure', async () => {
    failure = new Unavailable('Away.');
    await expect(lookUps.get('a')).rejects.toBe(failure);
    failure = undefined;
    expect(await lookUps.get('a')).toBe('one');
  });

  it.each([
    ['is away', new Unavailable('Away.')],
    ['does not answer', new DeadlineExceeded('Silent.')],
  ])('go on with what was known for 15 minutes while the other side %s', async (_title, error) => {
    await lookUps.get('a');
    failure = error;
    clock.advance(60_000);
    expect(await lookUps.get('a')).toBe('one');
    clock.advance(839_999);
    expect(await lookUps.get('a')).toBe('one');
    clock.advance(1);
    await expect(lookUps.get('a')).rejects.toBe(error);
    await expect(lookUps.get('b')).rejects.toBe(error);
  });

  it('keep nobody waiting for a try that follows a failed one', async () => {
    const { promise, resolve } = deferred<string | null>();
    const load = jest
      .fn()
      .mockResolvedValueOnce('one')
      .mockRejectedValueOnce(new Unavailable('Away.'))
      .mockReturnValueOnce(promise);
    const known = new LookUps<string>(load, TIMES, clock);
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

  it('hide no bug of the other side', async () => {
    await lookUps.get('a');
    failure = new TypeError('a bug');
    clock.advance(60_000);
    await expect(lookUps.get('a')).rejects.toBe(failure);
  });

  it('forget what matches', async () => {
    answers.set('b', 'two');
    await Promise.all([lookUps.get('a'), lookUps.get('b')]);
    lookUps.forget((value) => value === 'one');
    await Promise.all([lookUps.get('a'), lookUps.get('b')]);
    expect(asked).toEqual(['a', 'b', 'a']);
    lookUps.forget();
    await Promise.all([lookUps.get('a'), lookUps.get('b')]);
    expect(asked).toEqual(['a', 'b', 'a', 'a', 'b']);
  });

  it('forget that there was nothing', async () => {
    await lookUps.get('b');
    answers.set('b', 'new');
    lookUps.forget(() => false);
    expect(await lookUps.get('b')).toBe('new');
  });

  it('do not keep an answer that was under way when something changed', async () => {
    const { promise, resolve } = deferred<string>();
    const load = jest.fn().mockReturnValueOnce(promise).mockResolvedValueOnce('after');
    const racing = new LookUps<string>(load, TIMES, clock);
    const early = racing.get('a');
    racing.forget();
    expect(await racing.get('a')).toBe('after');
    resolve('before');
    expect(await early).toBe('before');
    expect(await racing.get('a')).toBe('after');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('do not serve on what was forgotten while they asked', async () => {
    const { promise, resolve } = deferred();
    const load = jest
      .fn()
      .mockResolvedValueOnce('one')
      .mockReturnValueOnce(promise.then(() => Promise.reject(new Unavailable('Away.'))));
    const racing = new LookUps<string>(load, TIMES, clock);
    await racing.get('a');
    clock.advance(60_000);
    const asking = racing.get('a');
    racing.forget();
    resolve();
    await expect(asking).rejects.toThrow('Away.');
  });

  it('stay bounded, and lose no known answer to a flood of unknown keys', async () => {
    await lookUps.get('a');
    for (let key = 0; key < 12_000; key += 1) await lookUps.get(`unknown ${key}`);
    expect(lookUps.size).toBe(10_001);
    asked.length = 0;
    expect([await lookUps.get('a'), asked]).toEqual(['one', []]);
  });

  it('let the answer go that was not asked for longest', async () => {
    const every = new LookUps<string>(async (key) => (asked.push(key), key), TIMES, clock);
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

  it('refuse to ask for a thousand keys at once', async () => {
    const never = new LookUps<string>(() => new Promise(() => undefined), TIMES, clock);
    for (let key = 0; key < 1_000; key += 1) void never.get(`key ${key}`);
    await expect(never.get('one more')).rejects.toThrow('Too many look-ups at once');
  });

  describe('of answers that weigh', () => {
    const weighing = { weigh: (value: string) => value.length, most: 10 };
    const heavy = (load: (key: string) => string | null) =>
      new LookUps<string>(async (key) => (asked.push(key), load(key)), TIMES, clock, weighing);
    const askedFor = async (known: LookUps<string>, ...keys: string[]): Promise<string[]> => {
      asked.length = 0;
      for (const key of keys) await known.get(key);
      return [...asked];
    };

    it('let go until the rest is light enough', async () => {
      const known = heavy((key) => key.repeat(4));
      await askedFor(known, 'a', 'b', 'a', 'c');
      expect([known.size, known.weight]).toEqual([2, 8]);
      expect(await askedFor(known, 'a', 'c', 'b')).toEqual(['b']);
    });

    it('keep the others when one is too heavy by itself', async () => {
      const known = heavy((key) => (key === 'giant' ? 'x'.repeat(11) : key));
      expect(await askedFor(known, 'a', 'giant', 'giant', 'a')).toEqual(['a', 'giant', 'giant']);
    });

    it('weigh an answer once, and no longer when it is gone', async () => {
      let answer: string | null = 'x'.repeat(9);
      const known = heavy(() => answer);
      await known.get('a');
      clock.advance(60_000);
      answer = 'x'.repeat(5);
      await known.get('a');
      expect(known.weight).toBe(5);
      clock.advance(60_000);
      answer = null;
      await known.get('a');
      expect(known.weight).toBe(0);
      answer = 'x'.repeat(6);
      await known.get('b');
      known.forget((value) => value === answer);
      expect(known.weight).toBe(0);
      await known.get('b');
      known.forget();
      expect(known.weight).toBe(0);
    });
  });
});
