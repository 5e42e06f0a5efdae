import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import fastify from 'fastify';
import { InvalidConfiguration } from '@touchstone/kernel';
import { checkAddress, listenOn } from './listening';

const host = '127.0.0.1';

describe('the address of a service', () => {
  let taken: Server;
  let port: number;
  beforeAll(async () => {
    taken = createServer().listen(0, host);
    await once(taken, 'listening');
    ({ port } = taken.address() as AddressInfo);
  });
  afterAll(() => void taken.close());

  it('is rejected with an explanation while another program uses it', async () => {
    await expect(checkAddress({ port, host })).rejects.toThrow(
      new InvalidConfiguration([
        `PORT: ${port} is in use by another program on ${host}; stop that program or set PORT to a free port`,
      ]),
    );
  });

  it('is rejected with an explanation if the machine does not have it', async () => {
    await expect(checkAddress({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'HOST: 192.0.2.1 is no address of this machine',
    );
  });

  it('is free for the service after the check', async () => {
    const http = fastify();
    const app = {
      listen: (at: number, on: string) => http.listen({ port: at, host: on }),
      close: () => http.close(),
    };
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const free = (other.address() as AddressInfo).port;
    await new Promise((resolve) => other.close(resolve));
    await checkAddress({ port: free, host });
    await expect(listenOn({ port: free, host }, app)).resolves.toBeUndefined();
    await http.close();
  });

  it('closes the application if the address was taken since the check', async () => {
    const http = fastify();
    const closed: string[] = [];
    const app = {
      listen: (at: number, on: string) => http.listen({ port: at, host: on }),
      close: async () => void closed.push('closed'),
    };
    await expect(listenOn({ port, host }, app)).rejects.toThrow(`PORT: ${port} is in use`);
    expect(closed).toEqual(['closed']);
    await http.close();
  });
});
