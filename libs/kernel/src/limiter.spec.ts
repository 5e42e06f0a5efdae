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

  it('starts waiting tasks when the limit rises, and none until a lower one is kept', async () => {
    const limiter = aLimiter(1, 10);
    const gates = Array.from({ length: 4 }, () => deferred());
    const started: number[] = [];
    const runs = gates.map(({ promise }, index) =>
      limiter.run(() => {
        started.push(index);
        return promise;
      }, patient),
    );
    limiter.setLimit(3);
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    limiter.setLimit(1);
    gates[0]?.resolve();
    gates[1]?.resolve();
    await Promise.all([runs[0], runs[1]]);
    expect(started).toEqual([0, 1, 2]);
    gates[2]?.resolve();
    gates[3]?.resolve();
    await Promise.all(runs);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('gives a task that yields its slot again before tasks that have not started', async () => {
    const limiter = aLimiter(2, 10);
    const order: string[] = [];
    const [first, second] = [deferred(), deferred()];
    const runs = [
      limiter.run(async () => {
        await first.promise;
        limiter.setLimit(1);
        await limiter.yield(patient);
        order.push('yielded');
      }, patient),
      limiter.run(() => second.promise, patient),
      limiter.run(async () => void order.push('waiting'), patient),
    ];
    first.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual([]);
    second.resolve();
    await Promise.all(runs);
    expect(order).toEqual(['yielded', 'waiting']);
  });

  it('lets others run while a task that yields waits, and counts it again afterwards', async () => {
    const limiter = aLimiter(1, 10);
    const [meanwhile, other] = [deferred(), deferred()];
    const order: string[] = [];
    const yielding = limiter.run(async () => {
      await limiter.yield(patient, 'normal', () => meanwhile.promise);
      order.push('back');
    }, patient);
    const running = limiter.run(async () => {
      order.push('other');
      await other.promise;
    }, patient);
    meanwhile.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(order).toEqual(['other']);
    other.resolve();
    await Promise.all([yielding, running]);
    expect(order).toEqual(['other', 'back']);
  });

  it('keeps its slots when a task gives up while it yields', async () => {
    const limiter = aLimiter(1, 10);
    const impatient = new AbortController();
    const [other, started] = [deferred(), deferred()];
    const yielding = limiter.run(
      () => limiter.yield(impatient.signal, 'normal', () => started.promise),
      impatient.signal,
    );
    const running = limiter.run(() => {
      started.resolve();
      return other.promise;
    }, patient);
    await started.promise;
    impatient.abort(new Error('gave up'));
    await expect(yielding).rejects.toThrow('gave up');
    const ran: string[] = [];
    const next = limiter.run(async () => void ran.push('next'), patient);
    await new Promise((resolve) => setImmediate(resolve));
    expect(ran).toEqual([]);
    other.resolve();
    await Promise.all([running, next]);
    expect(ran).toEqual(['next']);
  });

  it('starts background tasks after all others, however long they have waited', async () => {
    const limiter = aLimiter(1, 1);
    const busy = deferred();
    const order: string[] = [];
    const note = (name: string) => async () => void order.push(name);
    const runs = [
      limiter.run(() => busy.promise, patient),
      ...[1, 2, 3].map((task) => limiter.run(note(`background ${task}`), patient, 'background')),
      limiter.run(note('normal'), patient),
    ];
    busy.resolve();
    await Promise.all(runs);
    expect(order).toEqual(['normal', 'background 1', 'background 2', 'background 3']);
  });

  it('keeps a quarter of the slots free of background tasks', async () => {
    const limiter = aLimiter(4, 10);
    const gate = deferred();
    const started: string[] = [];
    const start = (name: string) => () => {
      started.push(name);
      return gate.promise;
    };
    const runs = [1, 2, 3, 4].map(() => limiter.run(start('background'), patient, 'background'));
    runs.push(limiter.run(start('normal'), patient));
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['background', 'background', 'background', 'normal']);
    gate.resolve();
    await Promise.all(runs);
    expect(started).toHaveLength(5);
  });
});
