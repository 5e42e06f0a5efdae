import { Deadline, Unavailable } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import type { QueueLimits, Reply } from '../broker';
import { ask, type BrokerUnderTest, counted, describeBroker, live } from '../broker.suite';
import { describeBrokerBounds } from '../broker-bounds.suite';
import { describeBrokerEdges } from '../broker-edges.suite';
import { InProcessBroker } from './in-process-broker';

describe('InProcessBroker', () => {
  const make = async (limits?: QueueLimits): Promise<BrokerUnderTest> => {
    const broker = new InProcessBroker(limits);
    return {
      broker,
      deadLetters: async (queue) =>
        broker.deadLetters.filter((letter) => letter.queue === queue).map(({ body }) => body),
      dispose: () => broker.close(100),
    };
  };

  describeBroker(make);
  describeBrokerEdges(make);
  describeBrokerBounds(make);

  it('passes immutable bodies and results on without copying them', async () => {
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

  it('counts immutable bodies against the limits', async () => {
    const broker = new InProcessBroker({ messages: 100, bytes: 1_500_000 });
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
    const large = { parts: Array.from({ length: 8 }, () => ({ text: 'x'.repeat(100_000) })) };
    const first = send(large);
    await expect(send(large)).rejects.toBeInstanceOf(Unavailable);
    release.resolve();
    await first;
    await broker.close(100);
  });

  it('refuses a message to a full queue and rejects the call at once', async () => {
    const broker = new InProcessBroker({ messages: 1, bytes: 1_000 });
    const queue = { name: 'small', prefetch: 1 };
    const release = deferred();
    await broker.serve(queue, 'x.v1', () => release.promise);
    const [first, second, third] = [1, 2, 3].map((body) => ask(broker, queue, 'x.v1', body));
    await expect(third).rejects.toBeInstanceOf(Unavailable);
    release.resolve();
    await Promise.all([first, second]);
    await broker.close(100);
  });

  it('drops and counts work that expired in the queue', async () => {
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
