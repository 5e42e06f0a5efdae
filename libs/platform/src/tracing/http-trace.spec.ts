import fastify from 'fastify';
import { currentTrace } from '@touchstone/kernel';
import { traceRequests } from './http-trace';

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('traceRequests', () => {
  it("runs a request with a body in the caller's trace", async () => {
    const http = fastify();
    traceRequests(http);
    http.post('/tea', async () => ({ trace: currentTrace() }));
    const address = await http.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/tea`, {
      method: 'POST',
      headers: { traceparent: TRACE, 'content-type': 'application/json' },
      body: JSON.stringify({ cups: 2 }),
    });
    await expect(answer.json()).resolves.toEqual({ trace: TRACE });
    await http.close();
  });
});
