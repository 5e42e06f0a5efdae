import type { ConfirmChannel, Options } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import { newId, Unavailable } from '@touchstone/kernel';
import { Unroutable } from '../broker';
import { AmqpConnection } from './amqp-connection';
import { LastingChannel } from './lasting-channel';
import { declareExchanges, declareWorkQueue } from './topology';

/** A broker that has not confirmed by then counts as away. */
const CONFIRM_TIMEOUT_MS = 1_500;

/** The broker refused a copy: a queue is full. Copies in other queues may have arrived all the same. */
export class Refused extends Unavailable {}

/** What may wait for the broker, so that a slow one does not fill the memory here. */
const UNCONFIRMED_BYTES = 64 * 1024 * 1024;

interface Unconfirmed {
  bytes: number;
  timer: NodeJS.Timeout;
  settled(error?: Error): void;
}

/** Publishes with confirms on a connection of its own; every message is mandatory. */
export class AmqpPublisher {
  readonly connection: AmqpConnection;
  private readonly channel = new LastingChannel<ConfirmChannel>({
    create: (model) => model.createConfirmChannel(),
    prepare: (channel) => this.prepare(channel),
    onLost: () => this.fail(),
  });
  private readonly unconfirmed = new Map<string, Unconfirmed>();
  private unconfirmedBytes = 0;

  constructor(
    url: string,
    name: string,
    private readonly queues: readonly WorkQueue[],
  ) {
    this.connection = new AmqpConnection(url, `${name} publishing`, (model) =>
      this.channel.open(model),
    );
    this.connection.on('down', () => this.fail());
  }

  get ready(): boolean {
    return this.connection.up && this.channel.current !== undefined;
  }

  /** @throws Unroutable when no queue takes it, Refused when one is full, Unavailable when the broker is away or does not confirm. */
  publish(exchange: string, key: string, body: Buffer, options: Options.Publish): Promise<void> {
    const channel = this.channel.current;
    if (!this.connection.up || !channel)
      return Promise.reject(new Unavailable('The message broker is away.'));
    if (this.unconfirmedBytes + body.length > UNCONFIRMED_BYTES)
      return Promise.reject(new Unavailable('The message broker is too slow to take more.'));
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
        this.settle(messageId, connectionLost()); // the channel closed under us
      }
    });
  }

  private remember(messageId: string, bytes: number, settled: (error?: Error) => void): void {
    // It stays among the unconfirmed: until the broker says something, its bytes are in this process's buffers.
    const timer = setTimeout(
      () => settled(new Unavailable('The message broker did not confirm in time.')),
      CONFIRM_TIMEOUT_MS,
    );
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

  private async prepare(channel: ConfirmChannel): Promise<void> {
    // A return comes before its confirm, so the message is already settled when that arrives.
    channel.on('return', ({ properties, fields }) => {
      this.settle(
        String(properties.messageId),
        new Unroutable(String((fields as { routingKey: string }).routingKey)),
      );
    });
    await declareExchanges(channel);
    for (const queue of this.queues) await declareWorkQueue(channel, queue);
  }

  private fail(): void {
    for (const messageId of [...this.unconfirmed.keys()]) this.settle(messageId, connectionLost());
  }
}

export const connectionLost = (): Unavailable =>
  new Unavailable('The connection to the message broker was lost.');
