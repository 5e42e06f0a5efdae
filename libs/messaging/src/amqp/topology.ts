import type { Channel } from 'amqplib';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { DELIVERY_LIMIT, QUEUE_LIMIT } from '../broker';

export const WORK_EXCHANGE = 'touchstone.work';
export const EVENT_EXCHANGE = 'touchstone.events';
export const DEAD_LETTER_EXCHANGE = 'touchstone.dead';

/** Where live queues' unreadable messages go; durable queues have one each. */
export const LIVE_DEAD_LETTERS = 'live.dead';

const DAYS_7_MS = 7 * 24 * 3600 * 1000;
const DEAD_LETTERS_KEPT = 10_000;

export const declareExchanges = async (channel: Channel): Promise<void> => {
  await channel.assertExchange(WORK_EXCHANGE, 'direct', { durable: true });
  await channel.assertExchange(EVENT_EXCHANGE, 'topic', { durable: true });
  await channel.assertExchange(DEAD_LETTER_EXCHANGE, 'direct', { durable: true });
  await declareDeadLetters(channel, LIVE_DEAD_LETTERS);
};

/** Bounded in number and in time; the oldest go first. */
const declareDeadLetters = async (channel: Channel, name: string): Promise<void> => {
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      'x-queue-type': 'classic',
      'x-message-ttl': DAYS_7_MS,
      'x-max-length': DEAD_LETTERS_KEPT,
      'x-overflow': 'drop-head',
    },
  });
  await channel.bindQueue(name, DEAD_LETTER_EXCHANGE, name);
};

export const declareWorkQueue = async (
  channel: Channel,
  { name, durable }: WorkQueue,
): Promise<void> => {
  if (durable) await declareDurableQueue(channel, name);
  else await channel.assertQueue(name, { durable: true, arguments: LIVE_QUEUE });
  await channel.bindQueue(name, WORK_EXCHANGE, name);
};

// Messages are transient and expire at their deadline, so no dead-letter exchange here: it would collect what merely expired.
const LIVE_QUEUE = {
  'x-queue-type': 'classic',
  'x-max-length': QUEUE_LIMIT,
  'x-overflow': 'reject-publish',
};

const declareDurableQueue = async (channel: Channel, name: string): Promise<void> => {
  await declareDeadLetters(channel, `${name}.dead`);
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      // The broker counts returns: the message that comes back this often has been handed out once more.
      'x-delivery-limit': DELIVERY_LIMIT - 1,
      'x-dead-letter-exchange': DEAD_LETTER_EXCHANGE,
      // Without a key of its own, a dead letter would be routed by every key the message was published with.
      'x-dead-letter-routing-key': `${name}.dead`,
      'x-dead-letter-strategy': 'at-least-once',
      'x-max-length': 100_000,
      'x-overflow': 'reject-publish',
    },
  });
};

/** @returns the queue's name */
export const declareSubscription = async (
  channel: Channel,
  { service, kind }: Subscription,
): Promise<string> => {
  if (kind === 'broadcast')
    return (await channel.assertQueue('', { exclusive: true, autoDelete: true })).queue;
  const name = `events.${service}`;
  await declareDurableQueue(channel, name);
  return name;
};

export const bindEvent = async (
  channel: Channel,
  queue: string,
  pattern: string,
): Promise<void> => {
  await channel.bindQueue(queue, EVENT_EXCHANGE, pattern);
};
