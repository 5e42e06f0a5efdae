import { Limiter } from './limiter';

const deferred = () => {
  let resolve!: () => void;
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
};

const aLimiter = (limit: number, maxWaiting: number) =>
  new Limiter(limit, maxWaiting, () => new Error('full'));
const patient = new AbortController().signal;

describe('limiter', () => {
  it('runs as many tasks as there are slots, and the others in order of arrival', async () => {
    const limiter = aLimiter(2, 10);
    const gates = Array.from({ length: 4 }, () => deferred());
    const started: number[] = [];
    const runs = gates.map(({ promise }, index) =>
      limiter.run(() => {
        started.push(index);
        return promise;
      }, patient),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await runs[1];
    gates[0]?.resolve();
    await runs[0];
    gates.forEach(({ resolve }) => resolve());
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('refuses tasks when the queue is full and accepts more once a waiting task has left', async () => {
    const limiter = aLimiter(1, 1);
    const busy = deferred();
    const impatient = new AbortController();
    const first = limiter.run(() => busy.promise, patient);
    const second = limiter.run(() => Promise.resolve('never'), impatient.signal);
    await expect(limiter.run(() => Promise.resolve('never'), patient)).rejects.toThrow('full');
    impatient.abort(new Error('gave up'));
    await expect(second).rejects.toThrow('gave up');
    const third = limiter.run(() => Promise.resolve('done'), patient);
    busy.resolve();
    await first;
    await expect(third).resolves.toBe('done');
  });

  it('frees the slot of work that throws', async () => {
    const limiter = aLimiter(1, 0);
    await expect(limiter.run(() => Promise.reject(new Error('broken')), patient)).rejects.toThrow(
      'broken',
    );
    await expect(limiter.run(() => Promise.resolve('done'), patient)).resolves.toBe('done');
  });
});
