import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const DRIP_MS = 100;

/** Requests that arrived for an evaluation. */
export interface Arrivals {
  /** Arrival of the first byte of the first request, on the clock of `performance.now()`. */
  firstMs: number;
  /** The `webhook-id` of every request. */
  webhookIds: string[];
}

/** A webhook receiver. */
export interface Receiver {
  url: string;
  /** By the id of the evaluation. */
  arrivals: ReadonlyMap<string, Arrivals>;
  /** Requests in flight now, and their maximum. */
  open: number;
  mostOpen: number;
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export const atOnce: Answer = (_request, response) => void response.end();
export const after =
  (milliseconds: number): Answer =>
  (_request, response) =>
    void setTimeout(() => response.end(), milliseconds);
export const never: Answer = () => undefined;

/** Sends a header that never ends. */
export const dripping: Answer = ({ socket }) => {
  socket.write('HTTP/1.1 200 OK\r\nx-drip: ');
  const dripping = setInterval(() => socket.write('.'), DRIP_MS);
  socket.once('close', () => clearInterval(dripping));
};

export const startReceiver = async (answer: Answer): Promise<Receiver> => {
  const arrivals = new Map<string, Arrivals>();
  const server = createServer((request, response) => {
    const firstMs = performance.now();
    receiver.mostOpen = Math.max(receiver.mostOpen, ++receiver.open);
    response.once('close', () => receiver.open--);
    void text(request).then(
      (body) => {
        note(arrivals, firstMs, request, body);
        answer(request, response);
      },
      () => undefined,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    open: 0,
    mostOpen: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
};

const note = (
  arrivals: Map<string, Arrivals>,
  firstMs: number,
  { headers }: IncomingMessage,
  body: string,
): void => {
  const { id } = (JSON.parse(body) as { evaluation: { id: string } }).evaluation;
  const known = arrivals.get(id);
  if (known) known.webhookIds.push(String(headers['webhook-id']));
  else arrivals.set(id, { firstMs, webhookIds: [String(headers['webhook-id'])] });
};

/** Returns an address without a listener. */
export const deadUrl = async (): Promise<string> => {
  const { url, close } = await startReceiver(never);
  await close();
  return url;
};
