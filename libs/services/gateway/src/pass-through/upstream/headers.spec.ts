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

describe('headers of a request', () => {
  it('go on when they are the vendor’s', () => {
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

  it('stay when they speak to this hop, by the standard or by what Connection names', () => {
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
  ])('stay when they are about the caller, or could make another request of it: %s', (name) => {
    expect(requestHeaders({ [name]: 'x' }, NONE)).toEqual({});
  });

  it('stay when they carry the service key', () => {
    expect(
      requestHeaders({ 'x-service-api-key': 'ts', a: 'b' }, new Set(['x-service-api-key'])),
    ).toEqual({ a: 'b' });
  });

  it('read Connection in any case and spacing', () => {
    expect(
      requestHeaders(
        { connection: ' X-One ,x-TWO', 'x-one': '1', 'x-two': '2', 'x-three': '3' },
        NONE,
      ),
    ).toEqual({ 'x-three': '3' });
  });
});

describe('headers of an answer', () => {
  it('come back, but for those of the vendor’s own hop', () => {
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
