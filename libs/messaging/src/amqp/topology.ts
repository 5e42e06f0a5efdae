import type { Channel, ChannelModel, Replies } from 'amqplib';
import type { Subscription, WorkQueue } from '@touchstone/contracts';
import { DELIVERY_LIMIT, DURABLE_LIMITS, LIVE_LIMITS, type QueueLimits } from '../broker';
import { NOT_FOUND, tried } from './own-channel';

export const WORK_EXCHANGE = 'touchstone.work';
export const EVENT_EXCHANGE = 'touchstone.events';
export const DEAD_LETTER_EXCHANGE = 'touchstone.dead';

/**
 * Arguments of a queue cannot change, so a change of them is a new generation of queues;
 * `legacy-queue.ts` takes care of those before it.
 */
const generation = (name: string): string => `${name}.v2`;

/**
 * The broker's name of a work queue, and the routing key that leads to it. The legacy generation
 * has the bare name.
 */
export const workQueueName = (name: string): string => generation(name);
/** The bare name of a shared subscription. */
export const subscriptionName = (service: string): string => `events.${service}`;
/** The broker's name of a shared subscription's queue. */
export const subscriptionQueueName = (service: string): string =>
  generation(subscriptionName(service));
const DEAD = '.dead';
export const deadLettersOf = (queue: string): string => `${queue}${DEAD}`;

/** The dead-letter queue shared by all live queues; durable queues have one each. */
export const LIVE_DEAD_LETTERS = generation('live.dead');
export const LEGACY_LIVE_DEAD_LETTERS = 'live.dead';

/**
 * Returns the names of the dead-letter queues of these queues and subscriptions, and of those that
 * an earlier version may have left.
 */
export const deadLetterQueues = (
  queues: readonly WorkQueue[],
  subscribers: readonly string[],
): string[] => [
  LIVE_DEAD_LETTERS,
  ...queues.filter(({ durable }) => durable).map(({ name }) => deadLettersOf(workQueueName(name))),
  ...subscribers.map((service) => deadLettersOf(subscriptionQueueName(service))),
  LEGACY_LIVE_DEAD_LETTERS,
  ...subscribers.map((service) => deadLettersOf(subscriptionName(service))),
];

/**
 * Returns the queue whose letters a dead-letter queue holds; `undefined` if it has those of all
 * live queues.
 */
export const queueOfDeadLetters = (deadLetters: string): string | undefined =>
  [LIVE_DEAD_LETTERS, LEGACY_LIVE_DEAD_LETTERS].includes(deadLetters)
    ? undefined
    : deadLetters.slice(0, -DEAD.length);

const DAYS_7_MS = 7 * 24 * 3600 * 1000;
const DEAD_LETTER_LIMITS: QueueLimits = { messages: 10_000, bytes: 256 * 1024 * 1024 };

export const declareExchanges = async (channel: Channel): Promise<void> => {
  await channel.assertExchange(WORK_EXCHANGE, 'direct', { durable: true });
  await channel.assertExchange(EVENT_EXCHANGE, 'topic', { durable: true });
  await channel.assertExchange(DEAD_LETTER_EXCHANGE, 'direct', { durable: true });
};

/** @returns `undefined` if the node is down that has the queue; it works once the node does */
export const declareLiveDeadLetters = (model: ChannelModel): Promise<true | undefined> =>
  tried<true>(model, NOT_FOUND, async (channel) => {
    await declareDeadLetters(channel, LIVE_DEAD_LETTERS);
    return true;
  });

const bounds = ({ messages, bytes }: QueueLimits, overflow: 'reject-publish' | 'drop-head') => ({
  'x-max-length': messages,
  'x-max-length-bytes': bytes,
  'x-overflow': overflow,
});

/**
 * Declares a dead-letter queue bounded in number, size and time; the oldest letters are dropped
 * first.
 */
const declareDeadLetters = async (channel: Channel, name: string): Promise<void> => {
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      'x-queue-type': 'classic',
      'x-message-ttl': DAYS_7_MS,
      ...bounds(DEAD_LETTER_LIMITS, 'drop-head'),
    },
  });
  await channel.bindQueue(name, DEAD_LETTER_EXCHANGE, name);
};

/** @returns the number of its consumers */
export const declareWorkQueue = async (
  model: ChannelModel,
  channel: Channel,
  { name, durable }: WorkQueue,
  limits?: QueueLimits,
): Promise<number> => {
  const queue = workQueueName(name);
  const { consumerCount } = durable
    ? await declareDurableQueue(model, channel, queue, 'at-least-once', limits)
    : await declareLiveQueue(channel, queue, limits);
  await channel.bindQueue(queue, WORK_EXCHANGE, queue);
  return consumerCount;
};

// Messages are transient and expire at their deadline, so no dead-letter exchange here: it would
// collect expired messages.
const declareLiveQueue = (
  channel: Channel,
  name: string,
  limits: QueueLimits = LIVE_LIMITS,
): Promise<Replies.AssertQueue> =>
  channel.assertQueue(name, {
    durable: true,
    arguments: { 'x-queue-type': 'classic', ...bounds(limits, 'reject-publish') },
  });

/**
 * Overflow behaviour by dead-letter strategy. A full work queue refuses messages. A full
 * subscription dead-letters its oldest events, at most once: refusing an event would refuse it for
 * all subscribers.
 */
const OVERFLOW = { 'at-least-once': 'reject-publish', 'at-most-once': 'drop-head' } as const;

const declareDurableQueue = async (
  model: ChannelModel,
  channel: Channel,
  name: string,
  strategy: keyof typeof OVERFLOW,
  limits: QueueLimits = DURABLE_LIMITS,
): Promise<Replies.AssertQueue> => {
  // A quorum queue survives the loss of a node, the classic one with its dead letters does not.
  await tried(model, NOT_FOUND, (own) => declareDeadLetters(own, deadLettersOf(name)));
  return channel.assertQueue(name, {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      // The broker counts redeliveries, so the number of deliveries is one higher.
      'x-delivery-limit': DELIVERY_LIMIT - 1,
      'x-dead-letter-exchange': DEAD_LETTER_EXCHANGE,
      // Without its own key, a dead letter would be routed by every key the message was published
      // with.
      'x-dead-letter-routing-key': deadLettersOf(name),
      'x-dead-letter-strategy': strategy,
      ...bounds(limits, OVERFLOW[strategy]),
    },
  });
};

/** @returns the queue's name */
export const declareSubscription = async (
  model: ChannelModel,
  channel: Channel,
  { service, kind }: Subscription,
  limits?: QueueLimits,
): Promise<string> => {
  if (kind === 'broadcast') return declareOwnQueue(channel, '');
  const name = subscriptionQueueName(service);
  await declareDurableQueue(model, channel, name, 'at-most-once', limits);
  return name;
};

/**
 * Declares a queue that is exclusive to this connection. If the process does not read, the queue
 * drops its oldest messages instead of blocking publishers.
 */
export const declareOwnQueue = async (channel: Channel, name: string): Promise<string> => {
  const { queue } = await channel.assertQueue(name, {
    exclusive: true,
    autoDelete: true,
    arguments: bounds(LIVE_LIMITS, 'drop-head'),
  });
  return queue;
};

export const bindEvent = async (
  channel: Channel,
  queue: string,
  pattern: string,
): Promise<void> => {
  await channel.bindQueue(queue, EVENT_EXCHANGE, pattern);
};
