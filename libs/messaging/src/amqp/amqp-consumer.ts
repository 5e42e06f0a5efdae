import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConsumeMessage } from 'amqplib';
import { bugReport, type Deadline } from '@touchstone/kernel';
import { type Delivery, type Handler, Unroutable } from '../broker';
import { Gate, Interrupted } from '../gate';
import type { InFlight } from '../in-flight';
import { count } from '../metrics';
import { answer, backoffMs, isUnavailable, replyText, settle, toReplyError } from '../settlement';
import type { AmqpPublisher } from './amqp-publisher';
import { decode, replyOptions } from './envelope';
import { LastingChannel } from './lasting-channel';
import { DEAD_LETTER_EXCHANGE, LIVE_DEAD_LETTERS } from './topology';

export interface ConsumedQueue {
  prefetch: number;
  durable: boolean;
  /** Declares the queue; returns its name. Runs again whenever the queue was lost. */
  declare(channel: Channel): Promise<string>;
  /** Has messages of a pattern come to the queue, where its name alone does not do that. */
  bind?(channel: Channel, name: string, pattern: string): Promise<void>;
  /** Runs after a time in which messages may have been missed although the connection lived. */
  onReopened?(): void;
}

/** Consumes one queue on a channel of its own, and opens it again whenever it was lost. */
export class AmqpConsumer {
  private readonly logger = new Logger(AmqpConsumer.name);
  private readonly handlers = new Map<string, Handler>();
  private readonly channel = new LastingChannel<Channel>({
    create: (model) => model.createChannel(),
    prepare: (channel) => this.consume(channel),
    onLost: () => this.gate.tearDown(),
    onReopened: () => this.queue.onReopened?.(),
  });
  private gate = new Gate();
  private consumed: { name: string; consumerTag: string } | undefined;

  constructor(
    private readonly queue: ConsumedQueue,
    private readonly publisher: AmqpPublisher,
    private readonly inFlight: InFlight,
  ) {}

  get ready(): boolean {
    return this.channel.current !== undefined;
  }

  handle(pattern: string, handler: Handler): void {
    if (this.handlers.has(pattern)) throw new Error(`Two handlers for ${pattern}.`);
    this.handlers.set(pattern, handler);
  }

  /** Starts on a fresh connection. */
  open(model: ChannelModel): Promise<void> {
    return this.channel.open(model);
  }

  /** Makes the broker know of a pattern added after the start. */
  async bind(pattern: string): Promise<void> {
    if (this.channel.current && this.consumed)
      await this.queue.bind?.(this.channel.current, this.consumed.name, pattern);
  }

  /** Takes nothing new; what was taken goes on. */
  async stop(): Promise<void> {
    this.channel.stop();
    this.gate.tearDown();
    if (this.consumed)
      await this.channel.current?.cancel(this.consumed.consumerTag).catch(() => undefined);
  }

  private async consume(channel: Channel): Promise<void> {
    this.gate = new Gate();
    await channel.prefetch(this.queue.prefetch);
    const name = await this.queue.declare(channel);
    for (const pattern of this.handlers.keys()) await this.queue.bind?.(channel, name, pattern);
    const { consumerTag } = await channel.consume(name, (message) =>
      this.received(channel, name, message),
    );
    this.consumed = { name, consumerTag };
  }

  private received(channel: Channel, queue: string, message: ConsumeMessage | null): void {
    if (message) void this.inFlight.track(this.deliver(channel, queue, message));
    // Cancelled, for example because the queue was deleted: deaf, while the channel looks healthy.
    else void this.channel.renew(channel);
  }

  private async deliver(channel: Channel, queue: string, message: ConsumeMessage): Promise<void> {
    try {
      await this.settleMessage(channel, queue, message);
    } catch (error) {
      if (error instanceof Interrupted) return; // unsettled: the broker hands it out again
      this.logger.error({ queue, bug: bugReport(error) }, 'A message could not be settled.');
      nack(channel, message, true);
    }
  }

  private async settleMessage(
    channel: Channel,
    queue: string,
    message: ConsumeMessage,
  ): Promise<void> {
    const delivery = readable(message, queue);
    const handler = delivery && this.handlers.get(delivery.pattern);
    if (!handler) return this.bury(channel, queue, message);
    if (delivery.deadline?.passed) {
      count('expired');
      return ack(channel, message);
    }
    if (message.properties.replyTo) {
      const body = await answer(handler, delivery, replyText, (error) => this.report(queue, error));
      await this.untilTaken(channel, delivery.deadline, () => this.reply(queue, message, body));
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

  /** Repeats what the broker does not take now: handing the message out again would have its work done again, and at once. */
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
      if (this.channel.current !== channel) return; // the broker has handed the message out again
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
      if (!(error instanceof Unroutable)) throw error;
      count('returned_reply'); // the caller is gone
    }
  }

  private async bury(channel: Channel, queue: string, message: ConsumeMessage): Promise<void> {
    count('dead_lettered');
    this.logger.warn(
      { queue, pattern: String(message.properties.type) },
      'A message nobody can read went to the dead letters.',
    );
    if (this.queue.durable) return nack(channel, message, false);
    const options = {
      headers: { 'x-first-queue': queue },
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

const readable = (message: ConsumeMessage, queue: string): Delivery | undefined => {
  try {
    return decode(message, queue);
  } catch {
    return undefined;
  }
};

// A channel that closed meanwhile has given its messages back already.
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
