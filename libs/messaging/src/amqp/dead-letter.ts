import { hash } from 'node:crypto';
import type { GetMessage, Options } from 'amqplib';
import { FIRST_QUEUE, TRACE } from './envelope';
import { queueOfDeadLetters, workQueueName } from './topology';

/** A message that could not be handled, without its content. */
export interface DeadLetter {
  /** Unique within its dead-letter queue. */
  id: string;
  /** Pattern of the message; `''` if it has none. */
  pattern: string;
  /**
   * RabbitMQ's `rejected`, `delivery_limit`, `maxlen` or `expired`; `unhandled` for a message of a
   * live queue that no consumer could read.
   */
  reason: string;
  /** The queue where it died; `undefined` if the message does not tell. */
  queue: string | undefined;
  diedAt: Date | undefined;
  bytes: number;
}

interface Death {
  reason?: unknown;
  time?: { value?: unknown };
}

const ID = /^[\w-]{1,64}$/;

const latestDeath = ({ properties }: GetMessage): Death => {
  const deaths: unknown = properties.headers?.['x-death'];
  return Array.isArray(deaths) ? ((deaths[0] ?? {}) as Death) : {};
};

/** Returns the id of the message, or one derived from its text and time if it has none. */
const idOf = ({ properties, content }: GetMessage, diedAt: Date | undefined): string => {
  const id: unknown = properties.messageId;
  return typeof id === 'string' && ID.test(id)
    ? id
    : hash('sha256', `${diedAt?.toISOString() ?? ''} ${content.toString('base64')}`).slice(0, 16);
};

const queueOf = ({ properties }: GetMessage, deadLetters: string): string | undefined => {
  const first: unknown = properties.headers?.[FIRST_QUEUE];
  return (
    queueOfDeadLetters(deadLetters) ??
    (typeof first === 'string' ? workQueueName(first) : undefined)
  );
};

/** @param deadLetters name of the queue that holds the letter */
export const toDeadLetter = (message: GetMessage, deadLetters: string): DeadLetter => {
  const { reason, time } = latestDeath(message);
  const diedAt = typeof time?.value === 'number' ? new Date(time.value * 1_000) : undefined;
  return {
    id: idOf(message, diedAt),
    pattern: String(message.properties.type ?? ''),
    reason: typeof reason === 'string' ? reason : 'unhandled',
    queue: queueOf(message, deadLetters),
    diedAt,
    bytes: message.content.length,
  };
};

/**
 * Properties of a letter that is published again. Of its headers only the trace: those of its death
 * would describe an earlier one if it died again.
 */
export const requeueOptions = ({ properties }: GetMessage): Options.Publish => {
  const { type, messageId, contentType } = properties;
  const trace: unknown = properties.headers?.[TRACE];
  return {
    ...(type !== undefined && { type: String(type) }),
    ...(messageId !== undefined && { messageId: String(messageId) }),
    ...(contentType !== undefined && { contentType: String(contentType) }),
    ...(typeof trace === 'string' && { headers: { [TRACE]: trace } }),
    persistent: true,
    mandatory: true,
  };
};
