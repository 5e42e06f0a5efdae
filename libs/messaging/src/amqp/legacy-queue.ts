import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Channel, ChannelModel, ConsumeMessage, Replies } from 'amqplib';
import type { WorkQueue } from '@touchstone/contracts';
import { InFlight } from '../in-flight';
import { closeInBackground, NOT_FOUND, onOwnChannel, tried } from './own-channel';
import {
  DEAD_LETTER_EXCHANGE,
  deadLettersOf,
  EVENT_EXCHANGE,
  LEGACY_LIVE_DEAD_LETTERS,
  LIVE_DEAD_LETTERS,
  subscriptionName,
  subscriptionQueueName,
  WORK_EXCHANGE,
  workQueueName,
} from './topology';

/** Interval between checks of a legacy queue, until it is deleted. */
const CHECK_MS = 5_000;
const PRECONDITION_FAILED = 406;

/** A queue that an earlier version used in place of the current one. */
export interface LegacyQueueDefinition {
  name: string;
  /** The current queue. */
  successor: string;
  prefetch: number;
  /** Runs before its messages are consumed. */
  detach(channel: Channel): Promise<void>;
  /** Deletes the queue if it has neither consumers nor messages. @returns true if it is deleted */
  retire(model: ChannelModel): Promise<boolean>;
}

/**
 * Processes of an earlier version publish to the legacy queue and consume it, so it is shared with
 * them until they have stopped; then its routing key moves to the successor.
 */
export const legacyWorkQueue = ({ name, prefetch }: WorkQueue): LegacyQueueDefinition => ({
  name,
  successor: workQueueName(name),
  prefetch,
  detach: async () => undefined,
  retire: (model) => retireWorkQueue(model, name),
});

/**
 * Routes events to the successor as soon as it exists; those left in the legacy queue are handled
 * as well.
 */
export const legacySubscription = (
  service: string,
  prefetch: number,
  patterns: () => Iterable<string>,
): LegacyQueueDefinition => {
  const name = subscriptionName(service);
  return {
    name,
    successor: subscriptionQueueName(service),
    prefetch,
    detach: async (channel) => {
      for (const pattern of patterns()) await channel.unbindQueue(name, EVENT_EXCHANGE, pattern);
    },
    retire: async (model) => {
      if (!(await quorumQueueDeleted(model, name))) return false;
      await deletedWhenIdle(model, deadLettersOf(name));
      return true;
    },
  };
};

/** @returns true if the legacy queue is deleted and its routing key leads to the current one */
export const retireWorkQueue = (model: ChannelModel, name: string): Promise<boolean> =>
  replacedWhenIdle(model, { name, exchange: WORK_EXCHANGE, successor: workQueueName(name) });

/** Processes of an earlier version still dead-letter messages that they cannot decode. */
export const retireLiveDeadLetters = (model: ChannelModel): Promise<boolean> =>
  replacedWhenIdle(model, {
    name: LEGACY_LIVE_DEAD_LETTERS,
    exchange: DEAD_LETTER_EXCHANGE,
    successor: LIVE_DEAD_LETTERS,
  });

interface Replacement {
  name: string;
  /** Routes the legacy queue's name, as a key, to the queue. */
  exchange: string;
  successor: string;
}

/**
 * Deletes a classic queue without consumers and messages and moves its key to the successor, which
 * is bound before: otherwise messages published in between would reach no queue. A message
 * published just then may reach both and be handled twice.
 * @returns true if the queue is deleted
 */
const replacedWhenIdle = async (
  model: ChannelModel,
  { name, exchange, successor }: Replacement,
): Promise<boolean> => {
  const bind = () => onOwnChannel(model, (channel) => channel.bindQueue(successor, exchange, name));
  if (await isUsed(model, name)) return false;
  await bind();
  if (await deletedWhenIdle(model, name)) {
    // Another process may have undone the binding since.
    await bind();
    return true;
  }
  await onOwnChannel(model, (channel) => channel.unbindQueue(successor, exchange, name));
  if (await exists(model, name)) return false;
  await bind();
  return true;
};

const stateOf = (model: ChannelModel, name: string): Promise<Replies.AssertQueue | undefined> =>
  tried(model, NOT_FOUND, (channel) => channel.checkQueue(name));

const exists = async (model: ChannelModel, name: string): Promise<boolean> =>
  (await stateOf(model, name)) !== undefined;

const isUsed = async (model: ChannelModel, name: string): Promise<boolean> => {
  const state = await stateOf(model, name);
  return state !== undefined && state.consumerCount + state.messageCount > 0;
};

