import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { FrontendMessages } from './frontend-messages';
import { FullDisk } from './full-disk';

/** Proxy in front of a PostgreSQL whose disk can be full. It does not support encryption. */
export interface PostgresProxy {
  /** Address of the database through the proxy. */
  address: string;
  /** Number of statements that failed for lack of space. */
  readonly refused: number;
  /** Lets writes fail with SQLSTATE 53100 from now on. */
  fillDisk(): void;
  freeDisk(): void;
  close(): Promise<void>;
}

export const startPostgresProxy = async (database: string): Promise<PostgresProxy> => {
  const target = new URL(database);
  const sockets = new Set<Socket>();
  let isFull = false;
  let refused = 0;

  const server = createServer((client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port) || 5432 });
    for (const [here, there] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(here);
      here.setNoDelay(true);
      here.on('error', () => undefined);
      here.on('close', () => {
        sockets.delete(here);
        there.destroy();
      });
    }
    const messages = new FrontendMessages();
    const disk = new FullDisk();
    client.on('data', (chunk) => {
      for (const message of messages.add(chunk)) {
        const bytes = disk.forward(message, isFull);
        if (bytes.length > 0 && bytes !== message.bytes) refused++;
        upstream.write(bytes);
      }
    });
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: Object.assign(new URL(database), {
      host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    }).toString(),
    get refused() {
      return refused;
    },
    fillDisk: () => {
      isFull = true;
    },
    freeDisk: () => {
      isFull = false;
    },
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
