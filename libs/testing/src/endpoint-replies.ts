import type { ServerResponse } from 'node:http';
import type { StubReply } from './endpoint-stub';

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
};

/** Replies of faulty endpoints of any kind. */
export const endpointReplies = {
  json:
    (body: unknown): StubReply<unknown> =>
    (response) =>
      sendJson(response, 200, body),

  /** Replies with a body as it is, said to be JSON. */
  text:
    (body: string): StubReply<unknown> =>
    (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),

  hangs: ((): void => undefined) satisfies StubReply<unknown>,

  status:
    (status: number, headers: Record<string, string> = {}): StubReply<unknown> =>
    (response) =>
      sendJson(response, status, { error: { message: `stub says ${status}` } }, headers),

  closesSocket: ((response) => response.socket?.destroy()) satisfies StubReply<unknown>,

  /** Closes the connection before the stated length of the body. */
  cutBody:
    (body: unknown): StubReply<unknown> =>
    (response) => {
      const whole = JSON.stringify(body);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': String(whole.length),
      });
      response.write(whole.slice(0, whole.length / 2), () => response.socket?.destroy());
    },

  /** Sends headers at once, then single bytes without end. */
  drips: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(timer));
  }) satisfies StubReply<unknown>,

  huge: ((response) =>
    sendJson(response, 200, { text: 'x'.repeat(1_000_000) })) satisfies StubReply<unknown>,

  wrongType: ((response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html>a login page</html>')) satisfies StubReply<unknown>,
};
