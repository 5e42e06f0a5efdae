import { AppError, Deadline, Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import {
  type Broker,
  type Delivery,
  DELIVERY_LIMIT,
  type QueueLimits,
  type Reply,
  Unroutable,
} from './broker';
import { JsonText } from './json-text';
import { messageCounter, type MessageOutcome } from './metrics';

/** A broker under test, created for each test; its queues are named by `unique`. */
export interface BrokerUnderTest {
  broker: Broker;
  /** Returns the bodies, as text, of a queue's dead letters. */
  deadLetters(queue: string): Promise<string[]>;
  dispose(): Promise<void>;
}

/** @param limits of each of its queues */
export type MakeBroker = (limits?: QueueLimits) => Promise<BrokerUnderTest>;

export class OutOfTea extends AppError {
  readonly kind = 'conflict';
  readonly code = 'tea.out';
}

export const counted = async (outcome: MessageOutcome): Promise<number> =>
  (await messageCounter.get()).values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;

let serial = 0;
export const unique = (what: string): string => `${what}.${process.pid}.${++serial}`;

export const live = (name = unique('work')) => ({ name, prefetch: 8 });
export const durable = (name = unique('durable')) => ({ name, prefetch: 2, durable: true });

/** Resolves with the first reply, or rejects with the failure. */
export const ask = (
  broker: Broker,
  queue: { name: string },
  pattern: string,
  body: unknown,
  milliseconds = 5_000,
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    broker.send(
      { pattern, body, queues: [queue.name], deadline: Deadline.in(milliseconds) },
      {
        onReply: (reply) => ('error' in reply ? reject(reply.error) : resolve(reply.result)),
        onLost: reject,
      },
    );
  });

