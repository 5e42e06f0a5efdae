import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dialect, JsonObject, ModelRequest, Refusal, VendorAnswer } from './dialect';

export interface Received {
  path: string;
  body: JsonObject;
}

export interface Vendor {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Starts a vendor that records its requests and responds with `answer`. */
export const aVendor = async (answer: (received: Received) => VendorAnswer): Promise<Vendor> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as JsonObject };
      received.push(asked);
      const { status, headers, body } = answer(asked);
      response.writeHead(status, headers).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

export const ANSWER = 'Line one.\nLine "two", größer 😀.';
export const REFUSAL: Refusal = { message: 'The guardrail house rules stopped this request.', code: 'guardrail_blocked', details: { guardrail: 'house rules', score: 3 } };

export type Manner = 'answer' | 'refuse' | 'refuse in stream';

/** Responds with the bodies that a dialect writes. */
export const speaking = (dialect: Dialect, manner: () => Manner) => ({ body, path }: Received): VendorAnswer => {
  if (manner() === 'refuse') return dialect.refuse(REFUSAL, 400);
  const request = dialect.readRequest(body, path);
  const answer = dialect.answerWith(ANSWER, request);
  return manner() === 'answer' ? answer : { ...answer, body: begun(answer.body) + dialect.refuseInStream(REFUSAL) };
};

/** Returns the first event of a stream, before any text. */
const begun = (stream: string): string => `${stream.split('\n\n')[0] ?? ''}\n\n`;

/** Reads a request that a real client has sent. */
export const reading = (dialect: Dialect, { received }: Vendor): ModelRequest => {
  const { body, path } = received.at(-1) as Received;
  return dialect.readRequest(body, path);
};

export interface VendorHarness {
  vendor: Vendor;
  manner: Manner;
}

/** Starts a vendor before each test of a suite; `manner` sets its response. */
export const withVendor = (dialect: Dialect): VendorHarness => {
  const harness = { manner: 'answer' } as VendorHarness;
  beforeEach(async () => {
    harness.manner = 'answer';
    harness.vendor = await aVendor(speaking(dialect, () => harness.manner));
  });
  afterEach(() => harness.vendor.close());
  return harness;
};

export const collected = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};
