import { type AddressInfo, connect as tcpConnect, createServer, type Socket } from 'node:net';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { describeWithBroker, eventually, testBrokerUrl } from '@touchstone/testing';
import { ask, live, unique } from '../broker.suite';
import { brokerAddress, started, throughPort } from './amqp.fixture';
import { AmqpPublisher } from './amqp-publisher';
import { EVENT_EXCHANGE } from './topology';

/** A wire to the broker, of which the test holds both ends. */
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

describeWithBroker('AmqpBroker recovers', () => {
  let model: ChannelModel;
  let channel: Channel;

  beforeAll(async () => {
    model = await connect(testBrokerUrl(), { noDelay: true });
    channel = await model.createChannel();
  });
  afterAll(() => model.close());

  it('when a connection breaks before it is set up', async () => {
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
    for (const { name } of queues) await channel.deleteQueue(name);
  });

  it('although the broker still takes its last connection for alive', async () => {
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

  it('when its queue cannot be declared for a while, and says meanwhile that it is not ready', async () => {
    const queue = live();
    const broker = await started();
    await broker.serve(queue, 'x.v1', async () => 'alive');
    await channel.deleteQueue(queue.name);
    await channel.assertQueue(queue.name, { durable: true, arguments: { 'x-max-length': 3 } });
    await eventually(() => !broker.ready);
    await channel.deleteQueue(queue.name);
    await eventually(() =>
      ask(broker, queue, 'x.v1', null, 1_000).then((answer) => answer === 'alive'),
    );
    expect(broker.ready).toBe(true);
    await broker.close(100);
  });

  it('from a pause of the publishing side without doing any work twice', async () => {
    const [queue, caller, worker] = [live(), await started(), await started()];
    let handled = 0;
    await worker.serve(queue, 'x.v1', async () => ++handled);
    const { publisher } = worker as unknown as { publisher: AmqpPublisher };
    publisher.connection.up = false; // as while the broker is short of memory
    const answer = ask(caller, queue, 'x.v1', null);
    await eventually(() => handled === 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    publisher.connection.up = true;
    await expect(answer).resolves.toBe(1);
    expect(handled).toBe(1);
    await Promise.all([caller.close(100), worker.close(100)]);
  });

  it('telling those who keep caches that a broadcast may have been missed', async () => {
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
  it('counts what the broker never confirmed against its bound, so that a dead wire does not fill the memory', async () => {
    const wires = await startWires();
    const publisher = new AmqpPublisher(wires.url, 'publisher spec', []);
    await publisher.connection.start();
    await eventually(() => publisher.ready);
    wires.wires.forEach(({ client, upstream }) => client.unpipe(upstream).pause());
    const publish = () =>
      publisher.publish(EVENT_EXCHANGE, 'x.v1', Buffer.alloc(40 * 1024 * 1024), {});
    await expect(publish()).rejects.toThrow('did not confirm in time');
    await expect(publish()).rejects.toThrow('too slow to take more');
    wires.close();
    await publisher.connection.close();
  });

  it('leaves although its wire is dead', async () => {
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