/**
 * Deletes a classic queue that has neither consumers nor messages.
 * @returns true if it does not exist any more
 */
const deletedWhenIdle = async (model: ChannelModel, name: string): Promise<boolean> => {
  const deleted = await tried(model, PRECONDITION_FAILED, (channel) =>
    // A queue that does not exist is deleted without an error.
    channel.deleteQueue(name, { ifUnused: true, ifEmpty: true }),
  );
  return deleted !== undefined;
};

/**
 * Deletes a quorum queue that is no longer used. Conditional deletion does not exist for quorum
 * queues, but nothing is routed to this one any more, and a process that still handles one of its
 * messages still counts as a consumer.
 */
const quorumQueueDeleted = async (model: ChannelModel, name: string): Promise<boolean> => {
  const state = await stateOf(model, name);
  if (!state) return true;
  if (state.consumerCount > 0 || state.messageCount > 0) return false;
  return (await tried(model, NOT_FOUND, (channel) => channel.deleteQueue(name))) !== undefined;
};

/** Consumes a legacy queue beside its successor until it is deleted. */
export class LegacyQueue {
  private readonly logger = new Logger(LegacyQueue.name);
  private readonly inFlight = new InFlight();
  private consumed: { channel: Channel; consumerTag: string } | undefined;
  /**
   * This process has stopped consuming it, and resumes only for messages that have no other
   * consumer.
   */
  private released = false;
  private model: ChannelModel | undefined;
  private stopped = false;

  constructor(
    private readonly legacy: LegacyQueueDefinition,
    private readonly deliver: (channel: Channel, message: ConsumeMessage) => Promise<void>,
  ) {}

  /** Starts on a fresh connection. */
  async open(model: ChannelModel): Promise<void> {
    this.model = model;
    this.consumed = undefined;
    this.released = false;
    if (!(await this.tryStep(model))) void this.watch(model);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.consumed?.channel.cancel(this.consumed.consumerTag).catch(() => undefined);
  }

  private async watch(model: ChannelModel): Promise<void> {
    for (;;) {
      await wait(CHECK_MS, undefined, { ref: false });
      if (this.stopped || this.model !== model || (await this.tryStep(model))) return;
    }
  }

  private async tryStep(model: ChannelModel): Promise<boolean> {
    try {
      return await this.step(model);
    } catch (error) {
      // Another process may have deleted it; the next step checks again.
      this.consumed = undefined;
      this.logger.warn(
        { queue: this.legacy.name, err: (error as Error).message },
        'A queue of an earlier version could not be checked.',
      );
      return false;
    }
  }

  /** @returns true if the legacy queue is deleted */
  private async step(model: ChannelModel): Promise<boolean> {
    if (this.consumed) {
      const { channel, consumerTag } = this.consumed;
      if (!(await this.isDone(channel))) return false;
      await channel.cancel(consumerTag);
      closeInBackground(channel);
      this.consumed = undefined;
      this.released = true;
    }
    if (await this.legacy.retire(model)) return true;
    await this.consume(model);
    return this.consumed === undefined && this.legacy.retire(model);
  }

  /**
   * Returns true if it is empty and all its consumers are of this version: those consume the
   * successor as well.
   */
  private async isDone(channel: Channel): Promise<boolean> {
    const [legacy, successor] = [
      await channel.checkQueue(this.legacy.name),
      await channel.checkQueue(this.legacy.successor),
    ];
    return (
      legacy.messageCount === 0 &&
      this.inFlight.idle &&
      legacy.consumerCount <= successor.consumerCount
    );
  }

  private async consume(model: ChannelModel): Promise<void> {
    const channel = await model.createChannel();
    channel.on('error', (error) =>
      this.logger.warn(
        { queue: this.legacy.name, err: error.message },
        'A queue of an earlier version was lost.',
      ),
    );
    await this.legacy.detach(channel);
    const { consumerCount, messageCount } = await channel.checkQueue(this.legacy.name);
    // Processes that started together check together: if each consumed again because the other had
    // just stopped, they would keep each other from deleting the queue.
    if (this.released && (consumerCount > 0 || messageCount === 0))
      return closeInBackground(channel);
    await channel.prefetch(this.legacy.prefetch);
    const { consumerTag } = await channel.consume(
      this.legacy.name,
      (message) => message && void this.inFlight.track(this.deliver(channel, message)),
    );
    this.consumed = { channel, consumerTag };
  }
}
