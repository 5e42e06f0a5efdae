import { type Channel, type ChannelModel, connect } from 'amqplib';
import { Deadline, Unavailable } from '@touchstone/kernel';
import {
  deferred,
  describeWithBroker,
  eventually,
  startTcpProxy,
  testBrokerUrl,
} from '@touchstone/testing';
import type { QueueLimits, Reply } from '../broker';
import {
  ask,
  type BrokerUnderTest,
  counted,
  describeBroker,
  durable,
  live,
  unique,
} from '../broker.suite';
import { describeBrokerBounds } from '../broker-bounds.suite';
import { describeBrokerEdges } from '../broker-edges.suite';
import { brokerAddress, started, throughPort } from './amqp.fixture';
import { AmqpBroker } from './amqp-broker';
import { deadLettersOf, LIVE_DEAD_LETTERS, WORK_EXCHANGE, workQueueName } from './topology';

describeWithBroker('AmqpBroker', () => {
  let model: ChannelModel;
  let channel: Channel;

  beforeAll(async () => {
    model = await connect(testBrokerUrl(), { noDelay: true });
    channel = await model.createChannel();
  });
  afterAll(() => model.close());

  /** Live queues share one queue of dead letters; a durable queue has its own. */
  const deadLetters = async (queue: string): Promise<string[]> => {
    const own = /^(durable|events)/.test(queue);
    const found: string[] = [];
    for (;;) {
      const message = await channel.get(
        own ? deadLettersOf(workQueueName(queue)) : LIVE_DEAD_LETTERS,
        { noAck: true },
      );
      if (!message) return found;
      if (own || message.properties.headers?.['x-first-queue'] === queue)
        found.push(message.content.toString());
    }
  };

  const make = async (limits?: QueueLimits): Promise<BrokerUnderTest> => {
    const broker = await started(testBrokerUrl(), [], limits);
    return { broker, deadLetters, dispose: () => broker.close(100) };
  };

  describeBroker(make);
  describeBrokerEdges(make);
  describeBrokerBounds(make);

  describe('under faults', () => {
    let broker: AmqpBroker;
    beforeEach(async () => {
      broker = await started();
    });
    afterEach(() => broker.close(100));

    it('consumes again after its queue was deleted under it', async () => {
      const queue = live();
      await broker.serve(queue, 'x.v1', async () => 'alive');
      await channel.deleteQueue(workQueueName(queue.name));
      await eventually(() =>
        ask(broker, queue, 'x.v1', null, 1_000).then((answer) => answer === 'alive'),
      );
    });

    it('hands a request to another worker when the first dies between handling and reply', async () => {
      const queue = live();
      const proxy = await startTcpProxy(brokerAddress());
      const dying = await started(throughPort(proxy.port));
      const handled: string[] = [];
      await dying.serve({ ...queue, prefetch: 1 }, 'x.v1', async () => {
        handled.push('first');
        proxy.cut();
        return 'never arrives';
      });
      const answer = ask(broker, queue, 'x.v1', null);
      await eventually(() => handled.length === 1);
      await broker.serve(queue, 'x.v1', async () => {
        handled.push('second');
        return 'saved';
      });
      await expect(answer).resolves.toBe('saved');
      expect(handled).toEqual(['first', 'second']);
      await dying.close(0);
      await proxy.close();
    });

    it('acknowledges at the deadline even if the awaited work is still running', async () => {
      const queue = { ...live(), prefetch: 1 };
      await broker.serve(queue, 'x.v1', async ({ body, acknowledgeAfter }) => {
        if (body === 'hangs') acknowledgeAfter(new Promise(() => undefined));
        return body;
      });
      await expect(ask(broker, queue, 'x.v1', 'hangs', 500)).resolves.toBe('hangs');
      await expect(ask(broker, queue, 'x.v1', 'next')).resolves.toBe('next');
    });

    it('dead-letters a body that is not JSON and keeps consuming', async () => {
      const queue = live();
      await broker.serve(queue, 'x.v1', async () => 'ok');
      channel.publish(WORK_EXCHANGE, workQueueName(queue.name), Buffer.from([0xff, 0x00, 0x7b]), {
        type: 'x.v1',
      });
      channel.publish(WORK_EXCHANGE, workQueueName(queue.name), Buffer.alloc(0), {});
      await eventually(async () => (await deadLetters(queue.name)).length > 0);
      await expect(ask(broker, queue, 'x.v1', null)).resolves.toBe('ok');
    });

    it('never delivers a request that expired in the queue', async () => {
      const queue = live();
      const other = await started(testBrokerUrl(), [queue]);
      const lost = ask(other, queue, 'x.v1', 'stale', 300).catch(() => 'lost');
      await eventually(
        async () => (await channel.checkQueue(workQueueName(queue.name))).messageCount === 1,
      );
      await eventually(
        async () => (await channel.checkQueue(workQueueName(queue.name))).messageCount === 0,
      );
      const handled: unknown[] = [];
      await broker.serve(queue, 'x.v1', async ({ body }) => handled.push(body));
      await ask(broker, queue, 'x.v1', 'fresh');
      expect(handled).toEqual(['fresh']);
      await other.close(0);
      await lost;
    });

    it('acknowledges and counts a reply whose caller is gone', async () => {
      const queue = live();
      const [begun, release] = [deferred(), deferred()];
      await broker.serve(queue, 'x.v1', async () => {
        begun.resolve();
        await release.promise;
      });
      const caller = await started();
      const lost = ask(caller, queue, 'x.v1', null).catch((error: Error) => error);
      await begun.promise;
      await caller.close(0);
      await expect(lost).resolves.toBeInstanceOf(Unavailable);
      const before = await counted('returned_reply');
      release.resolve();
      await eventually(async () => (await counted('returned_reply')) > before);
      await eventually(
        async () => (await channel.checkQueue(workQueueName(queue.name))).messageCount === 0,
      );
    });

    it('fails pending calls at once when the broker is lost, rejects with Unavailable meanwhile, and works again when it is back', async () => {
      const proxy = await startTcpProxy(brokerAddress());
      const queue = live();
      const cutOff = await started(throughPort(proxy.port));
      await cutOff.serve(queue, 'x.v1', ({ body }) =>
        body === 'hang' ? new Promise(() => undefined) : Promise.resolve('back'),
      );
      const reconnected = jest.fn();
      cutOff.onReconnect(reconnected);
      const pending = ask(cutOff, queue, 'x.v1', 'hang');
      await eventually(
        async () => (await channel.checkQueue(workQueueName(queue.name))).messageCount === 0,
      );
      proxy.cut();
      await expect(pending).rejects.toBeInstanceOf(Unavailable);
      await expect(ask(cutOff, queue, 'x.v1', null)).rejects.toBeInstanceOf(Unavailable);
      await expect(cutOff.emit('y.v1', null)).rejects.toBeInstanceOf(Unavailable);
      proxy.restore();
      await eventually(() => ask(cutOff, queue, 'x.v1', null).then((answer) => answer === 'back'));
      expect(reconnected).toHaveBeenCalled();
      await cutOff.close(0);
      await proxy.close();
    });

    it('starts without a broker and becomes ready when one appears', async () => {
      const proxy = await startTcpProxy(brokerAddress());
      proxy.cut();
      const early = new AmqpBroker({ url: throughPort(proxy.port), name: 'early', queues: [] });
      await early.start();
      expect(early.ready).toBe(false);
      proxy.restore();
      await early.whenReady();
      expect(early.ready).toBe(true);
      await early.close();
      await proxy.close();
    });
  });

  describe('a fan-out by sender-selected routing', () => {
    it('drops copies for an undeclared queue silently, which is why every publisher declares all queues', async () => {
      const [known, unknown] = [live(), live()];
      const broker = await started();
      await broker.serve(known, 'x.v1', async () => 'ok');
      const replies: Reply[] = [];
      const onLost = jest.fn();
      broker.send(
        {
          pattern: 'x.v1',
          body: null,
          queues: [known.name, unknown.name],
          deadline: Deadline.in(2_000),
        },
        { onReply: (reply) => replies.push(reply), onLost },
      );
      await eventually(() => replies.length === 1);
      expect(onLost).not.toHaveBeenCalled();
      await broker.close(100);

      const careful = await started(testBrokerUrl(), [known, unknown]);
      careful.send(
        {
          pattern: 'x.v1',
          body: null,
          queues: [known.name, unknown.name],
          deadline: Deadline.in(5_000),
        },
        { onReply: () => undefined, onLost },
      );
      await eventually(
        async () => (await channel.checkQueue(workQueueName(unknown.name))).messageCount === 1,
      );
      await careful.close(100);
    });

    it('dead-letters a copy only under its own queue', async () => {
      const queues = [durable(), durable()] as const;
      const broker = await started();
      await broker.serve(queues[0], 'x.v1', async () => undefined);
      const second = deferred<unknown>();
      await broker.serve(queues[1], 'x.v1', async ({ body }) => second.resolve(body));
      channel.publish(WORK_EXCHANGE, workQueueName(queues[0].name), Buffer.from('"poison"'), {
        type: 'unknown.v1',
        CC: [workQueueName(queues[1].name)],
      });
      await eventually(async () => (await deadLetters(queues[0].name)).length === 1);
      await eventually(async () => (await deadLetters(queues[1].name)).length === 1);
      expect(await deadLetters(queues[0].name)).toEqual([]);
      expect(await deadLetters(queues[1].name)).toEqual([]);
      await broker.close(100);
    });

    it('keeps gathering when one queue is full and publishes nothing twice', async () => {
      const [open, full] = [live(), unique('full')];
      const fullQueue = workQueueName(full);
      await channel.assertExchange(WORK_EXCHANGE, 'direct', { durable: true });
      await channel.assertQueue(fullQueue, {
        durable: true,
        arguments: { 'x-max-length': 0, 'x-overflow': 'reject-publish' },
      });
      await channel.bindQueue(fullQueue, WORK_EXCHANGE, fullQueue);
      const broker = await started();
      let handled = 0;
      await broker.serve(open, 'x.v1', async () => ++handled);
      const before = await counted('partial_fanout');
      const replies: Reply[] = [];
      const onLost = jest.fn();
      broker.send(
        { pattern: 'x.v1', body: null, queues: [open.name, full], deadline: Deadline.in(2_000) },
        { onReply: (reply) => replies.push(reply), onLost },
      );
      await eventually(
        async () => replies.length === 1 && (await counted('partial_fanout')) === before + 1,
      );
      expect(onLost).not.toHaveBeenCalled();
      expect(handled).toBe(1);
      await expect(ask(broker, { name: full }, 'x.v1', null)).rejects.toBeInstanceOf(Unavailable);
      await broker.close(100);
    });
  });
});
