import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JudgeStubReply, type JudgeStubRequest, verdictByRule } from './judge-replies';

export interface JudgeStub {
  /** Value for `TOUCHSTONE_JUDGE_URL`. */
  url: string;
  /** The latest questions, at most 1,000, oldest first. */
  requests: JudgeStubRequest[];
  /** Questions received and not yet answered. */
  readonly pending: number;
  /** Maximum of `pending` so far. */
  readonly peak: number;
  /** Connections accepted so far. */
  readonly connections: number;
  /** Breaks every connection, also those with answers in flight. */
  dropConnections(): void;
  /**
   * Sets the replies to the next questions: each is used once, in order, and the last one
   * repeatedly.
   */
  reply(...replies: [JudgeStubReply, ...JudgeStubReply[]]): void;
  /** Resolves once `count` questions have been received in total. */
  received(count: number): Promise<void>;
  /** Breaks every connection and closes the server. */
  close(): Promise<void>;
}

const KEPT = 1000;

/**
 * Starts a chat-completions endpoint on a free local port. By default it judges by a simple rule,
 * see `verdictByRule`.
 */
export const startJudgeStub = async (first: JudgeStubReply = verdictByRule): Promise<JudgeStub> => {
  const requests: JudgeStubRequest[] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  let replies: JudgeStubReply[] = [first];
  let [total, pending, peak, connections] = [0, 0, 0, 0];

  const count = (request: JudgeStubRequest, response: ServerResponse) => {
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
      const body = JSON.parse(Buffer.concat(chunks).toString()) as JudgeStubRequest['body'];
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      const reply = (replies.length > 1 ? replies.shift() : replies[0]) as JudgeStubReply;
      count(request, response);
      reply(response, request);
    });
  });
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
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
