import type { ConsumeMessage, Options } from 'amqplib';
import { Deadline } from '@touchstone/kernel';
import type { Delivery, OutgoingRequest } from '../broker';
import type { ReplyBody } from '../settlement';

const REMAINING = 'x-remaining-ms';
const SENT_AT = 'x-sent-at-ms';
const ANSWERED_BY = 'x-answered-by';
export const TRACE = 'traceparent';
/** On the dead letter of a live queue: the queue that it was consumed from. */
export const FIRST_QUEUE = 'x-first-queue';

export const encode = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

/**
 * Properties of a live request: transient, gone at its deadline.
 * @param copiesTo further routing keys
 */
export const requestOptions = (
  request: OutgoingRequest,
  correlationId: string,
  replyTo: string,
  copiesTo: readonly string[],
): Options.Publish => {
  const remaining = Math.max(1, Math.floor(request.deadline.remainingMs));
  return {
    type: request.pattern,
    correlationId,
    replyTo,
    expiration: String(remaining),
    persistent: false,
    ...(copiesTo.length > 0 && { CC: [...copiesTo] }),
    headers: {
      [REMAINING]: remaining,
      [SENT_AT]: Date.now(),
      ...(request.traceparent && { [TRACE]: request.traceparent }),
    },
  };
};

/** Properties of a message without a reply, which survives a restart of the broker. */
export const durableOptions = (pattern: string, traceparent?: string): Options.Publish => ({
  type: pattern,
  persistent: true,
  ...(traceparent && { headers: { [TRACE]: traceparent } }),
});

/** The part of a delivery that the message itself carries. */
export type DecodedMessage = Omit<Delivery, 'acknowledgeAfter'>;

export const replyOptions = (correlationId: string, queue: string): Options.Publish => ({
  correlationId,
  persistent: false,
  headers: { [ANSWERED_BY]: queue },
});

/** @throws SyntaxError if the body is not JSON. */
export const decode = (message: ConsumeMessage, queue: string): DecodedMessage => {
  const headers = message.properties.headers ?? {};
  const remaining: unknown = headers[REMAINING];
  const sentAt: unknown = headers[SENT_AT];
  const trace: unknown = headers[TRACE];
  return {
    pattern: String(message.properties.type),
    body: JSON.parse(message.content.toString('utf8')) as unknown,
    queue,
    ...(typeof remaining === 'number' && timesOf(remaining, sentAt)),
    ...(typeof trace === 'string' && { traceparent: trace }),
  };
};

/**
 * Subtracts the time in the queue from what remained when the message was sent. Two clocks measure
 * it. The broker drops a message at its deadline, so a longer wait, or a negative one, proves that
 * they differ and counts as none. Messages of an earlier version carry no time of sending.
 */
const timesOf = (
  remainingMs: number,
  sentAtMs: unknown,
): Pick<Delivery, 'deadline' | 'waitedMs'> => {
  const sinceMs = typeof sentAtMs === 'number' ? Date.now() - sentAtMs : 0;
  const waitedMs = sinceMs > 0 && sinceMs < remainingMs ? sinceMs : 0;
  return { deadline: Deadline.in(remainingMs - waitedMs), waitedMs };
};

/** Returns the reply and the queue it came from; `undefined` for a message that is no reply. */
export const decodeReply = (
  message: ConsumeMessage,
): { id: string; queue: string; body: ReplyBody } | undefined => {
  try {
    const body = JSON.parse(message.content.toString('utf8')) as ReplyBody;
    const queue: unknown = message.properties.headers?.[ANSWERED_BY];
    if (typeof body !== 'object' || body === null || typeof queue !== 'string') return undefined;
    return { id: String(message.properties.correlationId), queue, body };
  } catch {
    return undefined;
  }
};
