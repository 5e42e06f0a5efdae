import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { startTcpBalancer, type TcpBalancer } from './tcp-balancer';

describe('startTcpBalancer', () => {
  let servers: Server[];
  let balancer: TcpBalancer;

  /** Starts a server that greets every client with its name. */
  const greeting = async (name: string): Promise<Server> => {
    const server = createServer((socket) => socket.on('error', () => undefined).write(name));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  /** Returns the name of the server that a new connection reaches; empty for none. */
  const reached = (): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(balancer.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('data', (name) => {
        socket.destroy();
        resolve(name.toString());
      });
      socket.once('close', () => resolve(''));
    });

  beforeEach(async () => {
    servers = [await greeting('a'), await greeting('b')];
    balancer = await startTcpBalancer(
      servers.map((server) => ({
        host: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
      })),
    );
  });
  afterEach(async () => {
    await balancer.close();
    servers.forEach((server) => server.close());
  });

  it('distributes connections in turn', async () => {
    expect([await reached(), await reached(), await reached()]).toEqual(['a', 'b', 'a']);
  });

  it('skips targets that are cut or refuse connections', async () => {
    balancer.cut(0);
    expect([await reached(), await reached()]).toEqual(['b', 'b']);
    balancer.restore(0);
    servers[1]?.close();
    expect([await reached(), await reached()]).toEqual(['a', 'a']);
  });

  it('breaks the connections to a target that is cut', async () => {
    const socket = connect(balancer.port, '127.0.0.1');
    await once(socket, 'data');
    balancer.cut(0);
    await once(socket, 'close');
  });

  it('breaks a connection that no target accepts', async () => {
    [0, 1].forEach((index) => balancer.cut(index));
    expect(await reached()).toBe('');
  });
});
