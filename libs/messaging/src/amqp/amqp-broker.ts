import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { newId, Unavailable } from '@touchstone/kernel';
import {
  Broker,
  EVENT_PREFETCH,
  GRACE_MS,
  type Handler,
  type OutgoingRequest,
  type ReplyListener,
  type StopListening,
  Unroutable,
} from '../broker';
import { InFlight } from '../in-flight';
import { count } from '../metrics';
import { PendingCalls } from '../pending-calls';
import { fromReplyError } from '../settlement';
import { AmqpConnection } from './amqp-connection';
import { AmqpConsumer, type ConsumedQueue } from './amqp-consumer';
import { AmqpPublisher, connectionLost, Refused } from './amqp-publisher';
import { decodeReply, encode, requestOptions } from './envelope';
import { LastingChannel } from './lasting-channel';
import {
  bindEvent,
  declareExchanges,
  declareSubscription,
  declareWorkQueue,
  EVENT_EXCHANGE,
  WORK_EXCHANGE,
} from './topology';

const READY_POLL_MS = 10;

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
  private readonly inFlight = new InFlight();
  private readonly calls = new PendingCalls(this.inFlight);
  private replyQueue = '';
  private readonly reconnectListeners: (() => void)[] = [];
  private readonly replies = new LastingChannel<Channel>({
    create: (model) => model.createChannel(),
    prepare: (channel) => this.consumeReplies(channel),
    onLost: () => this.calls.failAll(connectionLost()),
  });
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
      this.consuming.once('up', () => this.reconnected());
    });
  }

  async start(): Promise<void> {
    await Promise.all([this.publisher.connection.start(), this.consuming.start()]);
  }

  async whenReady(): Promise<void> {
    while (!this.ready) {
      if (this.closing) throw leaving();
      await wait(READY_POLL_MS);
    }
  }

  /** A channel that is lost while its connection lives counts as well: without it this process would be deaf and look healthy. */
  get ready(): boolean {
    return (
      !this.closing &&
      this.connected &&
      [...this.consumers.values()].every((consumer) => consumer.ready)
    );
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
        return declareSubscription(channel, subscription);
      },
      bind: bindEvent,
      ...(subscription.kind === 'broadcast' && { onReopened: () => this.reconnected() }),
    });
  }

  send(request: OutgoingRequest, listener: ReplyListener): StopListening {
    const id = newId();
    this.calls.add(id, request.queues, listener);
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
      .catch((error: Error) => (error instanceof Unroutable ? undefined : Promise.reject(error)));
  }

  async enqueue({ name }: WorkQueue, pattern: string, body: unknown): Promise<void> {
    await this.publisher.publish(WORK_EXCHANGE, name, encode(body), {
      type: pattern,
      persistent: true,
    });
  }

  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  async drain(graceMs = GRACE_MS): Promise<void> {
    this.closing = true;
    for (const consumer of this.consumers.values()) void this.inFlight.track(consumer.stop());
    await this.inFlight.settled(graceMs);
  }

  async close(graceMs = GRACE_MS): Promise<void> {
    await this.drain(graceMs);
    this.replies.stop();
    // First the connection that work came by: what is not finished goes to another process instead of failing here.
    await this.consuming.close();
    this.calls.failAll(leaving());
    await this.publisher.connection.close();
  }

  private get connected(): boolean {
    return this.publisher.ready && this.consuming.up && this.replies.current !== undefined;
  }

  private async publishRequest(request: OutgoingRequest, id: string): Promise<void> {
    // Not `ready`: what is in flight while this process leaves still has others to ask.
    if (!this.connected) throw new Unavailable('The message broker is away.');
    await this.publisher.publish(
      WORK_EXCHANGE,
      String(request.queues[0]),
      encode(request.body),
      requestOptions(request, id, this.replyQueue),
    );
  }

  private async consume(
    key: string,
    pattern: string,
    handler: Handler,
    queue: ConsumedQueue,
  ): Promise<void> {
    const known = this.consumers.get(key);
    const consumer = known ?? new AmqpConsumer(queue, this.publisher, this.inFlight);
    consumer.handle(pattern, handler);
    this.consumers.set(key, consumer);
    if (this.model) await (known ? consumer.bind(pattern) : consumer.open(this.model));
  }

  private async prepare(model: ChannelModel): Promise<void> {
    await this.replies.open(model);
    for (const consumer of this.consumers.values()) await consumer.open(model);
    this.model = model;
  }

  private reconnected(): void {
    this.reconnectListeners.forEach((listener) => listener());
  }

  private async consumeReplies(channel: Channel): Promise<void> {
    // A new name each time: the broker may take half a minute to see that the connection which owned the last one is dead.
    const name = `reply.${newId()}`;
    await channel.assertQueue(name, { exclusive: true, autoDelete: true });
    await channel.consume(name, (message) => this.replied(channel, message), { noAck: true });
    this.replyQueue = name;
  }

  private replied(channel: Channel, message: ConsumeMessage | null): void {
    if (!message) void this.replies.renew(channel);
    const reply = message && decodeReply(message);
    if (!reply) return;
    const { id, queue, body } = reply;
    this.calls.resolve(
      id,
      'error' in body
        ? { queue, error: fromReplyError(body.error) }
        : { queue, result: body.result },
    );
  }
}

const leaving = (): Unavailable => new Unavailable('The service is shutting down.');
