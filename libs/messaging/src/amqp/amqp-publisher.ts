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

interface Unconfirmed {
  settle(error?: Error): void;
}

/** Publishes with confirms on a connection of its own; every message is mandatory. */
export class AmqpPublisher {
  readonly connection: AmqpConnection;
  private readonly channel = new LastingChannel(
    (model) => model.createConfirmChannel(),
    (channel) => this.prepare(channel),
    () => this.fail(),
  );
  private readonly unconfirmed = new Map<string, Unconfirmed>();

  constructor(
    url: string,
    name: string,
    private readonly queues: readonly WorkQueue[],
  ) {
    this.connection = new AmqpConnection(url, `${name} publishing`, (model) => this.channel.open(model));
    this.connection.on('down', () => this.fail());
  }

  /** @throws Unroutable when no queue takes it, Refused when one is full, Unavailable when the broker is away or does not confirm. */
  publish(exchange: string, key: string, body: Buffer, options: Options.Publish): Promise<void> {
    const channel = this.channel.current;
    if (!this.connection.up || !channel) return Promise.reject(new Unavailable('The message broker is away.'));
    const messageId = newId();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.unconfirmed.get(messageId)?.settle(new Unavailable('The message broker did not confirm in time.')), CONFIRM_TIMEOUT_MS);
      const settle = (error?: Error): void => {
        clearTimeout(timer);
        this.unconfirmed.delete(messageId);
        if (error) reject(error);
        else resolve();
      };
      this.unconfirmed.set(messageId, { settle });
      channel.publish(exchange, key, body, { ...options, messageId, mandatory: true, contentType: 'application/json' }, (nack) => {
        settle(nack ? new Refused('A queue of the message broker is full.') : undefined);
      });
    });
  }

  private async prepare(channel: ConfirmChannel): Promise<void> {
    // A return comes before its confirm, so the message is already settled when that arrives.
    channel.on('return', ({ properties, fields }) => {
      this.unconfirmed.get(String(properties.messageId))?.settle(new Unroutable(String((fields as { routingKey: string }).routingKey)));
    });
    await declareExchanges(channel);
    for (const queue of this.queues) await declareWorkQueue(channel, queue);
  }

  private fail(): void {
    for (const { settle } of [...this.unconfirmed.values()]) settle(new Unavailable('The connection to the message broker was lost.'));
  }
}
