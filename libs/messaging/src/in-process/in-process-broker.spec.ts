import { Deadline, Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import type { Reply } from '../broker';
import { ask, type BrokerUnderTest, counted, describeBroker, live } from '../broker.suite';
import { describeBrokerEdges } from '../broker-edges.suite';
import { InProcessBroker } from './in-process-broker';

describe('InProcessBroker', () => {
  const make = async (): Promise<BrokerUnderTest> => {
    const broker = new InProcessBroker();
    return {
      broker,
      deadLetters: async (queue) =>
        broker.deadLetters.filter((letter) => letter.queue === queue).map(({ body }) => body),
      dispose: () => broker.close(100),
    };
  };

  describeBroker(make);
  describeBrokerEdges(make);

  it('hands on what is immutable as it is, there and back', async () => {
    const broker = new InProcessBroker();
    const queues = [live(), live()];
    const [leaf, tasted]: [unknown, unknown[]] = [{ kind: 'green' }, []];
    for (const queue of queues) {
      await broker.serve(
        queue,
        'tea.taste.v1',
        async ({ body }) => {
          tasted.push(body);
          return leaf;
        },
        { immutable: true },
      );
    }
    const results = await new Promise<unknown[]>((resolve, reject) => {
      const replies: unknown[] = [];
      const onReply = (reply: Reply) =>
        ('result' in reply ? replies.push(reply.result) : reject(reply.error)) === queues.length &&
        resolve(replies);
      broker.send(
        {
          pattern: 'tea.taste.v1',
          body: leaf,
          queues: queues.map(({ name }) => name),
          deadline: Deadline.in(5_000),
          immutable: true,
        },
        { onReply, onLost: reject },
      );
    });
    for (const handed of [...tasted, ...results]) expect(handed).toBe(leaf);
    expect([tasted, results]).toEqual([
      [leaf, leaf],
      [leaf, leaf],
    ]);
    await broker.close(100);
  });

  it('counts what is immutable among what waits', async () => {
    const broker = new InProcessBroker();
    const [queue, release] = [{ ...live(), prefetch: 1 }, deferred()];
    await broker.serve(queue, 'x.v1', () => release.promise);
    const send = (body: unknown) =>
      new Promise((resolve, reject) => {
        broker.send(
          {
            pattern: 'x.v1',
            body,
            queues: [queue.name],
            deadline: Deadline.in(5_000),
            immutable: true,
          },
          { onReply: resolve, onLost: reject },
        );
      });
    const large = {
      parts: Array.from({ length: 8 }, () => ({ text: 'x'.repeat(10 * 1024 * 1024) })),
    };
    const first = send(large);
    await expect(send(large)).rejects.toBeInstanceOf(Unavailable);
    release.resolve();
    await first;
    await broker.close(100);
  });

  it('refuses what a full queue cannot hold, and tells the caller at once', async () => {
    const broker = new InProcessBroker(1);
    const queue = { name: 'small', prefetch: 1 };
    const release = deferred();
    await broker.serve(queue, 'x.v1', () => release.promise);
    const [first, second, third] = [1, 2, 3].map((body) => ask(broker, queue, 'x.v1', body));
    await expect(third).rejects.toBeInstanceOf(Unavailable);
    release.resolve();
    await Promise.all([first, second]);
    await broker.close(100);
  });

  it('refuses what is too large together, although it is few', async () => {
    const broker = new InProcessBroker();
    const release = deferred();
    const handled: number[] = [];
    await broker.subscribe({ service: 'slow', kind: 'shared' }, 'large.v1', async ({ body }) => {
      await release.promise;
      handled.push((body as { index: number }).index);
    });
    const text = 'x'.repeat(10 * 1024 * 1024);
    for (let index = 0; index < 12; index++) await broker.emit('large.v1', { index, text });
    await expect(broker.emit('large.v1', { index: 12, text })).rejects.toBeInstanceOf(Unavailable);
    release.resolve();
    await eventually(() => handled.length === 12);
    await expect(broker.emit('large.v1', { index: 13, text })).resolves.toBeUndefined();
    await broker.close(1_000);
  });

  it('drops and counts work whose time passed while it waited', async () => {
    const broker = new InProcessBroker();
    const queue = { ...live(), prefetch: 1 };
    const release = deferred();
    const handled: unknown[] = [];
    await broker.serve(queue, 'x.v1', async ({ body }) => {
      handled.push(body);
      await release.promise;
    });
    const before = await counted('expired');
    const first = ask(broker, queue, 'x.v1', 'first');
    broker.send(
      { pattern: 'x.v1', body: 'second', queues: [queue.name], deadline: Deadline.in(0) },
      { onReply: () => undefined, onLost: () => undefined },
    );
    release.resolve();
    await first;
    await eventually(async () => (await counted('expired')) === before + 1);
    expect(handled).toEqual(['first']);
    await broker.close(100);
  });
});
