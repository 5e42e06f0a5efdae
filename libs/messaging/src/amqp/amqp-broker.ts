import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { newId, Unavailable } from '@touchstone/kernel';
import {
  Broker,
  ConnectionLost,
  EVENT_PREFETCH,
  GRACE_MS,
  type Handler,
  type OutgoingRequest,
  type QueueLimits,
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
import { decodeReply, durableOptions, encode, requestOptions } from './envelope';
import { legacySubscription, legacyWorkQueue } from './legacy-queue';
import { NOT_FOUND, tried } from './own-channel';
import { ReconnectingChannel } from './reconnecting-channel';
import {
  bindEvent,
  declareExchanges,
  declareOwnQueue,
  declareSubscription,
  declareWorkQueue,
  EVENT_EXCHANGE,
  subscriptionName,
  WORK_EXCHANGE,
  workQueueName,
} from './topology';

const READY_POLL_MS = 10;

export interface AmqpBrokerOptions {
  url: string;
  /** Shown by the broker's own tools. */
  name: string;
  /**
   * Every queue this process may publish to: the broker drops a copy for an undeclared queue
   * silently.
   */
  queues: readonly WorkQueue[];
  /** Limits of each queue, in place of the defaults. */
  limits?: QueueLimits;
}

/**
 * RabbitMQ, 3.10 or later: one connection to publish, one to consume, one exclusive queue for the
 * replies of this process.
 */
export class AmqpBroker extends Broker {
  readonly isDurable = true;
  private readonly publisher: AmqpPublisher;
  private readonly consuming: AmqpConnection;
  private readonly consumers = new Map<string, AmqpConsumer>();
  private readonly inFlight = new InFlight();
  private readonly calls = new PendingCalls(this.inFlight);
  private readonly limits: QueueLimits | undefined;
  private replyQueue = '';
  private readonly reconnectListeners: (() => void)[] = [];
  private readonly replies = new ReconnectingChannel<Channel>({
    create: (model) => model.createChannel(),
    prepare: (channel) => this.consumeReplies(channel),
    onLost: () => this.calls.failAll(connectionLost()),
  });
  private model: ChannelModel | undefined;
  private closing = false;

  constructor({ url, name, queues, limits }: AmqpBrokerOptions) {
    super();
    this.publisher = new AmqpPublisher(url, name, queues, limits);
    this.limits = limits;
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

  /**
   * Includes the channels: a process whose channel is lost while its connection lives receives
   * nothing, and would otherwise look healthy.
   */
  get ready(): boolean {
    return (
      !this.closing &&
      this.connected &&
      [...this.consumers.values()].every((consumer) => consumer.ready)
    );
  }

  async serve(queue: WorkQueue, pattern: string, handler: Handler): Promise<void> {
    await this.consume(queue.name, pattern, handler, {
      name: queue.name,
      prefetch: queue.prefetch,
      durable: queue.durable ?? false,
      declare: async (channel, model) => {
        await declareExchanges(channel);
        await declareWorkQueue(model, channel, queue, this.limits);
        return workQueueName(queue.name);
      },
      ...(queue.durable !== true && { legacy: () => legacyWorkQueue(queue) }),
    });
  }

  async subscribe(subscription: Subscription, pattern: string, handler: Handler): Promise<void> {
    const key = `${subscription.kind} ${subscription.service}`;
    await this.consume(key, pattern, handler, {
      name: subscriptionName(subscription.service),
      prefetch: EVENT_PREFETCH,
      durable: subscription.kind === 'shared',
      declare: async (channel, model) => {
        await declareExchanges(channel);
        return declareSubscription(model, channel, subscription, this.limits);
      },
      bind: bindEvent,
      ...(subscription.kind === 'shared' && {
        legacy: (patterns) => legacySubscription(subscription.service, EVENT_PREFETCH, patterns),
      }),
      ...(subscription.kind === 'broadcast' && { onReopened: () => this.reconnected() }),
    });
  }

  send(request: OutgoingRequest, listener: ReplyListener): StopListening {
    const id = newId();
    this.calls.add(id, request.queues, listener);
    this.publishRequest(request, id).catch((error: Error) => {
      // The accepted copies are already being handled; publishing again would duplicate them.
      if (error instanceof Refused && request.queues.length > 1) count('partial_fanout');
      else this.calls.fail(id, error);
    });
    return () => this.calls.stop(id);
  }

  async emit(pattern: string, body: unknown, traceparent?: string): Promise<void> {
    await this.publisher
      .publish(EVENT_EXCHANGE, pattern, encode(body), durableOptions(pattern, traceparent))
      // An event without subscribers is no error.
      .catch((error: Error) => (error instanceof Unroutable ? undefined : Promise.reject(error)));
  }

  async enqueue(
    queues: readonly [WorkQueue, ...WorkQueue[]],
    pattern: string,
    body: unknown,
    traceparent?: string,
  ): Promise<void> {
    const [key = '', ...copiesTo] = queues.map(({ name }) => this.publisher.routes.key(name));
    await this.publisher.publish(WORK_EXCHANGE, key, encode(body), {
      ...durableOptions(pattern, traceparent),
      ...(copiesTo.length > 0 && { CC: copiesTo }),
    });
  }

  async countWaiting({ name }: WorkQueue): Promise<number> {
    const { model } = this;
    if (!model) throw connectionLost();
    const state = await tried(model, NOT_FOUND, (channel) =>
      channel.checkQueue(workQueueName(name)),
    ).catch(() => Promise.reject(connectionLost()));
    return state?.messageCount ?? 0;
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
    // The consuming connection first: unfinished work is redelivered to another process instead of
    // failing here.
    await this.consuming.close();
    this.calls.failAll(leaving());
    await this.publisher.connection.close();
  }

  private get connected(): boolean {
    return this.publisher.ready && this.consuming.up && this.replies.current !== undefined;
  }

  private async publishRequest(request: OutgoingRequest, id: string): Promise<void> {
    // Not `ready`: what is in flight while this process leaves still has others to ask.
    if (!this.connected) throw new ConnectionLost('The message broker is unavailable.');
    const [key = '', ...copiesTo] = request.queues.map((name) => this.publisher.routes.key(name));
    await this.publisher.publish(
      WORK_EXCHANGE,
      key,
      encode(request.body),
      requestOptions(request, id, this.replyQueue, copiesTo),
    );
  }

  private async consume(
    key: string,
    pattern: string,
    handler: Handler,
    queue: ConsumedQueue,
  ): Promise<void> {
    const known = this.consumers.get(key);
    const consumer =
      known ?? new AmqpConsumer(queue, this.publisher, this.inFlight, () => this.connected);
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
    // A new name each time: the broker may take half a minute to see that the connection which
    // owned the last one is dead.
    const name = `reply.${newId()}`;
    await declareOwnQueue(channel, name);
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
