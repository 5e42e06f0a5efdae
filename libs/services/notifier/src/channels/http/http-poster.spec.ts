import { setImmediate } from 'node:timers/promises';
import { eventually } from '@touchstone/testing';
import { type HttpLimits, HttpPoster } from './http-poster';
import {
  dripping,
  openGuard,
  type Receiver,
  startRawReceiver,
  startReceiver,
} from './receivers.fixture';

const never = new AbortController().signal;
const SHORT = { totalMs: 300, bodyMs: 100 };

describe('HTTP poster', () => {
  let receiver: Receiver | undefined;
  let poster: HttpPoster;

  afterEach(async () => {
    await poster.close();
    await receiver?.close();
    receiver = undefined;
  });

  const post = (
    url: string,
    limits: Partial<HttpLimits> = {},
    signal = never,
  ): ReturnType<HttpPoster['post']> => {
    poster = new HttpPoster(openGuard(), limits);
    return poster.post(
      { url, headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
      signal,
    );
  };

  it('sends the body unchanged, with its own user agent', async () => {
    receiver = await startReceiver();
    expect(await post(receiver.url)).toEqual({ delivered: true, statusCode: 200 });
    expect(receiver.received).toEqual([
      {
        method: 'POST',
        path: '/hook?a=b',
        body: '{"a":1}',
        headers: expect.objectContaining({
          'content-type': 'application/json',
          'user-agent': 'Touchstone-Notifier/1',
        }),
      },
    ]);
  });

  it.each([200, 201, 202, 204, 299])('counts %s as success', async (status) => {
    receiver = await startReceiver((_request, response) => response.writeHead(status).end());
    expect(await post(receiver.url)).toEqual({ delivered: true, statusCode: status });
  });

  it.each([300, 304, 400, 401, 404, 410, 429, 500, 503, 599])(
    'counts %s as failure, and keeps nothing of the response',
    async (status) => {
      receiver = await startReceiver((_request, response) =>
        response.writeHead(status).end('the secret of the receiver'),
      );
      const outcome = await post(receiver.url);
      expect(outcome).toMatchObject({ delivered: false, statusCode: status });
      expect(JSON.stringify(outcome)).not.toContain('the secret');
    },
  );

  it.each([301, 302, 303, 307, 308])(
    'does not follow %s to another receiver on this machine',
    async (status) => {
      const other = await startReceiver();
      receiver = await startReceiver((_request, response) =>
        response.writeHead(status, { location: other.url }).end(),
      );
      expect(await post(receiver.url)).toEqual({
        delivered: false,
        statusCode: status,
        error: `The receiver responded with status ${status}; redirects are not followed.`,
      });
      expect(other.connections).toBe(0);
      await other.close();
    },
  );

  it.each([
    ['120', 120_000],
    ['Sat, 31 Jan 2026 12:00:00 GMT', 0],
  ])('returns Retry-After: %s', async (header, retryAfterMs) => {
    receiver = await startReceiver((_request, response) =>
      response.writeHead(429, { 'retry-after': header }).end(),
    );
    expect(await post(receiver.url)).toMatchObject({
      delivered: false,
      statusCode: 429,
      retryAfterMs,
    });
  });

  it('ignores an invalid Retry-After', async () => {
    receiver = await startReceiver((_request, response) =>
      response.writeHead(503, { 'retry-after': 'soon' }).end(),
    );
    expect(await post(receiver.url)).not.toHaveProperty('retryAfterMs');
  });

  it('reuses a connection after a response that was read completely', async () => {
    receiver = await startReceiver();
    await post(receiver.url);
    // A connection is free one turn of the event loop after its response.
    await setImmediate();
    await poster.post({ url: receiver.url, headers: {}, body: '' }, never);
    expect(receiver.connections).toBe(1);
  });

  it('reads only the beginning of 10 MiB, and closes the connection', async () => {
    receiver = await startReceiver((_request, response) =>
      response.writeHead(200).end(Buffer.alloc(10 * 1_048_576, 120)),
    );
    expect(await post(receiver.url, { bodyMs: 5_000, keepAliveMs: 60_000 })).toEqual({
      delivered: true,
      statusCode: 200,
    });
    // A completely read one stays open.
    await eventually(() => receiver?.open === 0);
  });

  it.each<[string, Parameters<typeof startRawReceiver>[0]]>([
    [
      'drips its body',
      (socket) => (
        socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'),
        dripping(socket, '1\r\nx\r\n')
      ),
    ],
    [
      'never ends its body',
      (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx'),
    ],
    [
      'breaks off within its body',
      (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nx'),
    ],
    [
      'sends a broken chunk',
      (socket) => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nnonsense\r\n'),
    ],
  ])('accepts the status of a receiver that %s, and disconnects', async (_title, speak) => {
    receiver = await startRawReceiver(speak);
    expect(await post(receiver.url, { bodyMs: 50 })).toEqual({ delivered: true, statusCode: 200 });
    await eventually(() => receiver?.open === 0);
  });

  it.each<[string, Parameters<typeof startRawReceiver>[0]]>([
    ['sends nothing', () => undefined],
    [
      'drips its headers',
      (socket) => (socket.write('HTTP/1.1 200 OK\r\n'), dripping(socket, 'x: y\r\n')),
    ],
    [
      'drips one endless header',
      (socket) => (socket.write('HTTP/1.1 200 OK\r\nx: '), dripping(socket, 'y')),
    ],
    [
      'floods with interim answers',
      (socket) => (
        socket.on('error', () => undefined),
        dripping(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(50))
      ),
    ],
  ])('cancels and disconnects from a receiver that %s', async (_title, speak) => {
    receiver = await startRawReceiver(speak);
    expect(await post(receiver.url, SHORT)).toEqual({
      delivered: false,
      statusCode: null,
      error: 'The receiver did not respond within 0.3 seconds.',
    });
    await eventually(() => receiver?.open === 0);
  });

  it.each<[string, Parameters<typeof startRawReceiver>[0], string]>([
    [
      'closes at once',
      (socket) => socket.end(),
      'The receiver closed the connection before it responded.',
    ],
    [
      'breaks off',
      (socket) => socket.resetAndDestroy(),
      'The receiver closed the connection before it responded.',
    ],
    [
      'closes within its headers',
      (socket) => socket.end('HTTP/1.1 200 OK\r\nx:'),
      'The receiver closed the connection before it responded.',
    ],
    [
      'speaks another protocol',
      (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
      'The receiver did not respond with HTTP.',
    ],
    [
      'has headers without end',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(10_000)}`),
      'The headers of the response are too large.',
    ],
    [
      'has one huge header',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`),
      'The headers of the response are too large.',
    ],
  ])('fails and disconnects from a receiver that %s', async (_title, speak, error) => {
    receiver = await startRawReceiver(speak);
    expect(await post(receiver.url)).toEqual({ delivered: false, statusCode: null, error });
    await eventually(() => receiver?.open === 0);
  });

  it('reports a refused connection without the address', async () => {
    const gone = await startReceiver();
    await gone.close();
    expect(await post(gone.url)).toEqual({
      delivered: false,
      statusCode: null,
      error: 'The receiver refused the connection.',
    });
  });

  it('reports a receiver without TLS', async () => {
    receiver = await startRawReceiver((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    expect(await post(receiver.url.replace('http', 'https'))).toEqual({
      delivered: false,
      statusCode: null,
      error: 'No encrypted connection to the receiver could be established.',
    });
  });

  it('ends at once when the caller cancels, before and during the request', async () => {
    receiver = await startRawReceiver(() => undefined);
    const caller = new AbortController();
    const outcome = post(receiver.url, {}, caller.signal);
    await eventually(() => receiver?.open === 1);
    caller.abort();
    const givenUp = {
      delivered: false,
      statusCode: null,
      error: 'The attempt was cancelled because the service is stopping.',
    };
    expect(await outcome).toEqual(givenUp);
    expect(await poster.post({ url: receiver.url, headers: {}, body: '' }, caller.signal)).toEqual(
      givenUp,
    );
    await eventually(() => receiver?.open === 0);
  });

  it('keeps its time limit while it waits for a connection, and sends nothing afterwards', async () => {
    receiver = await startRawReceiver(() => undefined);
    const url = receiver.url;
    poster = new HttpPoster(openGuard(), { ...SHORT, connections: 1 });
    const tries = [1, 2, 3].map(() => poster.post({ url, headers: {}, body: '' }, never));
    for (const outcome of await Promise.all(tries))
      expect(outcome).toMatchObject({
        delivered: false,
        error: 'The receiver did not respond within 0.3 seconds.',
      });
    await eventually(() => receiver?.open === 0);
  });
});
