import type { ChannelModel, ConfirmChannel, Options } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import { newId, Unavailable } from '@touchstone/kernel';
import {
  ConnectionLost,
  MESSAGE_LIMIT_BYTES,
  MessageTooLarge,
  type QueueLimits,
  Unroutable,
} from '../broker';
import { AmqpConnection } from './amqp-connection';
import { retireLiveDeadLetters } from './legacy-queue';
import { ReconnectingChannel } from './reconnecting-channel';
import { declareExchanges, declareLiveDeadLetters } from './topology';
import { WorkRoutes } from './work-routes';

/** A broker that has not confirmed within this time counts as unavailable. */
const CONFIRM_TIMEOUT_MS = 1_500;

/** The broker refused a copy because a queue is full. Other queues may have accepted theirs. */
export class Refused extends Unavailable {}

/**
 * Bound on unconfirmed messages, so that a slow broker does not exhaust the memory of this process.
 */
const UNCONFIRMED_BYTES = 64 * 1024 * 1024;

interface Unconfirmed {
  bytes: number;
  timer: NodeJS.Timeout;
  settled(error?: Error): void;
}

/** Publishes with confirms on a connection of its own; every message is mandatory. */
export class AmqpPublisher {
  readonly connection: AmqpConnection;
  readonly routes: WorkRoutes;
  private readonly channel = new ReconnectingChannel<ConfirmChannel>({
    create: (model) => model.createConfirmChannel(),
    prepare: (channel, model) => this.prepare(channel, model),
    onLost: () => this.fail(),
  });
  private readonly unconfirmed = new Map<string, Unconfirmed>();
  private unconfirmedBytes = 0;

  constructor(url: string, name: string, queues: readonly WorkQueue[], limits?: QueueLimits) {
    this.routes = new WorkRoutes(queues, limits);
    this.connection = new AmqpConnection(url, `${name} publishing`, (model) =>
      this.channel.open(model),
    );
    this.connection.on('down', () => this.fail());
  }

  get ready(): boolean {
    return this.connection.up && this.channel.current !== undefined;
  }

  /**
   * @throws MessageTooLarge, Unroutable when no queue accepts it, Refused when one is full,
   * Unavailable when the broker is unavailable or does not confirm.
   */
  publish(exchange: string, key: string, body: Buffer, options: Options.Publish): Promise<void> {
    const channel = this.channel.current;
    if (!this.connection.up || !channel)
      return Promise.reject(new ConnectionLost('The message broker is unavailable.'));
    if (body.length > MESSAGE_LIMIT_BYTES) return Promise.reject(new MessageTooLarge(body.length));
    if (this.unconfirmedBytes + body.length > UNCONFIRMED_BYTES)
      return Promise.reject(
        new Unavailable('The message broker is too slow to accept more messages.'),
      );
    const messageId = newId();
    return new Promise((resolve, reject) => {
      this.remember(messageId, body.length, (error) => (error ? reject(error) : resolve()));
      try {
        channel.publish(
          exchange,
          key,
          body,
          { ...options, messageId, mandatory: true, contentType: 'application/json' },
          (nack) =>
            this.settle(
              messageId,
              nack ? new Refused('A queue of the message broker is full.') : undefined,
            ),
        );
      } catch {
        this.settle(messageId, connectionLost()); // the channel has just closed
      }
    });
  }

  private remember(messageId: string, bytes: number, settled: (error?: Error) => void): void {
    // It remains unconfirmed: until the broker answers, its bytes are in the buffers of this
    // process.
    const late = (): void =>
      settled(new Unavailable('The message broker did not confirm in time.'));
    // After a stall of this process the timer runs before its sockets are read, and the confirm may
    // be there already: publishing again would duplicate the message.
    const timer = setTimeout(() => setImmediate(late), CONFIRM_TIMEOUT_MS);
    this.unconfirmed.set(messageId, { bytes, timer, settled });
    this.unconfirmedBytes += bytes;
  }

  private settle(messageId: string, error?: Error): void {
    const message = this.unconfirmed.get(messageId);
    if (!message) return;
    clearTimeout(message.timer);
    this.unconfirmed.delete(messageId);
    this.unconfirmedBytes -= message.bytes;
    message.settled(error);
  }

  private async prepare(channel: ConfirmChannel, model: ChannelModel): Promise<void> {
    // A return comes before its confirm, so the message is already settled when that arrives.
    channel.on('return', ({ properties, fields }) => {
      this.settle(
        String(properties.messageId),
        new Unroutable(String((fields as { routingKey: string }).routingKey)),
      );
    });
    await declareExchanges(channel);
    // Undefined while the node is down that has them.
    if ((await declareLiveDeadLetters(model)) !== undefined) await retireLiveDeadLetters(model);
    await this.routes.open(model);
  }

  private fail(): void {
    for (const messageId of [...this.unconfirmed.keys()]) this.settle(messageId, connectionLost());
  }
}

export const connectionLost = (): ConnectionLost =>
  new ConnectionLost('The connection to the message broker was lost.');
