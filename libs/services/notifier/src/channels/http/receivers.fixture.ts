import { createServer as createHttpServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { AllowedNetworks, OutgoingGuard } from '@touchstone/outgoing';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A local receiver that records requests. */
export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** Connections accepted so far, and those open now. */
  connections: number;
  open: number;
  close(): Promise<void>;
}

const listening = async (server: Server, received: Received[]): Promise<Receiver> => {
  const sockets = new Set<Socket>();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook?a=b`,
    port,
    received,
    connections: 0,
    open: 0,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on('connection', (socket: Socket) => {
    receiver.connections++;
    receiver.open++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      receiver.open--;
      sockets.delete(socket);
    });
  });
  return receiver;
};

/** Reads the whole request, records it, then responds. */
export const startReceiver = async (answer: RequestListener = (_request, response) => response.end('ok')): Promise<Receiver> => {
  const received: Received[] = [];
  const server = createHttpServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  // Only the client closes connections.
  server.keepAliveTimeout = 0;
  return listening(server, received);
};

/** Lets the test handle each connection once data arrives. */
export const startRawReceiver = (speak: (socket: Socket) => void): Promise<Receiver> =>
  listening(createServer((socket) => socket.once('data', () => speak(socket))), []);

/** Writes repeatedly until the connection closes. */
export const dripping = (socket: Socket, words: string): void => {
  const timer = setInterval(() => socket.write(words), 5);
  socket.on('close', () => clearInterval(timer));
};

export const openGuard = (allowed = '127.0.0.0/8'): OutgoingGuard => new OutgoingGuard({ allowed: new AllowedNetworks(allowed), connectTimeoutMs: 2_000 });
