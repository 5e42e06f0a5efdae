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

/** A vendor that remembers what it was asked, and answers as told. */
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

/** What a dialect writes, as if a vendor had. */
export const speaking = (dialect: Dialect, manner: () => Manner) => ({ body, path }: Received): VendorAnswer => {
  if (manner() === 'refuse') return dialect.refuse(REFUSAL, 400);
  const request = dialect.readRequest(body, path);
  const answer = dialect.answerWith(ANSWER, request);
  return manner() === 'answer' ? answer : { ...answer, body: begun(answer.body) + dialect.refuseInStream(REFUSAL) };
};

/** The first events of a stream: nothing of its text. */
const begun = (stream: string): string => `${stream.split('\n\n')[0] ?? ''}\n\n`;

/** What a dialect makes of a request that a client has really sent. */
export const reading = (dialect: Dialect, { received }: Vendor): ModelRequest => {
  const { body, path } = received.at(-1) as Received;
  return dialect.readRequest(body, path);
};

export interface Told {
  vendor: Vendor;
  manner: Manner;
}

/** A vendor for each test of a suite, and how it is to answer. */
export const withVendor = (dialect: Dialect): Told => {
  const told = { manner: 'answer' } as Told;
  beforeEach(async () => {
    told.manner = 'answer';
    told.vendor = await aVendor(speaking(dialect, () => told.manner));
  });
  afterEach(() => told.vendor.close());
  return told;
};

export const collected = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};
