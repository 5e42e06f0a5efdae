import { createServer, type Socket } from 'node:net';

const REGISTER = 120;
const REGISTERED = 118;
const LOOK_UP = 122;
const FOUND = 119;
const LIST = 110;
const HIDDEN_OR_NOT = { type: 77, protocol: 0, highest: 6, lowest: 5 };

/**
 * Erlang's port mapper (epmd) for one node, which decides at which port that node finds the others:
 * with a proxy at that port, the link between two nodes of one host can be cut.
 */
export interface PortMapper {
  port: number;
  close(): Promise<void>;
}

/** Returns the body of the next request, once all of it is there. */
const requestIn = (received: Buffer): Buffer | undefined =>
  received.length >= 2 && received.length >= 2 + received.readUInt16BE()
    ? received.subarray(2, 2 + received.readUInt16BE())
    : undefined;

const numbers = (...pairs: [bytes: 1 | 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    pairs.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntBE(value, 0, bytes);
      return buffer;
    }),
  );

const found = (name: string, port: number): Buffer =>
  Buffer.concat([
    numbers(
      [1, FOUND],
      [1, 0],
      [2, port],
      [1, HIDDEN_OR_NOT.type],
      [1, HIDDEN_OR_NOT.protocol],
      [2, HIDDEN_OR_NOT.highest],
      [2, HIDDEN_OR_NOT.lowest],
      [2, name.length],
    ),
    Buffer.from(name),
    numbers([2, 0]),
  ]);

/**
 * @param portOf returns the port at which this mapper's node reaches another node
 * @param registered ports by name, shared by the mappers of a cluster: its command-line programs
 * are nodes too
 */
export const startPortMapper = async (
  portOf: (name: string) => number | undefined,
  registered: Map<string, number>,
): Promise<PortMapper> => {
  const sockets = new Set<Socket>();
  let creation = 0;

  const answer = (request: Buffer, socket: Socket): void => {
    const kind = request.readUInt8();
    if (kind === REGISTER) {
      const name = request.subarray(11, 11 + request.readUInt16BE(9)).toString();
      registered.set(name, request.readUInt16BE(1));
      // A node stays registered as long as it keeps this connection.
      socket.once('close', () => registered.delete(name));
      socket.write(numbers([1, REGISTERED], [1, 0], [4, ++creation]));
    } else if (kind === LOOK_UP) {
      const name = request.subarray(1).toString();
      const port = portOf(name) ?? registered.get(name);
      socket.end(port === undefined ? numbers([1, FOUND], [1, 1]) : found(name, port));
    } else if (kind === LIST) {
      const lines = [...registered].map(([name, port]) => `name ${name} at port ${port}\n`);
      socket.end(Buffer.concat([numbers([4, mapper.port]), Buffer.from(lines.join(''))]));
    } else socket.destroy();
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const request = requestIn(received);
      if (!request) return;
      received = received.subarray(2 + request.length);
      answer(request, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mapper: PortMapper = {
    port: (server.address() as { port: number }).port,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return mapper;
};
