import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { integrationPlace } from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { KEY, SECRETS } from '@touchstone/testing/http';
import {
  CHAT,
  chunk,
  completion,
  DONE,
  FORBIDDEN,
  json,
  type PassThroughRig,
  saying,
  startPassThrough,
  streaming,
} from '../pass-through.fixture';

describe('the proxy without guardrails', () => {
  let rig: PassThroughRig;
  beforeEach(async () => {
    rig = await startPassThrough();
  });
  afterEach(() => rig.close());

  it('forwards request and response bytes unchanged', async () => {
    const body =
      '{ "model": "m-1",  "seed": 12345678901234567890, "messages": [{"role": "user", "content": "costs $5"}] }';
    rig.vendor.answer = (_request, response) =>
      json(response, completion('Hi.'), 200, { 'x-request-id': 'r-1', 'set-cookie': 'a=b' });
    const response = await rig.ask(CHAT, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([200, completion('Hi.')]);
    expect(response.headers.get('x-request-id')).toBe('r-1');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(rig.vendor.last).toMatchObject({ method: 'POST', url: '/v1/chat/completions' });
    expect(rig.vendor.last.body.toString()).toBe(body);
  });

  it.each([
    ['openai', '/chat/completions', '/v1/chat/completions', '/v1/chat/completions'],
    ['openai', '/responses', '/v1/responses', '/v1/responses'],
    ['openai', '/embeddings', '/v1/embeddings', '/v1/embeddings'],
    ['anthropic', '/messages', '/v1/messages', '/v1/messages'],
    [
      'anthropic',
      '/messages/count_tokens',
      '/v1/messages/count_tokens',
      '/v1/messages/count_tokens',
    ],
    [
      'gemini',
      '/models/m-1:generateContent',
      '/v1beta/models/m-1:generateContent',
      '/v1beta/models/m-1:generateContent',
    ],
    [
      'google',
      '/models/m-1:streamGenerateContent?alt=sse',
      '/v1beta/models/m-1:streamGenerateContent?alt=sse',
      '/v1beta/models/m-1:streamGenerateContent?alt=sse',
    ],
  ])('forwards %s%s with and without the API version', async (provider, bare, versioned, url) => {
    for (const path of [bare, versioned]) {
      expect(
        (await rig.ask(`/api/providers/${provider}${path}`, { method: 'POST', body: '{}' })).status,
      ).toBe(200);
      expect(rig.vendor.last.url).toBe(url);
    }
  });

  it('forwards other methods and paths', async () => {
    for (const [method, path] of [
      ['GET', '/models'],
      ['DELETE', '/files/f-1'],
      ['GET', '//v1///models/'],
      ['HEAD', '/models'],
      ['POST', '/responses/r-1/cancel'],
    ] as const) {
      expect((await rig.ask(`/api/providers/openai${path}`, { method })).status).toBe(200);
      expect(rig.vendor.last.method).toBe(method);
    }
  });

  it('answers an unknown provider with a list of the known ones', async () => {
    const response = await rig.ask('/api/providers/constructor/chat/completions', {
      method: 'POST',
      body: '{}',
    });
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: expect.stringContaining('anthropic, gemini, google, groq') as string },
    ]);
  });

  it('removes the service key and hop-by-hop headers', async () => {
    const headers = {
      'x-api-key': KEY,
      'x-elsewhere': `Token ${KEY}`,
      'x-forwarded-for': '10.0.0.1',
      cookie: 'a=b',
      te: 'trailers',
      'openai-beta': 'yes',
    };
    await rig.ask(`${CHAT}?api-key=${encodeURIComponent(KEY)}&a=b`, {
      method: 'POST',
      body: '{}',
      headers,
    });
    const { headers: sent, url } = rig.vendor.last;
    expect(JSON.stringify([sent, url])).not.toContain(KEY);
    expect(sent).toMatchObject({ authorization: 'Bearer sk-of-the-caller', 'openai-beta': 'yes' });
    for (const name of ['x-forwarded-for', 'cookie', 'te', 'x-service-api-key', 'x-api-key'])
      expect(sent[name]).toBeUndefined();
    expect(url).toBe('/v1/chat/completions?a=b');
  });

  it.each([
    ['as it is', KEY.replaceAll(' ', '%20')],
    ['within a segment', `m-${KEY.replaceAll(' ', '%20')}:generate`],
    ['in base64', Buffer.from(KEY).toString('base64url')],
  ])(
    'refuses a path with the service key %s without repeating the key',
    async (_title, segment) => {
      const response = await rig.ask(`/api/providers/openai/models/${segment}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'The path holds the API key of this service, which stays here; take it out.' },
      ]);
      expect([rig.vendor.received, rig.exchanges]).toEqual([[], []]);
    },
  );

  it('removes encoded forms of the service key', async () => {
    const basic = Buffer.from(`${KEY}:`).toString('base64');
    const headers = new Headers({ authorization: `Basic ${basic}`, 'x-elsewhere': 'a' });
    headers.append('x-elsewhere', KEY);
    const sent = {
      method: 'POST',
      body: JSON.stringify(saying('Hello')),
      headers: {
        'x-service-api-key': KEY,
        'content-type': 'application/json',
        ...Object.fromEntries(headers),
      },
    };
    await fetch(
      `${rig.address}${CHAT}?${encodeURIComponent(KEY)}&a={"k":"${KEY}"}&b=${basic}&c=d`,
      sent,
    );
    const { headers: received, url } = rig.vendor.last;
    expect(url).toBe('/v1/chat/completions?c=d');
    for (const name of ['authorization', 'x-elsewhere']) expect(received[name]).toBeUndefined();
  });

  it('returns a vendor’s error unchanged and follows no redirect', async () => {
    rig.vendor.answer = (_request, response) =>
      json(response, { error: { message: 'Slow down.' } }, 429, { 'retry-after': '7' });
    const limited = await rig.chat();
    expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([
      429,
      '7',
      { error: { message: 'Slow down.' } },
    ]);
    rig.vendor.answer = (_request, response) =>
      void response.writeHead(302, { location: `${rig.vendor.url}/elsewhere` }).end();
    expect((await rig.ask(CHAT, { method: 'POST', body: '{}', redirect: 'manual' })).status).toBe(
      302,
    );
    expect(rig.vendor.received).toHaveLength(2);
  });

  it('records a vendor’s error as a failure, on every path', async () => {
    rig.vendor.answer = (_request, response) => json(response, { error: {} }, 503);
    for (const path of ['chat/completions', 'embeddings', 'files'])
      await rig.ask(`/api/providers/openai/${path}`, { method: 'POST', body: '{}' });
    rig.vendor.answer = (_request, response) => json(response, { error: {} }, 401);
    await rig.ask('/api/providers/openai/models', { method: 'GET' });
    rig.vendor.answer = (_request, response) => void response.writeHead(304).end();
    await rig.ask('/api/providers/openai/models', { method: 'GET' });
    await eventually(() => rig.exchanges.length === 5);
    expect(rig.exchanges.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['failed', 503],
      ['failed', 503],
      ['failed', 503],
      ['failed', 401],
      ['passed', 304],
    ]);
  });

  it.each(['{"broken', '$', '[]'])('leaves it to the vendor to refuse %s', async (body) => {
    rig.vendor.answer = (_request, response) =>
      json(response, { error: { message: 'What?' } }, 400);
    const response = await rig.ask(CHAT, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { message: 'What?' } },
    ]);
    expect(rig.vendor.last.body.toString()).toBe(body);
  });

  it('keeps compressed bodies compressed', async () => {
    const body = Buffer.from([0x1f, 0x8b, 0x24, 0x00, 0xff]);
    await rig.ask(CHAT, { method: 'POST', body, headers: { 'content-encoding': 'gzip' } });
    expect([rig.vendor.last.body, rig.vendor.last.headers['content-encoding']]).toEqual([
      body,
      'gzip',
    ]);
  });

  it('streams a body of another media type with its length', async () => {
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(300_000)]), 'a.txt');
    const { headers, body } = new Request('http://x', { method: 'POST', body: form });
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    await rig.ask('/api/providers/openai/audio/transcriptions', {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': headers.get('content-type') as string },
    });
    expect(rig.vendor.last.body.equals(bytes)).toBe(true);
    expect(rig.vendor.last.headers).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': headers.get('content-type'),
    });
  });

  it('publishes the exchange once the response is complete', async () => {
    const response = await rig.chat();
    await response.text();
    await eventually(() => rig.exchanges.length === 1);
    expect(rig.exchanges[0]).toMatchObject({
      id: response.headers.get('x-exchange-id'),
      provider: 'openai',
      operation: '/chat/completions',
      model: 'm-1-of-today',
      outcome: 'passed',
      status: 200,
      streamed: false,
      input_tokens: 5,
      output_tokens: 7,
      attempts: 1,
      guardrails: [],
    });
    rig.vendor.answer = streaming(chunk('Hi'), DONE);
    expect(await (await rig.chat(saying('Hello', { stream: true }))).text()).toBe(
      chunk('Hi') + DONE,
    );
    await eventually(() => rig.exchanges.length === 2);
    expect(rig.exchanges[1]).toMatchObject({ streamed: true, model: 'm-1', outcome: 'passed' });
  });

  it('adds the stored credential when the caller sends none', async () => {
    rig.gateway.management.integrations.put('workspace-1', {
      id: 'i-1',
      provider: 'openai',
      name: 'openai',
      url: null,
      last_four: 'ours',
      created_at: '',
      sealedCredential: SECRETS.seal('sk-of-ours', integrationPlace('workspace-1', 'i-1')),
    });
    const bare = {
      method: 'POST',
      headers: { 'x-service-api-key': KEY, 'content-type': 'application/json' },
      body: JSON.stringify(saying('Hello')),
    };
    expect((await fetch(`${rig.address}${CHAT}`, bare)).status).toBe(200);
    expect(rig.vendor.last.headers).toMatchObject({ authorization: 'Bearer sk-of-ours' });
    await rig.chat();
    expect(rig.vendor.last.headers).toMatchObject({ authorization: 'Bearer sk-of-the-caller' });
  });

  it('requires the scope proxy', async () => {
    const other = await startPassThrough([], {}, { scopes: ['evaluate'] });
    expect((await other.chat()).status).toBe(403);
    expect(other.vendor.received).toEqual([]);
    await other.close();
    expect((await fetch(`${rig.address}${CHAT}`, { method: 'POST', body: '{}' })).status).toBe(401);
  });
});

describe('a failing vendor', () => {
  const closedPort = async (): Promise<string> => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    return `http://127.0.0.1:${port}/v1`;
  };

  it('is reported in the vendor’s error shape', async () => {
    const url = await closedPort();
    const rig = await startPassThrough(
      [],
      {},
      {},
      {
        TOUCHSTONE_PROVIDER_OPENAI_URL: url,
        TOUCHSTONE_PROVIDER_ANTHROPIC_URL: url,
        TOUCHSTONE_PROVIDER_GEMINI_URL: url,
      },
    );
    const asked = await Promise.all(
      ['openai/chat/completions', 'anthropic/messages', 'gemini/models/m:generateContent'].map(
        (path) => rig.ask(`/api/providers/${path}`, { method: 'POST', body: '{}' }),
      ),
    );
    expect(asked.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(await Promise.all(asked.map((response) => response.json()))).toEqual([
      {
        error: expect.objectContaining({
          code: 'upstream_unreachable',
          type: 'server_error',
        }) as object,
      },
      { type: 'error', error: expect.objectContaining({ type: 'api_error' }) as object },
      { error: expect.objectContaining({ code: 502, status: 'UNAVAILABLE' }) as object },
    ]);
    expect(rig.exchanges.map(({ outcome, status }) => [outcome, status])).toEqual(
      Array.from({ length: 3 }, () => ['failed', 502]),
    );
    await rig.close();
  });

  it('is answered with 504 after a time-out and 502 after a disconnect', async () => {
    const rig = await startPassThrough([], { silenceSeconds: 1 });
    rig.vendor.answer = () => undefined;
    const silent = await rig.chat();
    expect([silent.status, await silent.json()]).toEqual([
      504,
      { error: expect.objectContaining({ code: 'upstream_timeout' }) as object },
    ]);
    rig.vendor.answer = (request) => request.socket.destroy();
    expect((await rig.chat()).status).toBe(502);
    rig.vendor.answer = (request, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
        .write('{"choices": [', () => request.socket.destroy());
    };
    const broken = await rig.chat();
    expect([broken.status, await broken.json()]).toEqual([
      502,
      { error: expect.objectContaining({ type: 'server_error' }) as object },
    ]);
    expect(rig.exchanges.map(({ outcome, status }) => [outcome, status])).toEqual([
      ['failed', 504],
      ['failed', 502],
      ['failed', 502],
    ]);
    await rig.close();
  });
});

describe('a body over the limit', () => {
  it('is refused with the limit of the pass-through', async () => {
    const rig = await startPassThrough([], { bodyBytes: 2_000 });
    const response = await rig.chat(saying(FORBIDDEN.repeat(1_000)));
    expect([response.status, await response.json()]).toEqual([
      413,
      { error: expect.stringContaining('2000') as string },
    ]);
    await rig.close();
  });
});
