import { type AddressInfo, connect, type Socket } from 'node:net';
import { EVALUATE, type Gateway, KEY, startGateway } from '@touchstone/testing/http';

const head = (...lines: string[]) =>
  [
    `POST ${EVALUATE} HTTP/1.1`,
    'Host: x',
    `X-Service-API-Key: ${KEY}`,
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');

describe('HTTP parser and socket', () => {
  let gateway: Gateway;
  let port: number;
  beforeAll(async () => {
    gateway = await startGateway();
    await gateway.app.listen(0, '127.0.0.1');
    port = (gateway.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => gateway.app.close());

  /** Sends everything and reads until an answer is complete or the connection ends. */
  const exchange = (...sent: string[]): Promise<string> => answers(1, ...sent);
  const answers = (count: number, ...sent: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => sent.forEach((part) => socket.write(part)));
      const done = () => {
        socket.destroy();
        resolve(received);
      };
      socket.on('data', (data) => {
        received += data.toString();
        if (received.endsWith('}') && received.split('HTTP/1.1 ').length > count) done();
      });
      socket.on('end', done);
      socket.on('error', reject);
    });

  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const statusOf = (answer: string) => Number(answer.split(' ')[1]);
  const bodyOf = (answer: string): unknown =>
    JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));

  it.each<[string, string[], number, string]>([
    ['nonsense', ['nonsense\r\n\r\n'], 400, 'not valid HTTP'],
    ['headers too large', [head(`X-Padding: ${'x'.repeat(20_000)}`)], 431, 'headers are too large'],
    ['a bad chunk size', [head('Transfer-Encoding: chunked'), 'zz\r\n'], 400, 'not valid HTTP'],
    ['two lengths', [head('Content-Length: 2', 'Content-Length: 3')], 400, 'not valid HTTP'],
    [
      'a length and chunks',
      [head('Content-Length: 2', 'Transfer-Encoding: chunked')],
      400,
      'not valid HTTP',
    ],
    ['NUL in a header', [head('X-Bad: a\0b')], 400, 'not valid HTTP'],
    ['a request without host', [`GET /docs HTTP/1.1\r\n\r\n`], 400, 'The Host header is missing'],
    [
      'an asterisk as address',
      ['GET * HTTP/1.1\r\nHost: x\r\n\r\n'],
      404,
      'nothing at this address',
    ],
    [
      'OPTIONS of the server',
      ['OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n'],
      404,
      'nothing at this address',
    ],
    [
      'an address without slash',
      ['GET *api/v1 HTTP/1.1\r\nHost: x\r\n\r\n'],
      404,
      'nothing at this address',
    ],
    [
      'an address without slash that names a route',
      ['GET *docs-json HTTP/1.1\r\nHost: x\r\n\r\n'],
      404,
      'nothing at this address',
    ],
    [
      'a declared length over the limit',
      [head('Content-Length: 1048577')],
      413,
      'at most 1048576 bytes',
    ],
    [
      'more than the limit, streamed',
      [
        head('Transfer-Encoding: chunked'),
        ...Array.from({ length: 40 }, () => chunk(' '.repeat(65_536))),
        '0\r\n\r\n',
      ],
      413,
      'at most 1048576 bytes',
    ],
    [
      'more than the limit, whole',
      [head('Content-Length: 3000000'), ' '.repeat(3_000_000)],
      413,
      'at most 1048576 bytes',
    ],
    [
      'an empty stream',
      [head('Transfer-Encoding: chunked'), '0\r\n\r\n'],
      400,
      'The body is empty',
    ],
    [
      'bytes that are not UTF-8 in the key',
      [`GET ${EVALUATE} HTTP/1.1\r\nHost: x\r\nX-Service-API-Key: \xff\xfe\r\n\r\n`],
      401,
      'not valid',
    ],
  ])('refuses %s', async (_title, sent, status, sentence) => {
    const answer = await exchange(...sent);
    expect(statusOf(answer)).toBe(status);
    expect(bodyOf(answer)).toEqual({ error: expect.stringContaining(sentence) });
  });

  it('accepts a body in many chunks', async () => {
    const chunks = [...'{"input":"x"}'].map(chunk);
    expect(
      statusOf(await exchange(head('Transfer-Encoding: chunked'), ...chunks, '0\r\n\r\n')),
    ).toBe(200);
  });

  it('responds to a caller that is too slow', async () => {
    const server = gateway.app.getHttpServer();
    const answer = await new Promise<string>((resolve) => {
      server.once('connection', (socket: Socket) =>
        server.emit(
          'clientError',
          Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        ),
      );
      void exchange('POST').then(resolve);
    });
    expect(statusOf(answer)).toBe(408);
    expect(bodyOf(answer)).toEqual({ error: 'The request did not arrive in time.' });
  });

  it('survives a caller that disconnects in the middle of its body', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${head('Content-Length: 100')}{"input"`, () => socket.destroy()),
      );
      socket.on('close', () => resolve());
    });
    expect(await gateway.post({ input: 'x' })).toMatchObject({ status: 200 });
  });

  it('keeps the connection open after a refusal', async () => {
    const refused = `${head('Content-Length: 1').replace(KEY, 'wrong key')}{`;
    const both = await answers(2, refused, `${head('Content-Length: 13')}{"input":"x"}`);
    expect(both.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
  });

  it('serves a request with an unknown Expect header', async () => {
    expect(
      statusOf(await exchange(head('Expect: miracles', 'Content-Length: 13'), '{"input":"x"}')),
    ).toBe(200);
  });
});
