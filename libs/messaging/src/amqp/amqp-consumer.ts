import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { bugReport, type Deadline } from '@touchstone/kernel';
import {
  ConnectionLost,
  type Delivery,
  type Handler,
  MessageTooLarge,
  Unroutable,
} from '../broker';
import { Gate, Interrupted } from '../gate';
import type { InFlight } from '../in-flight';
import { count } from '../metrics';
import { answer, backoffMs, isUnavailable, replyText, settle, toReplyError } from '../settlement';
import type { AmqpPublisher } from './amqp-publisher';
import { decode, type DecodedMessage, FIRST_QUEUE, replyOptions } from './envelope';
import { LegacyQueue, type LegacyQueueDefinition } from './legacy-queue';
import { ReconnectingChannel } from './reconnecting-channel';
import { DEAD_LETTER_EXCHANGE, LIVE_DEAD_LETTERS } from './topology';

const CONNECTED_POLL_MS = 10;

export interface ConsumedQueue {
  /** The name that callers use. */
  name: string;
  prefetch: number;
  durable: boolean;
  /** Declares the queue; returns its name. Runs again whenever the queue was lost. */
  declare(channel: Channel, model: ChannelModel): Promise<string>;
  /** Routes messages of a pattern to the queue, if its name alone does not. */
  bind?(channel: Channel, name: string, pattern: string): Promise<void>;
  /** The queue of an earlier version that is consumed as well, until it is gone. */
  legacy?(patterns: () => Iterable<string>): LegacyQueueDefinition;
  /**
   * Runs when the queue was reopened on a live connection; messages may have been missed meanwhile.
   */
  onReopened?(): void;
}

/** Consumes one queue on a channel of its own, which it reopens whenever it is lost. */
export class AmqpConsumer {
  private readonly logger = new Logger(AmqpConsumer.name);
  private readonly handlers = new Map<string, Handler>();
  private readonly channel = new ReconnectingChannel<Channel>({
    create: (model) => model.createChannel(),
    prepare: (channel, model) => this.consume(channel, model),
    onLost: () => this.gate.tearDown(),
    onReopened: () => this.queue.onReopened?.(),
  });
  private readonly legacy: LegacyQueue | undefined;
  private gate = new Gate();
  private consumed: { name: string; consumerTag: string } | undefined;

  constructor(
    private readonly queue: ConsumedQueue,
    private readonly publisher: AmqpPublisher,
    private readonly inFlight: InFlight,
    /** Returns true if this process can send requests and replies. */
    private readonly canSend: () => boolean,
  ) {
    const legacy = queue.legacy?.(() => this.handlers.keys());
    this.legacy =
      legacy &&
      new LegacyQueue(legacy, (channel, message) =>
        this.inFlight.track(this.deliver(channel, message)),
      );
  }

  get ready(): boolean {
    return this.channel.current !== undefined;
  }

  handle(pattern: string, handler: Handler): void {
    if (this.handlers.has(pattern)) throw new Error(`Two handlers for ${pattern}.`);
    this.handlers.set(pattern, handler);
  }

  /** Starts on a fresh connection; a queue whose node is down is opened later. */
  async open(model: ChannelModel): Promise<void> {
    await this.channel.openSoon(model);
    await this.legacy?.open(model);
  }

  /** Binds a pattern that is added after the start. */
  async bind(pattern: string): Promise<void> {
    if (this.channel.current && this.consumed)
      await this.queue.bind?.(this.channel.current, this.consumed.name, pattern);
  }

  /** Stops consuming; messages already delivered are still handled. */
  async stop(): Promise<void> {
    this.channel.stop();
    this.gate.tearDown();
    await this.legacy?.stop();
    if (this.consumed)
      await this.channel.current?.cancel(this.consumed.consumerTag).catch(() => undefined);
  }

  private async consume(channel: Channel, model: ChannelModel): Promise<void> {
    this.gate = new Gate();
    await channel.prefetch(this.queue.prefetch);
    const name = await this.queue.declare(channel, model);
    for (const pattern of this.handlers.keys()) await this.queue.bind?.(channel, name, pattern);
    const { consumerTag } = await channel.consume(name, (message) =>
      this.received(channel, message),
    );
    this.consumed = { name, consumerTag };
  }

  private received(channel: Channel, message: ConsumeMessage | null): void {
    if (message) void this.inFlight.track(this.deliver(channel, message));
    // Cancelled, for example because the queue was deleted: nothing arrives although the channel
    // looks healthy.
    else void this.channel.renew(channel);
  }

  private async deliver(channel: Channel, message: ConsumeMessage): Promise<void> {
    const queue = this.queue.name;
    if (message.fields.redelivered) count('redelivered');
    try {
      await this.settleMessage(channel, queue, message);
    } catch (error) {
      if (error instanceof Interrupted) return; // unsettled: the broker redelivers it
      if (error instanceof ConnectionLost) return nack(channel, message, true);
      this.logger.error({ queue, bug: bugReport(error) }, 'A message could not be settled.');
      nack(channel, message, true);
    }
  }

