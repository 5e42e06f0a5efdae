import { deferred } from '@touchstone/testing';
import { FairLimiter } from './fair-limiter';

const neverAborted = new AbortController().signal;

/** Builds a limiter whose works have names, the first letter being the workspace; `end` finishes one. */
const limited = (limits: Partial<ConstructorParameters<typeof FairLimiter>[0]> = {}) => {
  const limiter = new FairLimiter(
    { running: 1, waiting: 10, waitingEach: 5, ...limits },
    () => new Error('full'),
  );
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal = neverAborted) => {
    const gate = deferred();
    ends.set(name, () => gate.resolve());
    const work = () => {
      started.push(name);
      return gate.promise;
    };
    return limiter.run(name.charAt(0), work, signal);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { started, begin, end, settled };
};

describe('FairLimiter', () => {
  it('runs as many tasks as there are slots', async () => {
    const { started, begin, end, settled } = limited({ running: 2 });
    for (const name of ['a1', 'a2', 'a3']) void begin(name);
    await settled();
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'a2', 'a3']);
  });

  it('lets workspaces take turns', async () => {
    const { started, begin, end } = limited();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void begin(name);
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('frees the slot of work that fails', async () => {
    const limiter = new FairLimiter(
      { running: 1, waiting: 1, waitingEach: 1 },
      () => new Error('full'),
    );
    await expect(
      limiter.run('a', () => Promise.reject(new Error('a bug')), neverAborted),
    ).rejects.toThrow('a bug');
    await expect(limiter.run('a', () => Promise.resolve('done'), neverAborted)).resolves.toBe(
      'done',
    );
  });

  it('refuses work beyond the waiting limits of a workspace and of all together', async () => {
    const { begin } = limited({ waiting: 3, waitingEach: 2 });
    for (const name of ['a1', 'a2', 'a3']) void begin(name);
    await expect(begin('a4')).rejects.toThrow('full');
    void begin('b1');
    await expect(begin('c1')).rejects.toThrow('full');
  });

  it('removes work whose caller aborts while it waits', async () => {
    const { started, begin, end } = limited({ waiting: 1 });
    const aborting = new AbortController();
    void begin('a1');
    const waiting = begin('a2', aborting.signal);
    aborting.abort(new Error('gave up'));
    await expect(waiting).rejects.toThrow('gave up');
    void begin('a3');
    await end('a1');
    expect(started).toEqual(['a1', 'a3']);
  });
});
