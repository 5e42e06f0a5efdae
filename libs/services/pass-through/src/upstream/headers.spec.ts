import { answerHeaders, requestHeaders } from './headers';

const NONE: ReadonlySet<string> = new Set();
const HOPS = {
  connection: 'keep-alive, x-hop',
  'keep-alive': 'timeout=5',
  'x-hop': '1',
  te: 'trailers',
  trailer: 'x',
  'transfer-encoding': 'chunked',
  upgrade: 'h2c',
  'proxy-authorization': 'Basic x',
};

describe('request headers', () => {
  it('are forwarded', () => {
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer sk-1',
      'openai-organization': 'o',
      'anthropic-version': '2023-06-01',
      'user-agent': 'client',
      accept: '*/*',
    };
    expect(requestHeaders(headers, NONE)).toEqual(headers);
  });

  it('are dropped when they are hop-by-hop, by the standard or by Connection', () => {
    expect(requestHeaders({ ...HOPS, a: 'b' }, NONE)).toEqual({ a: 'b' });
  });

  it.each([
    'host',
    'content-length',
    'expect',
    'cookie',
    'forwarded',
    'via',
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-http-method-override',
    'http2-settings',
    'traceparent',
  ])('are dropped when they describe the caller or change the request: %s', (name) => {
    expect(requestHeaders({ [name]: 'x' }, NONE)).toEqual({});
  });

  it('are dropped when they carry the service key', () => {
    expect(
      requestHeaders({ 'x-service-api-key': 'ts', a: 'b' }, new Set(['x-service-api-key'])),
    ).toEqual({ a: 'b' });
  });

  it('are dropped by Connection in any case and spacing', () => {
    expect(
      requestHeaders(
        { connection: ' X-One ,x-TWO', 'x-one': '1', 'x-two': '2', 'x-three': '3' },
        NONE,
      ),
    ).toEqual({ 'x-three': '3' });
  });
});

describe('response headers', () => {
  it('are returned except hop-by-hop ones', () => {
    const headers = {
      'content-type': 'text/event-stream',
      'x-request-id': 'r',
      'retry-after': '3',
      'x-ratelimit-remaining-tokens': '7',
    };
    expect(
      answerHeaders({
        ...headers,
        ...HOPS,
        'set-cookie': ['a=b'],
        'alt-svc': 'h3',
        'strict-transport-security': 'max-age=1',
      }),
    ).toEqual(headers);
  });
});