  private async settleMessage(
    channel: Channel,
    queue: string,
    message: ConsumeMessage,
  ): Promise<void> {
    const decoded = readable(message, queue);
    const handler = decoded && this.handlers.get(decoded.pattern);
    if (!handler) return this.bury(channel, queue, message);
    const pending: Promise<unknown>[] = [];
    // Handled from the start: otherwise work that fails while the reply is sent would end the
    // process as an unhandled rejection.
    const delivery: Delivery = {
      ...decoded,
      acknowledgeAfter: (work) => pending.push(work.catch(() => undefined)),
    };
    if (message.properties.replyTo && !this.canSend())
      await this.untilAbleToSend(channel, delivery.deadline);
    if (delivery.deadline?.passed) {
      count('expired');
      return ack(channel, message);
    }
    if (message.properties.replyTo) {
      const body = await answer(handler, delivery, replyText, (error) => this.report(queue, error));
      await this.untilTaken(channel, delivery.deadline, () => this.reply(queue, message, body));
      if (pending.length > 0) await settledWithin(pending, delivery.deadline);
      return ack(channel, message);
    }
    await this.settleUnanswered(channel, queue, message, delivery, handler);
  }

  private async settleUnanswered(
    channel: Channel,
    queue: string,
    message: ConsumeMessage,
    delivery: Delivery,
    handler: Handler,
  ): Promise<void> {
    try {
      await settle(handler, delivery, this.gate);
      count('handled');
      ack(channel, message);
    } catch (error) {
      if (error instanceof Interrupted) throw error;
      this.report(queue, error);
      nack(channel, message, this.queue.durable);
    }
  }

  /**
   * Waits for the publishing connection, which may come up after the first request at the start or
   * after an outage. Until then, requests that the handler sends itself would fail although there
   * is time left.
   */
  private async untilAbleToSend(channel: Channel, deadline: Deadline | undefined): Promise<void> {
    while (!this.canSend() && !this.channel.hasClosed(channel) && !deadline?.passed)
      await wait(CONNECTED_POLL_MS);
  }

  /**
   * Retries a publication that the broker does not accept: redelivery of the message would repeat
   * its work, and at once.
   */
  private async untilTaken(
    channel: Channel,
    deadline: Deadline | undefined,
    publish: () => Promise<void>,
  ): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        return await publish();
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
      if (deadline?.passed) return count('expired');
      if (this.channel.hasClosed(channel)) return; // the broker has redelivered the message
      await wait(backoffMs(failures));
    }
  }

  private async reply(queue: string, message: ConsumeMessage, body: string): Promise<void> {
    const { replyTo, correlationId } = message.properties as {
      replyTo: string;
      correlationId: string;
    };
    try {
      await this.publisher.publish(
        '',
        replyTo,
        Buffer.from(body),
        replyOptions(correlationId, queue),
      );
      count('handled');
    } catch (error) {
      if (error instanceof MessageTooLarge)
        return this.reply(queue, message, replyText(toReplyError(error)));
      if (!(error instanceof Unroutable)) throw error;
      count('returned_reply'); // the caller is gone
    }
  }

  private async bury(channel: Channel, queue: string, message: ConsumeMessage): Promise<void> {
    count('dead_lettered');
    this.logger.warn(
      { queue, pattern: String(message.properties.type) },
      'A message that cannot be handled was dead-lettered.',
    );
    if (this.queue.durable) return nack(channel, message, false);
    const options = {
      headers: { [FIRST_QUEUE]: queue },
      type: String(message.properties.type),
      persistent: true,
    };
    await this.untilTaken(channel, undefined, () =>
      this.publisher.publish(DEAD_LETTER_EXCHANGE, LIVE_DEAD_LETTERS, message.content, options),
    );
    if (message.properties.replyTo)
      await this.untilTaken(channel, undefined, () =>
        this.reply(queue, message, replyText(toReplyError(undefined))),
      );
    ack(channel, message);
  }

  private report(queue: string, error: unknown): void {
    count('failed');
    if (!isUnavailable(error))
      this.logger.error({ queue, bug: bugReport(error) }, 'A message handler failed.');
  }
}

const readable = (message: ConsumeMessage, queue: string): DecodedMessage | undefined => {
  try {
    return decode(message, queue);
  } catch {
    return undefined;
  }
};

/**
 * Waits for work that never rejects, at most until the deadline: after it the broker drops a
 * request instead of handing it out again, so waiting any longer protects nothing.
 */
const settledWithin = async (
  work: Promise<unknown>[],
  deadline: Deadline | undefined,
): Promise<void> => {
  const settled = Promise.all(work);
  if (!deadline) return void (await settled);
  const ended = new AbortController();
  await Promise.race([
    settled,
    wait(deadline.remainingMs, undefined, { signal: ended.signal }).catch(() => undefined),
  ]);
  ended.abort();
};

// A channel that closed meanwhile has already returned its messages to the broker.
const ack = (channel: Channel, message: ConsumeMessage): void =>
  ignoreClosed(() => channel.ack(message));
const nack = (channel: Channel, message: ConsumeMessage, requeue: boolean): void =>
  ignoreClosed(() => channel.nack(message, false, requeue));

const ignoreClosed = (action: () => void): void => {
  try {
    action();
  } catch (error) {
    if ((error as Error).name !== 'IllegalOperationError') throw error;
  }
};
