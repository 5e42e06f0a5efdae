import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { newId, Unavailable } from '@touchstone/kernel';
import { Broker, type Handler, type OutgoingRequest, type ReplyListener, type StopListening } from '../broker';
import { InFlight } from '../in-flight';
import { count } from '../metrics';
import { PendingCalls } from '../pending-calls';
import { fromReplyError } from '../settlement';
import { AmqpConnection } from './amqp-connection';
import { AmqpConsumer, type ConsumedQueue } from './amqp-consumer';
import { AmqpPublisher, connectionLost, Refused } from './amqp-publisher';
import { decodeReply, encode, requestOptions } from './envelope';
import { LastingChannel } from './lasting-channel';
import { declareExchanges, declareSubscription, declareWorkQueue, EVENT_EXCHANGE, WORK_EXCHANGE } from './topology';

const EVENT_PREFETCH = 16;

export interface AmqpBrokerOptions {
  url: string;
  /** Shown by the broker's own tools. */
  name: string;
  /** Every queue this process may publish to: a copy for a queue that nobody declared would vanish without a word. */
  queues: readonly WorkQueue[];
}

/** RabbitMQ, 3.10 or later: one connection to publish, one to consume, one exclusive queue for the replies of this process. */
export class AmqpBroker extends Broker {
  private readonly publisher: AmqpPublisher;
  private readonly consuming: AmqpConnection;
  private readonly consumers = new Map<string, AmqpConsumer>();
  private readonly calls = new PendingCalls();
  private readonly inFlight = new InFlight();
  private readonly replyQueue = `reply.${newId()}`;
  private readonly reconnectListeners: (() => void)[] = [];
  private readonly replies = new LastingChannel(
    (model) => model.createChannel(),
    (channel) => this.consumeReplies(channel),
    () => this.calls.failAll(connectionLost()),
  );
  private model: ChannelModel | undefined;
  private closing = false;

  constructor({ url, name, queues }: AmqpBrokerOptions) {
    super();
    this.publisher = new AmqpPublisher(url, name, queues);
    this.consuming = new AmqpConnection(url, `${name} consuming`, (model) => this.prepare(model));
    for (const connection of [this.publisher.connection, this.consuming]) {
      connection.on('down', () => this.calls.failAll(connectionLost()));
    }
    this.consuming.on('down', () => {
      this.model = undefined;
      this.consuming.once('up', () => this.reconnectListeners.forEach((listener) => listener()));
    });
  }

  async start(): Promise<void> {
    await Promise.all([this.publisher.connection.start(), this.consuming.start()]);
  }

  async whenReady(): Promise<void> {
    for (const connection of [this.publisher.connection, this.consuming]) {
      if (!connection.up) await new Promise<void>((resolve) => connection.once('up', resolve));
    }
    if (!this.ready) await this.whenReady();
  }

  get ready(): boolean {
    return !this.closing && this.publisher.connection.up && this.consuming.up;
  }

  async serve(queue: WorkQueue, pattern: string, handler: Handler): Promise<void> {
    await this.consume(queue.name, pattern, handler, {
      prefetch: queue.prefetch,
      durable: queue.durable ?? false,
      declare: async (channel) => {
        await declareExchanges(channel);
        await declareWorkQueue(channel, queue);
        return queue.name;
      },
    });
  }

  async subscribe(subscription: Subscription, pattern: string, handler: Handler): Promise<void> {
    const key = `${subscription.kind} ${subscription.service}`;
    await this.consume(key, pattern, handler, {
      prefetch: EVENT_PREFETCH,
      durable: subscription.kind === 'shared',
      declare: async (channel) => {
        await declareExchanges(channel);
        return declareSubscription(channel, subscription, this.consumers.get(key)?.patterns ?? []);
      },
    });
  }

  send(request: OutgoingRequest, listener: ReplyListener): StopListening {
    const id = newId();
    void this.inFlight.track(this.calls.add(id, request.queues, listener));
    this.publishRequest(request, id).catch((error: Error) => {
      // The copies that found room are being worked on, and publishing again would double them.
      if (error instanceof Refused && request.queues.length > 1) count('partial_fanout');
      else this.calls.fail(id, error);
    });
    return () => this.calls.stop(id);
  }

  async emit(pattern: string, body: unknown): Promise<void> {
    await this.publisher
      .publish(EVENT_EXCHANGE, pattern, encode(body), { type: pattern, persistent: true })
      // An event nobody subscribes to is no fault.
      .catch((error: Error) => (error.name === 'Unroutable' ? undefined : Promise.reject(error)));
  }

  async enqueue({ name }: WorkQueue, pattern: string, body: unknown): Promise<void> {
    await this.publisher.publish(WORK_EXCHANGE, name, encode(body), { type: pattern, persistent: true });
  }

  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  async close(graceMs = 10_000): Promise<void> {
    this.closing = true;
    this.replies.stop();
    await Promise.all([...this.consumers.values()].map((consumer) => consumer.stop()));
    await this.inFlight.settled(graceMs);
    this.calls.failAll(new Unavailable('The service is shutting down.'));
    await this.consuming.close();
    await this.publisher.connection.close();
  }

  private async publishRequest(request: OutgoingRequest, id: string): Promise<void> {
    if (!this.ready) throw new Unavailable('The message broker is away.');
    await this.publisher.publish(WORK_EXCHANGE, String(request.queues[0]), encode(request.body), requestOptions(request, id, this.replyQueue));
  }

  private async consume(key: string, pattern: string, handler: Handler, queue: ConsumedQueue): Promise<void> {
    const known = this.consumers.get(key);
    const consumer = known ?? new AmqpConsumer(queue, this.publisher, this.inFlight);
    consumer.handle(pattern, handler);
    this.consumers.set(key, consumer);
    if (this.model) await (known ? consumer.redeclare() : consumer.open(this.model));
  }

  private async prepare(model: ChannelModel): Promise<void> {
    await this.replies.open(model);
    this.model = model;
    for (const consumer of this.consumers.values()) await consumer.open(model);
  }

  private async consumeReplies(channel: Channel): Promise<void> {
    await channel.assertQueue(this.replyQueue, { exclusive: true, autoDelete: true });
    await channel.consume(this.replyQueue, (message) => this.replied(message), { noAck: true });
  }

  private replied(message: ConsumeMessage | null): void {
    if (!message) void this.replies.renew();
    const reply = message && decodeReply(message);
    if (!reply) return;
    const { id, queue, body } = reply;
    this.calls.resolve(id, 'error' in body ? { queue, error: fromReplyError(body.error) } : { queue, result: body.result });
  }
}
