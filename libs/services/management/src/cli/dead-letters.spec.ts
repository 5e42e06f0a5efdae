import { type Channel, type ChannelModel, connect } from 'amqplib';
import { AmqpBroker, AmqpDeadLetters, workQueueName } from '@touchstone/messaging';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import { runCommand } from './commands';
import { toolsWith } from './tools.fixture';

const PATTERN = 'tea.brew.v1';
const BODY = '{"input": "a text of a customer \u001b[31m\u202e"}';

describeWithBroker('the commands for dead letters', () => {
  const queue = { name: `tea.${process.pid}`, prefetch: 1, durable: true };
  const [name, dead] = [workQueueName(queue.name), `${workQueueName(queue.name)}.dead`];
  let model: ChannelModel;
  let channel: Channel;
  let letters: AmqpDeadLetters;

  beforeEach(async () => {
    const url = testBrokerUrl();
    const broker = new AmqpBroker({ url, name: 'spec', queues: [queue] });
    await broker.start();
    await broker.whenReady();
    await broker.serve(queue, 'tea.taste.v1', async () => undefined);
    model = await connect(url, { noDelay: true });
    channel = await model.createChannel();
    for (const id of ['first', 'second'])
      channel.sendToQueue(name, Buffer.from(BODY), { type: PATTERN, messageId: id });
    await eventually(async () => (await channel.checkQueue(dead)).messageCount === 2);
    await broker.close(100);
    letters = await AmqpDeadLetters.connect({ url, queues: [queue], subscribers: [] });
  });
  afterEach(async () => {
    await letters.close();
    for (const one of [name, dead]) await channel.deleteQueue(one);
    await model.close();
  });

  const run = (...args: string[]): Promise<string> =>
    runCommand(['dead-letters', ...args], toolsWith({ deadLetters: async () => letters }));
  const countOf = async (one: string) => (await channel.checkQueue(one)).messageCount;
  /** Waits, since a quorum queue counts a little later than it confirms. */
  const untilCounted = (kept: number, requeued: number): Promise<unknown> =>
    eventually(async () =>
      expect([await countOf(dead), await countOf(name)]).toEqual([kept, requeued]),
    );
  const line = (id: string): string =>
    `${id}  ${PATTERN}  rejected  ${name}  \\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z  ${Buffer.byteLength(BODY)} bytes`;

  it('list queues with the fields of each letter', async () => {
    await expect(run('list')).resolves.toMatch(
      new RegExp(`^${dead}: 2 letters\n  ${line('first')}\n  ${line('second')}$`, 'm'),
    );
    await expect(run('list', '--limit', '1')).resolves.toMatch(
      new RegExp(`^${dead}: 2 letters\n  ${line('first')}\n  …$`, 'm'),
    );
  });

  it('show the content of a letter only on request, without control characters', async () => {
    const shown = await run('show', dead, 'second');
    expect(shown.split('\n')).toEqual([
      'second',
      PATTERN,
      'rejected',
      name,
      expect.any(String),
      `${Buffer.byteLength(BODY)} bytes`,
    ]);
    expect(await run('show', dead, 'second', '--content')).toBe(
      `${shown}\n\n{"input": "a text of a customer \\u{1b}[31m\\u{202e}"}`,
    );
    await expect(run('show', dead, 'third')).rejects.toThrow('There is no dead letter third');
  });

  it('requeue one letter', async () => {
    await expect(run('requeue', dead, 'second')).resolves.toBe('Requeued: 1 letter');
    await untilCounted(1, 1);
    await expect(run('show', dead, 'first')).resolves.toContain('first');
  });

  it('requeue all letters of a queue', async () => {
    await expect(run('requeue', dead, '--all')).resolves.toBe('Requeued: 2 letters');
    await untilCounted(0, 2);
  });

  it('fail and name the letters that remain', async () => {
    await channel.deleteQueue(name);
    await expect(run('requeue', dead, '--all')).rejects.toThrow(
      `Requeued: 0 letters\nKept: first: The queue ${name} does not exist.\nKept: second: `,
    );
    expect(await countOf(dead)).toBe(2);
    await channel.assertQueue(name);
  });
});
