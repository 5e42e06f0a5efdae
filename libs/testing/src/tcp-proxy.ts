import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * TCP proxy that simulates outages, so that tests never stop a server that other processes may use.
 */
export interface TcpProxy {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export const startTcpProxy = async (target: { host: string; port: number }): Promise<TcpProxy> => {
  const sockets = new Set<Socket>();
  let open = true;
  const server = createServer((client) => {
    if (!open) return client.destroy();
    const upstream = connect(target);
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
      here.pipe(there);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      open = false;
      dropAll();
    },
    restore: () => {
      open = true;
    },
    close: async () => {
      dropAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
