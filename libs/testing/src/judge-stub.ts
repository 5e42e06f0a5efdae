import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verdictByRule } from './judge-replies';

/** One question as the endpoint saw it. */
export interface JudgeStubRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] } & Record<string, unknown>;
}

/** Answers a question, at once or later; `judgeReplies` has the usual ones. */
export type JudgeStubReply = (response: ServerResponse, request: JudgeStubRequest) => unknown;

export interface JudgeStub {
  /** What `TOUCHSTONE_JUDGE_URL` takes. */
  url: string;
  /** The latest questions, at most 1,000, oldest first. */
  requests: JudgeStubRequest[];
  /** Questions received and not yet answered. */
  readonly pending: number;
  /** The largest `pending` there has been. */
  readonly peak: number;
  /** Connections accepted so far. */
  readonly connections: number;
  /** Breaks every connection, answers under way included. */
  dropConnections(): void;
  /** Answers the following questions; several replies are used up in turn, and the last one stays. */
  reply(...replies: [JudgeStubReply, ...JudgeStubReply[]]): void;
  /** Resolves once so many questions have been received in all. */
  received(count: number): Promise<void>;
  /** Drops every connection. */
  close(): Promise<void>;
}

const KEPT = 1000;

/** A chat-completions endpoint on a free local port. Until told otherwise it judges by a simple rule, see `verdictByRule`. */
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
