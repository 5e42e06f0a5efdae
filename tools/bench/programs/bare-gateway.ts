import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { bareClient } from '../lib/bare-amqp';
import { greet } from '../lib/program';

/**
 * `bare-gateway <broker> <queue>`: forwards HTTP request bodies to the queue and responds with the
 * reply. Its greeting is its address.
 */
const start = async (url: string, queue: string): Promise<void> => {
  const client = await bareClient(url);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [reply] = await client.call(JSON.parse(await text(request)), [queue]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1', () =>
    greet(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
};

void start(String(process.argv[2]), String(process.argv[3]));