/** Contract tests of every broker adapter. */
export const describeBroker = (make: MakeBroker): void => {
  let under: BrokerUnderTest;
  let broker: Broker;

  beforeEach(async () => {
    under = await make();
    broker = under.broker;
  });
  afterEach(() => under.dispose());

  describe('requests', () => {
    it('answers with what the handler returns, through JSON', async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async ({ body }) => ({
        brewed: body,
        at: new Date(0),
      }));
      await expect(
        ask(broker, queue, 'tea.brew.v1', { cups: 2, sugar: undefined }),
      ).resolves.toEqual({
        brewed: { cups: 2 },
        at: '1970-01-01T00:00:00.000Z',
      });
    });

    it('answers with a result that is JSON text already', async () => {
      const queue = live();
      await broker.serve(
        queue,
        'tea.menu.v1',
        async () => new JsonText('{"teas":["green","\\ud83c\\udf75"]}'),
      );
      await expect(ask(broker, queue, 'tea.menu.v1', null)).resolves.toEqual({
        teas: ['green', '🍵'],
      });
    });

    it("rejects with a thrown AppError's kind, code, message and details", async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', () =>
        Promise.reject(new OutOfTea('No tea left.', { left: 0 })),
      );
      await expect(ask(broker, queue, 'tea.brew.v1', null)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'tea.out',
        message: 'No tea left.',
        details: { left: 0 },
      });
    });

    it('answers a bug without its text and keeps serving', async () => {
      const queue = live();
      let calls = 0;
      await broker.serve(queue, 'tea.brew.v1', async () => {
        if (++calls === 1) throw new Error('secret detail');
        return 'ok';
      });
      await expect(ask(broker, queue, 'tea.brew.v1', null)).rejects.toThrow(
        /^The service that should have answered failed\.$/,
      );
      await expect(ask(broker, queue, 'tea.brew.v1', null)).resolves.toBe('ok');
    });

    it('passes the remaining time and the trace to the handler', async () => {
      const queue = live();
      const seen = deferred<Delivery>();
      await broker.serve(queue, 'tea.brew.v1', async (delivery) => seen.resolve(delivery));
      broker.send(
        {
          pattern: 'tea.brew.v1',
          body: 1,
          queues: [queue.name],
          deadline: Deadline.in(5_000),
          traceparent: '00-aa-bb-01',
        },
        { onReply: () => undefined, onLost: () => undefined },
      );
      const delivery = await seen.promise;
      expect(delivery).toMatchObject({ queue: queue.name, traceparent: '00-aa-bb-01' });
      expect(delivery.deadline?.remainingMs).toBeGreaterThan(1_000);
      expect(delivery.deadline?.remainingMs).toBeLessThanOrEqual(5_000);
    });

    it('counts the time in the queue against the deadline', async () => {
      const queue = { ...live(), prefetch: 1 };
      const [release, second] = [deferred(), deferred<Delivery>()];
      await broker.serve(queue, 'tea.brew.v1', async (delivery) => {
        if (delivery.body === 2) second.resolve(delivery);
        else await release.promise;
      });
      const listener = { onReply: () => undefined, onLost: () => undefined };
      const deadline = Deadline.in(60_000);
      for (const body of [1, 2])
        broker.send({ pattern: 'tea.brew.v1', body, queues: [queue.name], deadline }, listener);
      await eventually(() => deadline.remainingMs < 59_500);
      release.resolve();
      const { deadline: received, waitedMs } = await second.promise;
      expect(Number(received?.remainingMs) - deadline.remainingMs).toBeLessThan(100);
      expect(waitedMs).toBeGreaterThan(400);
    });

    it('refuses a second handler for the same request', async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async () => 1);
      await expect(broker.serve(queue, 'tea.brew.v1', async () => 2)).rejects.toThrow(
        'Two handlers',
      );
    });

    it('rejects a request that no queue accepts', async () => {
      await expect(
        ask(broker, { name: unique('nowhere') }, 'tea.brew.v1', null),
      ).rejects.toBeInstanceOf(Unroutable);
    });

    it('dead-letters a pattern without a handler and rejects the call', async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async () => 1);
      await expect(ask(broker, queue, 'tea.spill.v1', { x: 1 })).rejects.toThrow('failed');
      await eventually(async () => (await under.deadLetters(queue.name)).includes('{"x":1}'));
    });
  });

  describe('a fan-out', () => {
    const gather = (queues: { name: string }[], expected: number): Promise<Reply[]> =>
      new Promise((resolve, reject) => {
        const replies: Reply[] = [];
        broker.send(
          {
            pattern: 'tea.taste.v1',
            body: { leaf: 'green' },
            queues: queues.map(({ name }) => name),
            deadline: Deadline.in(5_000),
          },
          {
            onReply: (reply) => replies.push(reply) === expected && resolve(replies),
            onLost: reject,
          },
        );
      });

    it('reaches every queue once and attributes each reply to its queue', async () => {
      const queues = [live(), live(), live()];
      for (const queue of queues)
        await broker.serve(queue, 'tea.taste.v1', async (delivery) => delivery.queue);
      const replies = await gather(queues, 3);
      expect(
        replies.map((reply) => [reply.queue, 'result' in reply && reply.result]).sort(),
      ).toEqual(queues.map(({ name }) => [name, name]).sort());
    });

    it('delivers a separate message to each queue', async () => {
      const queues = [live(), live()];
      for (const queue of queues) {
        await broker.serve(queue, 'tea.taste.v1', async ({ body }) => {
          const found = { ...(body as { leaf: string }) };
          (body as { leaf: string }).leaf = 'chewed';
          return found;
        });
      }
      const replies = await gather(queues, 2);
      expect(replies.map((reply) => 'result' in reply && reply.result)).toEqual([
        { leaf: 'green' },
        { leaf: 'green' },
      ]);
    });

    it('confines a failure to its queue', async () => {
      const [good, bad] = [live(), live()];
      await broker.serve(good, 'tea.taste.v1', async () => 'fine');
      await broker.serve(bad, 'tea.taste.v1', () => Promise.reject(new OutOfTea('None.')));
      const replies = await gather([good, bad], 2);
      expect(replies).toEqual(
        expect.arrayContaining([
          { queue: good.name, result: 'fine' },
          { queue: bad.name, error: expect.objectContaining({ code: 'tea.out' }) },
        ]),
      );
    });

    it('drops and counts a reply to a caller that stopped listening', async () => {
      const queue = live();
      const release = deferred();
      const started = deferred();
      await broker.serve(queue, 'tea.taste.v1', async () => {
        started.resolve();
        await release.promise;
      });
      const before = await counted('late_reply');
      const onReply = jest.fn();
      const stop = broker.send(
        { pattern: 'tea.taste.v1', body: null, queues: [queue.name], deadline: Deadline.in(5_000) },
        { onReply, onLost: onReply },
      );
      await started.promise;
      stop();
      release.resolve();
      await eventually(async () => (await counted('late_reply')) > before);
      expect(onReply).not.toHaveBeenCalled();
    });
  });

  describe('queued work', () => {
    it('redelivers a message when its handler throws and dead-letters it after the fifth delivery', async () => {
      const queue = durable();
      let deliveries = 0;
      await broker.serve(queue, 'tea.pour.v1', async () => {
        deliveries++;
        throw new Error('spilled');
      });
      const before = await counted('redelivered');
      await broker.enqueue([queue], 'tea.pour.v1', { cup: 7 });
      await eventually(async () => (await under.deadLetters(queue.name)).includes('{"cup":7}'));
      expect(deliveries).toBe(DELIVERY_LIMIT);
      expect(await counted('redelivered')).toBe(before + DELIVERY_LIMIT - 1);
    });

    it('carries the trace of its sender to the handler', async () => {
      const queue = durable();
      const traced = deferred<unknown>();
      await broker.serve(queue, 'tea.pour.v1', async ({ traceparent }) =>
        traced.resolve(traceparent),
      );
      await broker.enqueue([queue], 'tea.pour.v1', 1, '00-aa-bb-01');
      await expect(traced.promise).resolves.toBe('00-aa-bb-01');
    });

    it('handles other messages while one keeps failing', async () => {
      const queue = durable();
      const poured: unknown[] = [];
      await broker.serve(queue, 'tea.pour.v1', async ({ body }) => {
        if (body === 'bad') throw new Error('spilled');
        poured.push(body);
      });
      for (const body of ['bad', 'bad', 'bad', 1, 2, 3])
        await broker.enqueue([queue], 'tea.pour.v1', body);
      await eventually(() => poured.length === 3);
    });

    it('holds a message while its handler is Unavailable, without using up deliveries', async () => {
      const queue = durable();
      let tries = 0;
      const done = deferred<unknown>();
      await broker.serve(queue, 'tea.pour.v1', async ({ body }) => {
        if (++tries <= DELIVERY_LIMIT + 1) throw new Unavailable('The kettle is down.');
        done.resolve(body);
      });
      await broker.enqueue([queue], 'tea.pour.v1', { cup: 1 });
      await expect(done.promise).resolves.toEqual({ cup: 1 });
      await expect(under.deadLetters(queue.name)).resolves.toEqual([]);
    });
  });

  it('counts the messages that wait in a queue, not those that are handled', async () => {
    const queue = durable();
    await expect(broker.countWaiting(queue)).resolves.toBe(0);
    const gate = deferred();
    await broker.serve(queue, 'tea.pour.v1', () => gate.promise);
    for (let cup = 0; cup < queue.prefetch + 3; cup++)
      await broker.enqueue([queue], 'tea.pour.v1', { cup });
    await eventually(async () => expect(await broker.countWaiting(queue)).toBe(3));
    gate.resolve();
    await eventually(async () => expect(await broker.countWaiting(queue)).toBe(0));
  });

  describe('events', () => {
    it('reach each subscribed service, even if another subscriber throws', async () => {
      const pattern = unique('tea.brewed.v1');
      const heard = deferred<unknown>();
      const failing = unique('grumpy');
      await broker.subscribe({ service: failing, kind: 'shared' }, pattern, () =>
        Promise.reject(new Error('no')),
      );
      await broker.subscribe(
        { service: unique('calm'), kind: 'shared' },
        pattern,
        async ({ body }) => heard.resolve(body),
      );
      await broker.emit(pattern, { cups: 3 });
      await expect(heard.promise).resolves.toEqual({ cups: 3 });
      await eventually(async () =>
        (await under.deadLetters(`events.${failing}`)).includes('{"cups":3}'),
      );
    });

    it('have their published body for each subscriber and at each delivery', async () => {
      const pattern = unique('tea.brewed.v1');
      const [heard, last] = [[] as unknown[], deferred()];
      const spoil = async ({ body }: Delivery) => {
        const tea = body as { cups: number[] };
        heard.push(tea.cups.length);
        try {
          tea.cups.push(0);
        } catch {
          // Some adapters deliver an immutable body.
        }
        if (heard.length === 3) last.resolve();
        if (heard.length === 1) throw new Error('not yet');
      };
      await broker.subscribe({ service: unique('one'), kind: 'shared' }, pattern, spoil);
      await broker.subscribe({ service: unique('other'), kind: 'shared' }, pattern, spoil);
      const event = { cups: [1, 2] };
      const emitted = broker.emit(pattern, event);
      event.cups.length = 0;
      await emitted;
      await last.promise;
      expect(heard).toEqual([2, 2, 2]);
    });

    it('reach a broadcast subscriber, with the trace of their publisher', async () => {
      const pattern = unique('tea.spilled.v1');
      const heard = deferred<Delivery>();
      await broker.subscribe({ service: 'any', kind: 'broadcast' }, pattern, async (delivery) =>
        heard.resolve(delivery),
      );
      await broker.emit(pattern, 'oops', '00-aa-bb-01');
      await expect(heard.promise).resolves.toMatchObject({
        body: 'oops',
        traceparent: '00-aa-bb-01',
      });
    });

    it('may have no subscriber', async () => {
      await expect(broker.emit(unique('tea.unheard.v1'), 1)).resolves.toBeUndefined();
    });
  });

  describe('draining', () => {
    it('finishes and answers requests in flight', async () => {
      const queue = live();
      const [started, release] = [deferred(), deferred()];
      await broker.serve(queue, 'tea.brew.v1', async () => {
        started.resolve();
        await release.promise;
        return 'done';
      });
      const answer = ask(broker, queue, 'tea.brew.v1', null);
      await started.promise;
      const closed = broker.close();
      release.resolve();
      await expect(answer).resolves.toBe('done');
      await closed;
      expect(broker.ready).toBe(false);
    });

    it('waits after the reply for the work that delays the acknowledgement', async () => {
      const queue = live();
      const work = deferred();
      await broker.serve(queue, 'tea.brew.v1', async ({ acknowledgeAfter }) => {
        acknowledgeAfter(work.promise);
        return 'done';
      });
      await expect(ask(broker, queue, 'tea.brew.v1', null)).resolves.toBe('done');
      const left = jest.fn();
      const closed = broker.close().then(left);
      // Another request starts and ends meanwhile.
      await (await make()).dispose();
      expect(left).not.toHaveBeenCalled();
      work.resolve();
      await closed;
    });

    it('answers a request although the work that delays its acknowledgement fails', async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async ({ acknowledgeAfter }) => {
        // Jest fails the test when the process sees this rejection unhandled, even for a moment.
        acknowledgeAfter(Promise.reject(new Error('spilled')));
        return 'done';
      });
      await expect(ask(broker, queue, 'tea.brew.v1', null)).resolves.toBe('done');
      await expect(ask(broker, queue, 'tea.brew.v1', null)).resolves.toBe('done');
    });

    it('refuses new requests afterwards', async () => {
      const queue = live();
      await broker.serve(queue, 'tea.brew.v1', async () => 1);
      await broker.close();
      await expect(ask(broker, queue, 'tea.brew.v1', null)).rejects.toBeInstanceOf(Unavailable);
    });
  });
};
