import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Target {
  host: string;
  port: number;
}

/** TCP load balancer: connections go in turn to the targets that accept them. */
export interface TcpBalancer {
  port: number;
  /** Breaks every connection to a target and opens no new ones. */
  cut(index: number): void;
  restore(index: number): void;
  close(): Promise<void>;
}

export const startTcpBalancer = async (targets: readonly Target[]): Promise<TcpBalancer> => {
  const sockets = targets.map(() => new Set<Socket>());
  const isOpen = targets.map(() => true);
  let turn = 0;

  const link = (client: Socket, upstream: Socket, index: number): void => {
    for (const [here, there] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets[index]?.add(here);
      here.setNoDelay(true);
      here.on('close', () => {
        sockets[index]?.delete(here);
        there.destroy();
      });
      here.pipe(there);
    }
  };
  /** Tries the targets in turn, each once. */
  const connectTo = (client: Socket, first: number, tried = 0): void => {
    const index = (first + tried) % targets.length;
    const target = targets[index];
    if (tried === targets.length || !target) return void client.destroy();
    const next = () => connectTo(client, first, tried + 1);
    if (!isOpen[index]) return next();
    const upstream = connect(target);
    upstream.once('error', next);
    upstream.once('connect', () => {
      upstream.off('error', next);
      upstream.on('error', () => undefined);
      link(client, upstream, index);
    });
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    connectTo(client, turn++);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = (index: number) => sockets[index]?.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: (index) => {
      isOpen[index] = false;
      dropAll(index);
    },
    restore: (index) => {
      isOpen[index] = true;
    },
    close: async () => {
      targets.forEach((_target, index) => dropAll(index));
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
