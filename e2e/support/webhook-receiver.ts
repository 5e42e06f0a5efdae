import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Post {
  headers: IncomingMessage['headers'];
  /** Body as received: the signature covers these bytes. */
  text: string;
  body: Record<string, unknown>;
  atMs: number;
}

export interface WebhookReceiver {
  /** Returns the address to post to; each path is a separate receiver. */
  url(path: string): string;
  /** Returns the requests to a path, in order of arrival. */
  posts(path: string): Post[];
  /**
   * Sets the statuses of a path's next answers; `'never'` leaves the caller waiting. The default is
   * 204.
   */
  answers(path: string, ...statuses: (number | 'never')[]): void;
  close(): Promise<void>;
}

/** Starts a receiver of webhooks. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received = new Map<string, Post[]>();
  const planned = new Map<string, (number | 'never')[]>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      received.set(path, [
        ...(received.get(path) ?? []),
        {
          headers: request.headers,
          text,
          body: JSON.parse(text || '{}') as Post['body'],
          atMs: performance.now(),
        },
      ]);
      const status = planned.get(path)?.shift() ?? 204;
      if (status !== 'never') response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: (path) => `http://127.0.0.1:${port}/${path}`,
    posts: (path) => received.get(path) ?? [],
    answers: (path, ...statuses) => void planned.set(path, statuses),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
