import type { VendorAnswer } from '../dialect';

export const JSON_TYPE = { 'content-type': 'application/json' };
export const EVENT_STREAM_TYPE = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache',
};

/** One event of `text/event-stream`; its data is written as JSON, in one line. */
export const sseEvent = (data: unknown, event?: string): string =>
  `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;

export const jsonAnswer = (body: unknown, status = 200): VendorAnswer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});

export const streamAnswer = (events: readonly string[]): VendorAnswer => ({
  status: 200,
  headers: EVENT_STREAM_TYPE,
  body: events.join(''),
});
