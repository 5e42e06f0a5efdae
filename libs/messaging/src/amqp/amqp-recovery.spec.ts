import { type AddressInfo, connect as tcpConnect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import { ask, live, unique } from '../broker.suite';
import { brokerAddress, started, throughPort } from './amqp.fixture';
import { AmqpBroker } from './amqp-broker';
import { AmqpPublisher } from './amqp-publisher';
import { EVENT_EXCHANGE, workQueueName } from './topology';

/** A connection to the broker through a proxy that the test controls. */
interface Wire {
  client: Socket;
  upstream: Socket;
}

const startWires = async (onWire: (wire: Wire, serial: number) => void = () => undefined) => {
  const wires: Wire[] = [];
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const wire = { client, upstream: tcpConnect(brokerAddress()) };
    wires.push(wire);
    for (const socket of [wire.client, wire.upstream]) socket.on('error', () => undefined);
    wire.client.pipe(wire.upstream, { end: false });
    wire.upstream.pipe(wire.client);
    onWire(wire, wires.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    wires,
    url: throughPort(own),
    close: () => {
      for (const { client, upstream } of wires)
        [client, upstream].forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

describeWithBroker('AmqpBroker recovery', () => {
  let model: ChannelModel;
  let channel: Channel;

  beforeAll(async () => {
    model = await connect(testBrokerUrl(), { noDelay: true });
    channel = await model.createChannel();
  });
  afterAll(() => model.close());

  it('recovers when a connection breaks before it is set up', async () => {
    const queues = Array.from({ length: 20 }, () => live());
    // The handshake takes about 400 bytes, the declarations some thousands.
    const wires = await startWires(({ client, upstream }, serial) => {
      let bytes = 0;
      client.on('data', (data) => {
        bytes += data.length;
        if (serial > 4 || bytes < 900) return;
        client.resetAndDestroy();
        upstream.destroy();
      });
    });
    const broker = await started(wires.url, queues);
    expect(wires.wires.length).toBeGreaterThan(4);
    await broker.close(0);
    wires.close();
    for (const { name } of queues) await channel.deleteQueue(workQueueName(name));
  });

  it('recovers although the broker still considers its last connection alive', async () => {
    const wires = await startWires();
    const broker = await started(wires.url);
    for (const { client, upstream } of wires.wires) {
      client.unpipe(upstream);
      client.destroy();
    }
    await eventually(() => !broker.ready);
    await eventually(() => broker.ready, 5_000);
    await broker.close(0);
    wires.close();
  });

  it('recovers when its queue cannot be declared for a while, and is not ready meanwhile', async () => {
    const queue = live();
    const broker = await started();
    await broker.serve(queue, 'x.v1', async () => 'alive');
    await channel.deleteQueue(workQueueName(queue.name));
    await channel.assertQueue(workQueueName(queue.name), {
      durable: true,
      arguments: { 'x-max-length': 3 },
    });
    await eventually(() => !broker.ready);
    await channel.deleteQueue(workQueueName(queue.name));
    await eventually(() =>
      ask(broker, queue, 'x.v1', null, 1_000).then((answer) => answer === 'alive'),
    );
    expect(broker.ready).toBe(true);
    await broker.close(100);
  });

  it('recovers from a pause of the publishing side without repeating any work', async () => {
    const [queue, caller, worker] = [live(), await started(), await started()];
    let handled = 0;
    const { publisher } = worker as unknown as { publisher: AmqpPublisher };
    await worker.serve(queue, 'x.v1', async () => {
      publisher.connection.up = false; // as while the broker is short of memory
      return ++handled;
    });
    const answer = ask(caller, queue, 'x.v1', null);
    await eventually(() => handled === 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    publisher.connection.up = true;
    await expect(answer).resolves.toBe(1);
    expect(handled).toBe(1);
    await Promise.all([caller.close(100), worker.close(100)]);
  });

  /**
   * Starts a broker whose publishing connections are held from the moment they state their name
   * until the test lets them through.
   */
  const startPublishersHeld = async () => {
    const held: (() => void)[] = [];
    const wires = await startWires(({ client, upstream }) => {
      client.unpipe(upstream);
      client.on('data', (data) => {
        if (!data.includes('publishing')) return upstream.write(data);
        client.pause();
        return held.push(() => {
          upstream.write(data);
          client.resume();
        });
      });
      client.resume();
    });
    return { ...wires, held };
  };

  it('starts no request before it can send one itself', async () => {
    const [outer, inner] = [live(), live()];
    const other = await started(testBrokerUrl(), [outer]);
    await other.serve(inner, 'y.v1', async () => 'asked');
    const { url, held, close } = await startPublishersHeld();
    const young = new AmqpBroker({ url, name: 'young', queues: [] });
    await young.serve(outer, 'x.v1', () => ask(young, inner, 'y.v1', null));
    await young.start();
    const answer = ask(other, outer, 'x.v1', null).catch((error: Error) => error);
    await eventually(async () => {
      const { consumerCount, messageCount } = await channel.checkQueue(workQueueName(outer.name));
      return consumerCount === 1 && messageCount === 0 && held.length === 1;
    });
    held.forEach((release) => release());
    await expect(answer).resolves.toBe('asked');
    await Promise.all([young.close(100), other.close(100)]);
    close();
  });

  it('returns to the queue a request that it cannot finish without its publishing connection', async () => {
    const [outer, inner] = [live(), live()];
    const other = await started(testBrokerUrl(), [outer]);
    const asked = jest.fn();
    await other.serve(inner, 'y.v1', async () => {
      asked();
      return asked.mock.calls.length === 1 ? new Promise(() => undefined) : 'asked again';
    });
    const publishing: Wire[] = [];
    const wires = await startWires((wire) =>
      wire.client.on('data', (data) => data.includes('publishing') && publishing.push(wire)),
    );
    const middle = await started(wires.url);
    await middle.serve(outer, 'x.v1', () => ask(middle, inner, 'y.v1', null));
    const answer = ask(other, outer, 'x.v1', null);
    await eventually(() => asked.mock.calls.length === 1);
    publishing.forEach(({ client, upstream }) => [client.resetAndDestroy(), upstream.destroy()]);
    await expect(answer).resolves.toBe('asked again');
    await Promise.all([middle.close(100), other.close(0)]);
    wires.close();
  });

  it('notifies reconnect listeners that a broadcast may have been missed', async () => {
    const broker = await started();
    const missed = jest.fn();
    const pattern = unique('tea.brewed.v1');
    broker.onReconnect(missed);
    const heard: unknown[] = [];
    await broker.subscribe({ service: 'cache', kind: 'broadcast' }, pattern, async ({ body }) =>
      heard.push(body),
    );
    // Only the connection that owns the queue can delete it.
    const { consumers, model: own } = broker as unknown as {
      consumers: Map<string, { consumed: { name: string } }>;
      model: ChannelModel;
    };
    await (await own.createChannel()).deleteQueue([...consumers.values()][0]?.consumed.name ?? '');
    await eventually(() => missed.mock.calls.length === 1);
    await broker.emit(pattern, 'fresh');
    await eventually(() => heard.includes('fresh'));
    await broker.close(100);
  });
});

describeWithBroker('AmqpPublisher', () => {
  it('accepts a confirm that arrived while the process was stalled', async () => {
    const broker = await started();
    const pattern = unique('tea.brewed.v1');
    const subscription = { service: unique('stalled'), kind: 'shared' } as const;
    await broker.subscribe(subscription, pattern, async () => undefined);
    const emitted = broker.emit(pattern, 1);
    // Sends the message; a quorum queue confirms it later than the next turn of the event loop.
    for (let turns = 0; turns < 3; turns++) await turn();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_600);
    await expect(emitted).resolves.toBeUndefined();
    await broker.close(100);
  });

  it('counts unconfirmed messages against its bound, so that a dead connection does not exhaust the memory', async () => {
    const wires = await startWires();
    const publisher = new AmqpPublisher(wires.url, 'publisher spec', []);
    await publisher.connection.start();
    await eventually(() => publisher.ready);
    wires.wires.forEach(({ client, upstream }) => client.unpipe(upstream).pause());
    const publish = () =>
      publisher.publish(EVENT_EXCHANGE, 'x.v1', Buffer.alloc(15 * 1024 * 1024), {});
    const unconfirmed = Array.from({ length: 4 }, () =>
      publish().catch((error: Error) => error.message),
    );
    expect(new Set(await Promise.all(unconfirmed))).toEqual(
      new Set(['The message broker did not confirm in time.']),
    );
    await expect(publish()).rejects.toThrow('too slow to accept more messages');
    wires.close();
    await publisher.connection.close();
  });

  it('closes although its connection is dead', async () => {
    const wires = await startWires();
    const publisher = new AmqpPublisher(wires.url, 'publisher spec', []);
    await publisher.connection.start();
    await eventually(() => publisher.ready);
    wires.wires.forEach(({ client, upstream }) => client.unpipe(upstream).pause());
    const startedMs = performance.now();
    await publisher.connection.close();
    expect(performance.now() - startedMs).toBeLessThan(3_000);
    wires.close();
  });
});
