import fastify from 'fastify';
import { deferred } from '@touchstone/testing';
import { endConnectionsOnClose } from './http-closing';

describe('endConnectionsOnClose', () => {
  it('lets a closing server answer requests in flight and close afterwards', async () => {
    const http = fastify();
    endConnectionsOnClose(http);
    const [arrived, closing, released] = [deferred(), deferred(), deferred()];
    http.addHook('preClose', async () => closing.resolve());
    http.get('/tea', async () => {
      arrived.resolve();
      await released.promise;
      return { cups: 2 };
    });
    const address = await http.listen({ port: 0, host: '127.0.0.1' });
    const asked = fetch(`${address}/tea`);
    await arrived.promise;
    const closed = http.close();
    await closing.promise;
    released.resolve();
    const answer = await asked;
    await expect(answer.json()).resolves.toEqual({ cups: 2 });
    expect(answer.headers.get('connection')).toBe('close');
    await closed;
  });

  it('keeps connections alive until the server closes', async () => {
    const http = fastify();
    endConnectionsOnClose(http);
    http.get('/tea', async () => ({ cups: 2 }));
    const address = await http.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}/tea`)).headers.get('connection')).toBe('keep-alive');
    await http.close();
  });
});
