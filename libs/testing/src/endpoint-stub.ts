import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as received by a stub endpoint. */
export interface StubRequest<Body> {
  path: string;
  headers: IncomingHttpHeaders;
  body: Body;
}

/** Replies to a request, at once or later. */
export type StubReply<Body> = (response: ServerResponse, request: StubRequest<Body>) => unknown;

/** A stub of a model's endpoint, which can misbehave. */
export interface EndpointStub<Body> {
  /** Address of the server, without a path. */
  origin: string;
  /** The latest requests, at most 1,000, oldest first. */
  requests: StubRequest<Body>[];
  /** Requests received and not yet answered. */
  readonly pending: number;
  /** Maximum of `pending` so far. */
  readonly peak: number;
  /** Connections accepted so far. */
  readonly connections: number;
  /** Breaks every connection, also those with answers in flight. */
  dropConnections(): void;
  /**
   * Sets the replies to the next requests: each is used once, in order, and the last one
   * repeatedly.
   */
  reply(...replies: [StubReply<Body>, ...StubReply<Body>[]]): void;
  /** Resolves once `count` requests have been received in total. */
  received(count: number): Promise<void>;
  /** Breaks every connection and closes the server. */
  close(): Promise<void>;
}

const KEPT = 1000;

/** Starts an endpoint for JSON bodies on a free local port. */
export const startEndpointStub = async <Body>(
  first: StubReply<Body>,
): Promise<EndpointStub<Body>> => {
  const requests: StubRequest<Body>[] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  let replies: StubReply<Body>[] = [first];
  let [total, pending, peak, connections] = [0, 0, 0, 0];

  const count = (request: StubRequest<Body>, response: ServerResponse) => {
    requests.push(request);
    if (requests.length > KEPT) requests.shift();
    total++;
    peak = Math.max(peak, ++pending);
    response.once('close', () => pending--);
    for (const waiter of waiting)
      if (total >= waiter.count && waiting.delete(waiter)) waiter.resolve();
  };

  const server = createServer({ noDelay: true }, (incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) as StubReply<Body>;
      count(request, response);
      reply(response, request);
    });
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get pending() {
      return pending;
    },
    get peak() {
      return peak;
    },
    get connections() {
      return connections;
    },
    dropConnections: () => server.closeAllConnections(),
    reply: (...next) => void (replies = next),
    received: (wanted) =>
      total >= wanted
        ? Promise.resolve()
        : new Promise((resolve) => waiting.add({ count: wanted, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
