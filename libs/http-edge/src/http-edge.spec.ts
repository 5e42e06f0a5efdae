import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiKeys, Sessions } from '@touchstone/clients';
import { aPrincipal, EVALUATE, type Gateway, KEY, startGateway } from '@touchstone/testing/http';
import { httpEdge } from './http-edge';
import { RequestRates } from './request-rates';

const JSON_TYPE = { 'content-type': 'application/json' };
const WITH_KEY = { 'x-service-api-key': KEY };
const BODY = '{"input": "x"}';

describe('HTTP edge', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    const principals = {
      [KEY]: aPrincipal(),
      'studio only': aPrincipal({ keyId: 'key-2', scopes: ['studio'] }),
    };
    gateway = await startGateway({ apiKeyHeaders: 'X-Api-Key, Authorization' }, principals);
  });
  afterAll(() => gateway.app.close());

  const plain = { ...WITH_KEY, ...JSON_TYPE };
  const needsKey = /^An API key is missing; send it in the header X-Service-API-Key\.$/;
  const nothing = /^There is nothing at this address/;
  const jsonOnly = /^Expected a JSON body/;
  it.each<
    [string, string, string, Record<string, string>, string | Buffer | undefined, number, RegExp]
  >([
    ['no key', 'POST', EVALUATE, JSON_TYPE, BODY, 401, needsKey],
    [
      'an empty key',
      'POST',
      EVALUATE,
      { ...JSON_TYPE, 'x-service-api-key': '' },
      BODY,
      401,
      needsKey,
    ],
    [
      'a wrong key',
      'POST',
      EVALUATE,
      { ...JSON_TYPE, 'x-service-api-key': `${KEY}.` },
      BODY,
      401,
      /not valid/,
    ],
    [
      'a name that objects inherit as the key',
      'POST',
      EVALUATE,
      { ...JSON_TYPE, 'x-service-api-key': 'nobody' },
      BODY,
      401,
      /not valid/,
    ],
    ['no key and a broken body', 'POST', EVALUATE, JSON_TYPE, '{', 401, needsKey],
    [
      'no key and a wrong type',
      'POST',
      EVALUATE,
      { 'content-type': 'text/plain' },
      BODY,
      401,
      needsKey,
    ],
    ['no key and a huge body', 'POST', EVALUATE, JSON_TYPE, 'x'.repeat(2_000_000), 401, needsKey],
    ['no key at an unknown address', 'GET', '/api/nothing', {}, undefined, 401, needsKey],
    ['no key and the wrong method', 'GET', EVALUATE, {}, undefined, 401, needsKey],
    [
      'no key and an encoded address',
      'POST',
      '/%61pi/v1/evaluation/evaluate',
      JSON_TYPE,
      BODY,
      401,
      needsKey,
    ],
    [
      'no key and doubled slashes',
      'POST',
      '//api///v1/evaluation/evaluate//',
      JSON_TYPE,
      BODY,
      401,
      needsKey,
    ],
    [
      'no key and an absolute address',
      'POST',
      `http://host${EVALUATE}`,
      JSON_TYPE,
      BODY,
      401,
      needsKey,
    ],
    [
      'a key without the scope',
      'POST',
      EVALUATE,
      { ...JSON_TYPE, 'x-service-api-key': 'studio only' },
      BODY,
      403,
      /lacks the scope "evaluate"/,
    ],
    ['an unknown address', 'GET', '/api/nothing', WITH_KEY, undefined, 404, nothing],
    ['an unknown address with a body', 'POST', '/api/nothing', plain, '{', 404, nothing],
    [
      'another case of the address',
      'POST',
      '/API/v1/evaluation/evaluate',
      plain,
      BODY,
      404,
      nothing,
    ],
    ['an unknown address outside /api', 'GET', '/nothing', {}, undefined, 404, nothing],
    ['the root', 'GET', '/', {}, undefined, 404, nothing],
    [
      'an unusual method at an unknown address',
      'PROPFIND',
      '/api/nothing',
      WITH_KEY,
      undefined,
      404,
      nothing,
    ],
    ['GET on a route for POST', 'GET', EVALUATE, WITH_KEY, undefined, 405, /it takes POST\./],
    ['PUT on a route for POST', 'PUT', EVALUATE, plain, BODY, 405, /it takes POST\./],
    ['an unusual method', 'PROPFIND', EVALUATE, WITH_KEY, undefined, 405, /it takes POST\./],
    ['POST to the documentation', 'POST', '/docs', {}, undefined, 405, /it takes GET, HEAD\./],
    ['a bad escape', 'GET', '/api/%zz', WITH_KEY, undefined, 400, /not a valid URL/],
    ['an escape that is not UTF-8', 'GET', '/api/%ff', WITH_KEY, undefined, 400, /not a valid URL/],
    ['text', 'POST', EVALUATE, { ...WITH_KEY, 'content-type': 'text/plain' }, BODY, 415, jsonOnly],
    [
      'a form',
      'POST',
      EVALUATE,
      { ...WITH_KEY, 'content-type': 'application/x-www-form-urlencoded' },
      'input=x',
      415,
      jsonOnly,
    ],
    [
      'a multipart form',
      'POST',
      EVALUATE,
      { ...WITH_KEY, 'content-type': 'multipart/form-data; boundary=x' },
      '--x--',
      415,
      jsonOnly,
    ],
    [
      'a media type similar to JSON',
      'POST',
      EVALUATE,
      { ...WITH_KEY, 'content-type': 'application/jsonp' },
      BODY,
      415,
      jsonOnly,
    ],
    [
      'a body without type',
      'POST',
      EVALUATE,
      { ...WITH_KEY, 'content-type': '' },
      BODY,
      415,
      jsonOnly,
    ],
    [
      'a compressed body',
      'POST',
      EVALUATE,
      { ...plain, 'content-encoding': 'gzip' },
      BODY,
      415,
      jsonOnly,
    ],
    [
      'a doubly encoded body',
      'POST',
      EVALUATE,
      { ...plain, 'content-encoding': 'identity, br' },
      BODY,
      415,
      jsonOnly,
    ],
    ['no body', 'POST', EVALUATE, WITH_KEY, undefined, 400, /^The body is empty/],
    ['no body but a type', 'POST', EVALUATE, plain, undefined, 400, /^The body is empty/],
    ['broken JSON', 'POST', EVALUATE, plain, '{', 400, /^The body is not valid JSON/],
    [
      'bytes that are not UTF-8',
      'POST',
      EVALUATE,
      plain,
      Buffer.from('{"input": "\xff\xc3("}', 'latin1'),
      400,
      /^The body is not valid JSON/,
    ],
    [
      'a very long id without a key',
      'GET',
      `/api/studio/prompts/${'x'.repeat(5_000)}`,
      {},
      undefined,
      401,
      needsKey,
    ],
    [
      'a very long id',
      'GET',
      `/api/studio/prompts/${'x'.repeat(5_000)}`,
      WITH_KEY,
      undefined,
      404,
      /There is no prompt/,
    ],
    [
      'too large a body',
      'POST',
      EVALUATE,
      plain,
      'x'.repeat(1_048_577),
      413,
      /at most 1048576 bytes/,
    ],
  ])('refuses %s', async (_title, method, url, headers, payload, status, sentence) => {
    const answer = await gateway.send({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.stringMatching(sentence) });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    EVALUATE,
    `${EVALUATE}/`,
    '//api//v1///evaluation/evaluate',
    '/%61pi/v1/evaluation/evaluate',
    `${EVALUATE}?x=1`,
    `${EVALUATE}/?x=%zz`,
  ])('serves %s', async (url) => {
    expect(
      await gateway.send({ method: 'POST', url, headers: plain, payload: BODY }),
    ).toMatchObject({ status: 200 });
  });

  it.each(['x-api-key', 'Authorization', 'X-SERVICE-API-KEY'])(
    'reads the key from the header %s',
    async (name) => {
      expect(
        await gateway.send({
          method: 'POST',
          url: EVALUATE,
          headers: { ...JSON_TYPE, [name]: KEY },
          payload: BODY,
        }),
      ).toMatchObject({ status: 200 });
    },
  );

  it('accepts a body with the content encoding `identity`', async () => {
    expect(await gateway.post({ input: 'x' }, { 'content-encoding': 'identity' })).toMatchObject({
      status: 200,
    });
  });

  it('responds to OPTIONS with the methods and to HEAD without a body', async () => {
    const options = await gateway.send({ method: 'OPTIONS', url: EVALUATE, headers: WITH_KEY });
    expect(options).toMatchObject({ status: 204, text: '', headers: { allow: 'POST' } });
    const head = await gateway.send({ method: 'HEAD', url: '/docs-json' });
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it.each(['x'.repeat(1_048_577), '{'])(
    'keeps the connection of a caller that may still be sending',
    async (body) => {
      expect((await gateway.post(body)).headers.connection).not.toBe('close');
    },
  );

  it('lists the allowed methods in a header as well', async () => {
    expect(
      await gateway.send({ method: 'DELETE', url: EVALUATE, headers: WITH_KEY }),
    ).toMatchObject({ status: 405, headers: { allow: 'POST' } });
  });

  it.each(['/docs', '/docs-json', '/docs/swagger-ui.css'])('requires no key at %s', async (url) => {
    expect(await gateway.send({ method: 'GET', url })).toMatchObject({ status: 200 });
  });

  it('refuses a key beyond its rate but no other key', async () => {
    const limited = await startGateway(
      { ratePerSecond: 2 },
      { [KEY]: aPrincipal(), other: aPrincipal({ keyId: 'key-2' }) },
    );
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => limited.post({ input: 'x' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]).toMatchObject({
      body: { error: expect.stringContaining('Too many requests') },
      headers: { 'retry-after': '1' },
    });
    expect(await limited.post({ input: 'x' }, { 'x-service-api-key': 'other' })).toMatchObject({
      status: 200,
    });
    await limited.app.close();
  });

  it('refuses a key beyond a workspace rate below that of the operator', async () => {
    const principals = {
      [KEY]: aPrincipal({ limits: { requests_per_second: 1 } }),
      other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }),
    };
    const limited = await startGateway({ ratePerSecond: 1_000 }, principals);
    const statuses = async (key: string) =>
      Promise.all(
        Array.from(
          { length: 12 },
          async () => (await limited.post({ input: 'x' }, { 'x-service-api-key': key })).status,
        ),
      );
    expect(await statuses(KEY)).toContain(429);
    expect(new Set(await statuses('other'))).toEqual(new Set([200]));
    await limited.app.close();
  });

  it('limits the shared rate of the keys of each workspace', async () => {
    const principals = {
      [KEY]: aPrincipal(),
      second: aPrincipal({ keyId: 'key-2' }),
      other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-3' }),
    };
    const limited = await startGateway({ workspaceRatePerSecond: 1 }, principals);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        limited.post({ input: 'x' }, { 'x-service-api-key': index % 2 === 0 ? KEY : 'second' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused[0]).toMatchObject({
      body: { error: expect.stringContaining('Too many requests of this workspace') as string },
      headers: { 'retry-after': '1' },
    });
    expect(await limited.post({ input: 'x' }, { 'x-service-api-key': 'other' })).toMatchObject({
      status: 200,
    });
    await limited.app.close();
  });

  it('accepts only cached keys from an address after too many invalid ones', async () => {
    const limited = await startGateway({ invalidKeysPerSecond: 1 });
    const sent = async (key: string, remoteAddress: string) => {
      const { status, headers } = await limited.send({
        method: 'GET',
        url: '/api/workspace',
        headers: { 'x-service-api-key': key },
        remoteAddress,
      });
      return { status, retryAfter: headers['retry-after'] };
    };
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1)
      statuses.push((await sent(`wrong ${count}`, '2001:db8::1')).status);
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]));
    expect(statuses).toContain(429);
    expect(await sent('wrong', '2001:db8::ffff:2')).toEqual({ status: 429, retryAfter: '1' });
    expect((await sent('wrong', '2001:db8:0:1::1')).status).toBe(401);
    expect((await sent('wrong', '192.0.2.7')).status).toBe(401);
    expect((await sent(KEY, '2001:db8::1')).status).toBe(200);
    await limited.app.close();
  });

  it('rejects a route under /api without a scope', async () => {
    const http = new FastifyAdapter().getInstance();
    await http.register(httpEdge, {
      keys: gateway.app.get<ApiKeys>(ApiKeys),
      sessions: gateway.app.get<Sessions>(Sessions),
      rates: new RequestRates({ ratePerSecond: 0, workspacePerSecond: 0, invalidKeysPerSecond: 0 }),
      keyHeaderNames: [],
      bodyBytes: 1,
    });
    expect(() => http.get('/api/open', () => 'x')).toThrow('The route /api/open names no scope.');
    expect(() => http.get('/open', () => 'x')).not.toThrow();
  });
});
