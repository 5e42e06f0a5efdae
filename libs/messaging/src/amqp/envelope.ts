import type { ConsumeMessage, Options } from 'amqplib';
import { Deadline } from '@touchstone/kernel';
import type { Delivery, OutgoingRequest } from '../broker';
import type { ReplyBody } from '../settlement';

const REMAINING = 'x-remaining-ms';
const ANSWERED_BY = 'x-answered-by';
const TRACE = 'traceparent';

export const encode = (body: unknown): Buffer => Buffer.from(JSON.stringify(body));

/** Properties of a live request: transient, gone at its deadline. */
export const requestOptions = (
  request: OutgoingRequest,
  correlationId: string,
  replyTo: string,
): Options.Publish => {
  const remaining = Math.max(1, Math.floor(request.deadline.remainingMs));
  const [, ...others] = request.queues;
  return {
    type: request.pattern,
    correlationId,
    replyTo,
    expiration: String(remaining),
    persistent: false,
    ...(others.length > 0 && { CC: others }),
    headers: {
      [REMAINING]: remaining,
      ...(request.traceparent && { [TRACE]: request.traceparent }),
    },
  };
};

export const replyOptions = (correlationId: string, queue: string): Options.Publish => ({
  correlationId,
  persistent: false,
  headers: { [ANSWERED_BY]: queue },
});

/** @throws SyntaxError for what is not JSON. */
export const decode = (message: ConsumeMessage, queue: string): Delivery => {
  const headers = message.properties.headers ?? {};
  const remaining: unknown = headers[REMAINING];
  const trace: unknown = headers[TRACE];
  return {
    pattern: String(message.properties.type),
    body: JSON.parse(message.content.toString('utf8')) as unknown,
    queue,
    ...(typeof remaining === 'number' && { deadline: Deadline.in(remaining) }),
    ...(typeof trace === 'string' && { traceparent: trace }),
  };
};

/** The reply and the queue that gave it; `undefined` for what is no reply of ours. */
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
