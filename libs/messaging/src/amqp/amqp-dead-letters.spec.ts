import { type AddressInfo, connect as tcpConnect, createServer } from 'node:net';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import type { QueueLimits } from '../broker';
import { durable, live, unique } from '../broker.suite';
import { brokerAddress, started, throughPort } from './amqp.fixture';
import type { AmqpBroker } from './amqp-broker';
import { AmqpDeadLetters } from './amqp-dead-letters';
import {
  DEAD_LETTER_EXCHANGE,
  deadLettersOf,
  LIVE_DEAD_LETTERS,
  subscriptionQueueName,
  workQueueName,
} from './topology';

/** Begin of the payload of a frame that carries this method of AMQP's class `basic`. */
const method = (id: number): Buffer => Buffer.from([0, 60, 0, id]);
const [PUBLISH, ACKNOWLEDGE] = [method(40), method(80)];

/** A proxy that breaks a connection instead of forwarding the data that contains these bytes. */
const startBreakingProxy = async (from: 'client' | 'broker', bytes: Buffer) => {
  const server = createServer((client) => {
    const upstream = tcpConnect(brokerAddress());
    const breakAll = (): void => [client, upstream].forEach((socket) => void socket.destroy());
    for (const [side, here, there] of [
      ['client', client, upstream],
      ['broker', upstream, client],
    ] as const) {
      here.on('error', breakAll).on('close', breakAll);
      here.on('data', (data) =>
        side === from && data.includes(bytes) ? breakAll() : there.write(data),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: throughPort(port), close: () => server.close() };
};

describeWithBroker('AmqpDeadLetters', () => {
  let model: ChannelModel;
  let channel: Channel;
  const opened: { close(): Promise<void> | void }[] = [];

  beforeAll(async () => {
    model = await connect(testBrokerUrl(), { noDelay: true });
    channel = await model.createChannel();
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  afterAll(() => model.close());

  const aBroker = async (limits?: QueueLimits): Promise<AmqpBroker> => {
    const broker = await started(testBrokerUrl(), [], limits);
    opened.push({ close: () => broker.close(100) });
    return broker;
  };
  const lettersOf = async (
    queues: readonly WorkQueue[],
    subscribers: readonly string[] = [],
    url = testBrokerUrl(),
  ): Promise<AmqpDeadLetters> => {
    const letters = await AmqpDeadLetters.connect({ url, queues, subscribers });
    opened.push(letters);
    return letters;
  };
  const countOf = async (name: string): Promise<number> =>
    (await channel.checkQueue(name)).messageCount;
  /** Waits, since a quorum queue counts a little later than it confirms. */
  const untilCounted = (name: string, expected: number): Promise<unknown> =>
    eventually(async () => expect(await countOf(name)).toBe(expected));
  /** A durable queue whose consumer rejects this pattern, and dead letters of it. */
  const aQueueWithLetters = async (...bodies: unknown[]) => {
    const queue = durable();
    const name = workQueueName(queue.name);
    const broker = await aBroker();
    const handled: unknown[] = [];
    const state = { rejects: true };
    await broker.serve(queue, 'tea.brew.v1', async ({ body }) => {
      if (state.rejects) throw new Error('out of tea');
      handled.push(body);
    });
    const publisher = await started(testBrokerUrl(), [queue]);
    for (const [index, body] of bodies.entries()) {
      await publisher.enqueue([queue], 'tea.brew.v1', body);
      await eventually(async () => (await countOf(deadLettersOf(name))) === index + 1);
    }
    await publisher.close(100);
    return { queue, name, dead: deadLettersOf(name), broker, handled, state };
  };

  it('lists each letter with pattern, reason, place and time, but without its content', async () => {
    const before = Math.floor(Date.now() / 1_000) * 1_000;
    const { queue, name, dead } = await aQueueWithLetters('a secret', 'another secret');
    const found = await (await lettersOf([queue])).list(10);
    const own = found.find((one) => one.name === dead);
    expect(own).toEqual({
      name: dead,
      messages: 2,
      letters: [10, 16].map((bytes) => ({
        id: expect.stringMatching(/^[\w-]{36}$/) as string,
        pattern: 'tea.brew.v1',
        reason: 'delivery_limit',
        queue: name,
        diedAt: expect.any(Date) as Date,
        bytes,
      })),
    });
    expect(own?.letters[0]?.diedAt?.getTime()).toBeGreaterThanOrEqual(before);
    expect(own?.letters[0]?.diedAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(found.map((one) => one.name)).toContain(LIVE_DEAD_LETTERS);
  });

  it('leaves the letters that it reads in their queue and order', async () => {
    const { queue, dead } = await aQueueWithLetters(1, 2, 3);
    const letters = await lettersOf([queue]);
    const listed = async (most: number) =>
      (await letters.list(most)).find(({ name }) => name === dead);
    const ids = (await listed(10))?.letters.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(3);
    await expect(listed(2)).resolves.toMatchObject({
      messages: 3,
      letters: [{ id: ids[0] }, { id: ids[1] }],
    });
    const bodies = [];
    for (const id of ids) bodies.push((await letters.get(dead, id)).content.toString());
    expect(bodies).toEqual(['1', '2', '3']);
    await untilCounted(dead, 3);
  });

  it('states why a consumer could not read a message, in live queues as well', async () => {
    const [queue, slow] = [live(), durable()];
    const broker = await aBroker();
    await broker.serve(queue, 'tea.brew.v1', async () => undefined);
    await broker.serve(slow, 'tea.brew.v1', async () => undefined);
    for (const { name } of [queue, slow])
      channel.sendToQueue(workQueueName(name), Buffer.from('{'), { type: 'tea.brew.v1' });
    const letters = await lettersOf([queue, slow]);
    const found = async (): Promise<unknown[]> =>
      (await letters.list(10_000)).flatMap((one) =>
        one.letters.map(({ queue: diedIn, reason }) => `${diedIn}: ${reason}`),
      );
    await eventually(async () =>
      expect(await found()).toEqual(
        expect.arrayContaining([
          `${workQueueName(queue.name)}: unhandled`,
          `${workQueueName(slow.name)}: rejected`,
        ]),
      ),
    );
  });

  it('requeues one letter to the queue where it died, with its pattern and content', async () => {
    const { queue, dead, handled, state } = await aQueueWithLetters('first', 'second', 'third');
    const letters = await lettersOf([queue]);
    const [, second] = (await letters.list(10)).find(({ name }) => name === dead)?.letters ?? [];
    state.rejects = false;
    await expect(letters.requeue(dead, second?.id)).resolves.toEqual({ requeued: 1, kept: [] });
    await eventually(() => handled.length === 1);
    expect(handled).toEqual(['second']);
    await untilCounted(dead, 2);
    await expect(letters.get(dead, second?.id ?? '')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('requeues a letter as it was published, with its id and trace', async () => {
    const { queue, name, dead, broker } = await aQueueWithLetters();
    const published = {
      type: 'tea.taste.v1',
      messageId: 'letter-1',
      contentType: 'application/json',
      headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
    };
    channel.sendToQueue(name, Buffer.from('1'), { ...published, persistent: true });
    await untilCounted(dead, 1);
    await broker.close(100);
    await (await lettersOf([queue])).requeue(dead);
    const message = await channel.get(name, { noAck: true });
    expect(message && message.content.toString()).toBe('1');
    expect(message && message.properties).toMatchObject({ ...published, deliveryMode: 2 });
    expect(message && message.properties.headers).not.toHaveProperty('x-death');
  });

  it('requeues a letter of a live queue', async () => {
    const queue = live();
    const broker = await aBroker();
    await broker.serve(queue, 'tea.brew.v1', async () => undefined);
    const name = workQueueName(queue.name);
    channel.sendToQueue(name, Buffer.from('{"cups":2}'), { type: 'tea.taste.v1' });
    const letters = await lettersOf([queue]);
    const own = async () =>
      (await letters.list(10_000))
        .flatMap((one) => one.letters)
        .find((letter) => letter.queue === name);
    await eventually(async () => (await own()) !== undefined);
    const tasted: unknown[] = [];
    await broker.serve(queue, 'tea.taste.v1', async ({ body }) => void tasted.push(body));
    await letters.requeue(LIVE_DEAD_LETTERS, (await own())?.id);
    await eventually(() => tasted.length === 1);
    expect(tasted).toEqual([{ cups: 2 }]);
    await expect(own()).resolves.toBeUndefined();
  });

  it('requeues all letters that are there, and those that die again only once', async () => {
    const { queue, dead, handled, state } = await aQueueWithLetters(1, 2, 3);
    const letters = await lettersOf([queue]);
    await expect(letters.requeue(dead)).resolves.toEqual({ requeued: 3, kept: [] });
    await untilCounted(dead, 3);
    const [again] = (await letters.list(10)).filter(({ name }) => name === dead);
    expect(again?.letters.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'delivery_limit'),
    );
    state.rejects = false;
    await expect(letters.requeue(dead)).resolves.toEqual({ requeued: 3, kept: [] });
    await eventually(() => handled.length === 3);
    expect(handled.sort()).toEqual([1, 2, 3]);
    await untilCounted(dead, 0);
    await expect(letters.requeue(dead)).resolves.toEqual({ requeued: 0, kept: [] });
  });

  it('requeues an event that a full subscription dropped, as often as it is dropped', async () => {
    const [service, pattern] = [unique('full'), unique('tea.brewed.v1')];
    const name = subscriptionQueueName(service);
    const dead = deadLettersOf(name);
    const idle = await started(testBrokerUrl(), [], { messages: 1, bytes: 1_000_000 });
    await idle.subscribe({ service, kind: 'shared' }, pattern, async () => undefined);
    await idle.close(100);
    const publisher = await aBroker();
    for (const cup of [1, 2]) await publisher.emit(pattern, cup);
    const letters = await lettersOf([], [service]);
    const dropped = async () => {
      await untilCounted(dead, 1);
      return (await letters.list(10)).find((one) => one.name === dead)?.letters[0];
    };
    const seen: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      const letter = await dropped();
      expect(letter).toMatchObject({ reason: 'maxlen', pattern });
      seen.push((await letters.get(dead, letter?.id ?? '')).content.toString());
      // It pushes out the other event, which dies in turn and is not requeued as well.
      await expect(letters.requeue(dead)).resolves.toEqual({ requeued: 1, kept: [] });
    }
    expect(seen).toEqual(['1', '2', '1']);
    await dropped();
    await untilCounted(name, 1);
  });

  it('keeps a letter whose queue is gone', async () => {
    const { queue, name, dead, broker } = await aQueueWithLetters('kept');
    await broker.close(100);
    await channel.deleteQueue(name);
    const letters = await lettersOf([queue]);
    await expect(letters.requeue(dead)).resolves.toMatchObject({
      requeued: 0,
      kept: [{ letter: { queue: name }, problem: `The queue ${name} does not exist.` }],
    });
    await untilCounted(dead, 1);
  });

  it('keeps a letter whose queue is full', async () => {
    const queue = durable();
    const [name, dead] = [workQueueName(queue.name), deadLettersOf(workQueueName(queue.name))];
    const broker = await started(testBrokerUrl(), [queue], { messages: 1, bytes: 1_000_000 });
    opened.push({ close: () => broker.close(100) });
    // A quorum queue applies its limit a little later.
    await eventually(() =>
      broker.enqueue([queue], 'tea.brew.v1', 'filler').then(
        () => false,
        () => true,
      ),
    );
    const confirming = await model.createConfirmChannel();
    confirming.publish(DEAD_LETTER_EXCHANGE, dead, Buffer.from('"kept"'), { type: 'tea.brew.v1' });
    await confirming.waitForConfirms();
    await expect((await lettersOf([queue])).requeue(dead)).resolves.toMatchObject({
      requeued: 0,
      kept: [{ problem: `The queue ${name} is full.` }],
    });
    await untilCounted(dead, 1);
    await confirming.close();
  });

  it.each([
    ['before it published a letter', 'client', PUBLISH, 0],
    ['before the confirm reaches it', 'broker', ACKNOWLEDGE, 1],
    ['before it acknowledges a confirmed letter', 'client', ACKNOWLEDGE, 1],
  ] as const)(
    'loses no letter when its connection breaks %s',
    async (_title, from, bytes, copies) => {
      const { queue, name, dead, broker } = await aQueueWithLetters('precious');
      await broker.close(100);
      const proxy = await startBreakingProxy(from, bytes);
      const letters = await lettersOf([queue], [], proxy.url);
      await expect(letters.requeue(dead)).rejects.toMatchObject({ kind: 'unavailable' });
      await untilCounted(dead, 1);
      await untilCounted(name, copies);
      proxy.close();
      const again = await lettersOf([queue]);
      await expect(again.requeue(dead)).resolves.toEqual({ requeued: 1, kept: [] });
      await untilCounted(name, copies + 1);
      await untilCounted(dead, 0);
    },
  );

  it('touches no other queue', async () => {
    const { queue, name, dead } = await aQueueWithLetters('kept');
    const letters = await lettersOf([queue]);
    for (const other of [name, 'nowhere', deadLettersOf(workQueueName('nowhere'))])
      await expect(letters.requeue(other)).rejects.toMatchObject({
        kind: 'not_found',
        message: `There is no dead-letter queue ${other}.`,
      });
    await expect(letters.requeue(dead, 'unknown')).rejects.toMatchObject({
      kind: 'not_found',
      message: `There is no dead letter unknown in ${dead}.`,
    });
    await untilCounted(dead, 1);
    const unused = await lettersOf([durable('unused')]);
    await expect(unused.get(deadLettersOf(workQueueName('unused')), 'x')).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('reports a broker that is unavailable, without its password', async () => {
    const url = 'amqp://user:the-password@[::]:1';
    const failed: unknown = await lettersOf([], [], url).catch((error: unknown) => error);
    expect(failed).toMatchObject({ kind: 'unavailable' });
    expect(String(failed)).toContain('The message broker is unavailable');
    expect(String(failed)).not.toContain('the-password');
  });
});
