import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Post {
  headers: IncomingMessage['headers'];
  /** As it came: signatures are of these bytes. */
  text: string;
  body: Record<string, unknown>;
  atMs: number;
}

export interface WebhookReceiver {
  /** Where to post; each path is a receiver of its own. */
  url(path: string): string;
  /** What came to a path, in order. */
  posts(path: string): Post[];
  /** How a path answers its next posts; `'never'` leaves the caller waiting. 204 where nothing was said. */
  answers(path: string, ...statuses: (number | 'never')[]): void;
  close(): Promise<void>;
}

/** Somebody who waits for webhooks. */
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
