import { type Channel, type ChannelModel, connect, type ConsumeMessage } from 'amqplib';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import { ask, live, unique } from '../broker.suite';
import { started } from './amqp.fixture';
import { EVENT_EXCHANGE, subscriptionQueueName, WORK_EXCHANGE, workQueueName } from './topology';

/** The arguments of the queues before their bytes were bounded. */
const LEGACY_LIVE = {
  'x-queue-type': 'classic',
  'x-max-length': 10_000,
  'x-overflow': 'reject-publish',
};
const LEGACY_EVENTS = {
  'x-queue-type': 'quorum',
  'x-delivery-limit': 4,
  'x-dead-letter-exchange': 'touchstone.dead',
  'x-dead-letter-strategy': 'at-least-once',
  'x-max-length': 100_000,
  'x-overflow': 'reject-publish',
};

describeWithBroker('AmqpBroker beside processes of an earlier version', () => {
  let model: ChannelModel;
  let channel: Channel;

  beforeAll(async () => {
    model = await connect(testBrokerUrl(), { noDelay: true });
    channel = await model.createConfirmChannel();
    // As every process declares them.
    await (await started()).close(0);
  });
  afterAll(() => model.close());

  const exists = async (name: string): Promise<boolean> => {
    const own = await model.createChannel();
    own.on('error', () => undefined);
    return own.checkQueue(name).then(
      () => true,
      () => false,
    );
  };
  const declareLegacyLive = async (name: string): Promise<void> => {
    await channel.assertQueue(name, { durable: true, arguments: LEGACY_LIVE });
    await channel.bindQueue(name, WORK_EXCHANGE, name);
  };
  /** Serves the legacy queue, as a worker of the earlier version does. */
  const legacyWorker = async (name: string): Promise<{ stop(): Promise<unknown> }> => {
    const own = await model.createChannel();
    const respond = (message: ConsumeMessage | null) => {
      if (!message) return;
      const { replyTo, correlationId } = message.properties as {
        replyTo: string;
        correlationId: string;
      };
      own.sendToQueue(replyTo, Buffer.from('{"result":"former"}'), {
        correlationId,
        headers: { 'x-answered-by': name },
      });
      own.ack(message);
    };
    const { consumerTag } = await own.consume(name, respond);
    return { stop: () => own.cancel(consumerTag) };
  };
  /** Publishes to the bare key, as a process of the earlier version does. */
  const legacyCaller = async () => {
    const { queue: replyTo } = await channel.assertQueue('', { exclusive: true });
    const replies: string[] = [];
    await channel.consume(
      replyTo,
      (message) => message && replies.push(message.content.toString()),
      { noAck: true },
    );
    const call = (name: string) =>
      channel.publish(WORK_EXCHANGE, name, Buffer.from('null'), {
        type: 'x.v1',
        replyTo,
        correlationId: '1',
        headers: { 'x-remaining-ms': 20_000 },
      });
    return { call, replies };
  };

  it('sends requests to a worker of that version while there is no other', async () => {
    const queue = live();
    await declareLegacyLive(queue.name);
    const former = await legacyWorker(queue.name);
    const caller = await started(testBrokerUrl(), [queue]);
    await expect(ask(caller, queue, 'x.v1', null)).resolves.toBe('former');
    const worker = await started();
    await worker.serve(queue, 'x.v1', async () => 'present');
    await eventually(() => ask(caller, queue, 'x.v1', null).then((answer) => answer === 'present'));
    expect(await exists(queue.name)).toBe(true);
    await former.stop();
    await eventually(async () => !(await exists(queue.name)));
    await expect(ask(caller, queue, 'x.v1', null)).resolves.toBe('present');
    await Promise.all([caller.close(100), worker.close(100)]);
  });

  it('handles each request of that version once, before and after its queue is deleted', async () => {
    const queue = live();
    await declareLegacyLive(queue.name);
    const { call, replies } = await legacyCaller();
    call(queue.name); // waits for a worker
    await eventually(async () => (await channel.checkQueue(queue.name)).messageCount === 1);
    const workers = [await started(), await started()];
    let handled = 0;
    for (const worker of workers) await worker.serve(queue, 'x.v1', async () => ++handled);
    await eventually(() => replies.includes('{"result":1}'));
    await eventually(async () => !(await exists(queue.name)));
    call(queue.name);
    await eventually(() => replies.includes('{"result":2}'));
    // A reply that the broker confirms late is sent again, and callers drop the second.
    expect([handled, new Set(replies).size]).toEqual([2, 2]);
    await Promise.all(workers.map((worker) => worker.close(100)));
  });

  it('handles the events left in the queue of that version, then only those of its own', async () => {
    const [service, pattern] = [unique('upgraded'), unique('tea.brewed.v1')];
    const former = `events.${service}`;
    await channel.assertQueue(former, { durable: true, arguments: LEGACY_EVENTS });
    await channel.bindQueue(former, EVENT_EXCHANGE, pattern);
    for (let cup = 0; cup < 3; cup++)
      channel.publish(EVENT_EXCHANGE, pattern, Buffer.from(String(cup)), {
        type: pattern,
        persistent: true,
      });
    await eventually(async () => (await channel.checkQueue(former)).messageCount === 3);
    const broker = await started();
    const heard: unknown[] = [];
    await broker.subscribe({ service, kind: 'shared' }, pattern, async ({ body }) =>
      heard.push(body),
    );
    await broker.emit(pattern, 3);
    await eventually(() => heard.length === 4);
    await eventually(async () => !(await exists(former)));
    await broker.emit(pattern, 4);
    await eventually(() => heard.includes(4));
    expect(heard.sort()).toEqual([0, 1, 2, 3, 4]);
    await broker.close(100);
    await channel.deleteQueue(subscriptionQueueName(service));
  });

  it('uses its own queue at once if that version never ran', async () => {
    const queue = live();
    const caller = await started(testBrokerUrl(), [queue]);
    const waiting = ask(caller, queue, 'x.v1', null);
    await eventually(
      async () => (await channel.checkQueue(workQueueName(queue.name))).messageCount === 1,
    );
    const worker = await started();
    await worker.serve(queue, 'x.v1', async () => 'present');
    await expect(waiting).resolves.toBe('present');
    await Promise.all([caller.close(100), worker.close(100)]);
  });
});
