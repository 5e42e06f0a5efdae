import { integrationPlace } from '@touchstone/contracts';
import { Secrets } from '@touchstone/kernel';
import { deferred, eventually } from '@touchstone/testing';
import { aPrincipal, type IntegrationRow, KEY, SECRETS } from '@touchstone/testing/http';
import {
  completion,
  json,
  type PassThroughRig,
  SIDES_JUDGED,
  startPassThrough,
} from '../pass-through.fixture';

const CREDENTIAL = 'credential-of-a-vendor-7531';
const DIALECTS = [
  ['openai', 'authorization', `Bearer ${CREDENTIAL}`],
  ['anthropic', 'x-api-key', CREDENTIAL],
  ['gemini', 'x-goog-api-key', CREDENTIAL],
] as const;

let rig: PassThroughRig;
beforeEach(async () => {
  rig = await startPassThrough([SIDES_JUDGED]);
  rig.vendor.answer = (_request, response) => json(response, { data: [] });
});
afterEach(() => rig.close());

const connect = (provider: string, parts: Partial<IntegrationRow> = {}): void =>
  void rig.gateway.management.integrations.put('workspace-1', {
    id: 'i-1',
    provider,
    name: provider,
    url: null,
    last_four: '7531',
    created_at: '2026-01-15T12:00:00.000Z',
    sealedCredential: SECRETS.seal(CREDENTIAL, integrationPlace('workspace-1', 'i-1')),
    ...parts,
  });

interface Tested {
  status: number;
  text: string;
  body: Record<string, unknown>;
}
const test = async (body?: object, headers: Record<string, string> = {}): Promise<Tested> => {
  const answer = await rig.ask('/api/integrations/i-1/test', {
    method: 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) as Record<string, unknown> };
};
const refusing = (body: unknown, status = 401): void => {
  rig.vendor.answer = (_request, response) =>
    typeof body === 'string'
      ? response.writeHead(status, { 'content-type': 'text/plain' }).end(body)
      : json(response, body, status);
};

describe('the test of an integration', () => {
  it.each([
    [...DIALECTS[0], '/v1/models'],
    [...DIALECTS[1], '/v1/models?limit=1'],
    [...DIALECTS[2], '/v1beta/models?pageSize=1'],
  ])(
    'asks %s for its models, with the stored credential alone',
    async (provider, name, value, url) => {
      connect(provider);
      expect(await test({})).toMatchObject({
        status: 200,
        body: {
          reached: true,
          status: 200,
          model: null,
          error: null,
          latency_ms: expect.any(Number) as number,
        },
      });
      expect(rig.vendor.received).toMatchObject([
        { method: 'GET', url, headers: { [name]: value } },
      ]);
      expect(JSON.stringify(rig.vendor.received)).not.toContain(KEY);
      expect(JSON.stringify(rig.vendor.received)).not.toContain('sk-of-the-caller');
    },
  );

  it.each([
    ['openai', 'm-1', '/v1/chat/completions', { model: 'm-1', max_completion_tokens: 256 }],
    ['anthropic', 'm-1', '/v1/messages', { model: 'm-1', max_tokens: 256 }],
    ['gemini', 'm-1', '/v1beta/models/m-1:generateContent', {}],
    ['gemini', 'tunedModels/m-1', '/v1beta/tunedModels/m-1:generateContent', {}],
  ])('has a model of %s answer, if one is named', async (provider, model, url, body) => {
    connect(provider);
    expect((await test({ model })).body).toMatchObject({ reached: true, model, error: null });
    const [{ method, url: asked, body: sent } = rig.vendor.last] = rig.vendor.received;
    expect([method, asked, JSON.parse(sent.toString())]).toEqual([
      'POST',
      url,
      expect.objectContaining(body),
    ]);
    expect(sent.toString()).toContain('Reply with OK.');
  });

  it('is no traffic: no guardrail judges it, and no exchange is recorded', async () => {
    connect('openai');
    rig.vendor.answer = (_request, response) => json(response, completion('OK'));
    await test({ model: 'm-1' });
    expect([rig.judge.jobs, rig.exchanges]).toEqual([[], []]);
    await (await rig.chat()).text();
    expect([rig.judge.jobs.length, rig.exchanges.length]).toEqual([2, 1]);
  });

  it.each([
    [{ error: { message: 'Your key is unknown.' } }, 'Your key is unknown.'],
    [{ error: 'Your key is unknown.' }, 'Your key is unknown.'],
    [{ message: 'Your key is unknown.' }, 'Your key is unknown.'],
    [{ detail: 'Your key is unknown.' }, 'Your key is unknown.'],
    [{ error: { message: 'a\u202e\u0007b\n\u0000c' } }, 'ab c'],
    [{ error: { message: 'x'.repeat(10_000) } }, `${'x'.repeat(299)}…`],
    [
      { error: { message: 'x'.repeat(100_000) } },
      'The model vendor answered GET /models with status 401.',
    ],
    [{ error: 7 }, 'The model vendor answered GET /models with status 401.'],
    ['<html>', 'The model vendor answered GET /models with status 401.'],
    ['', 'The model vendor answered GET /models with status 401.'],
  ])('answers with the sentence of a refusal: %#', async (body, error) => {
    connect('openai');
    refusing(body);
    expect((await test()).body).toMatchObject({ reached: true, status: 401, error });
  });

  it.each([
    CREDENTIAL,
    Buffer.from(CREDENTIAL).toString('base64'),
    encodeURIComponent(CREDENTIAL.replace('-', '%2D')),
    `${'x'.repeat(290)}${CREDENTIAL}`,
  ])('leaves out a sentence that repeats the credential: %s', async (repeated) => {
    connect('openai');
    refusing({ error: { message: `The key ${repeated} is unknown.` } });
    const { body, text } = await test();
    expect(body).toMatchObject({
      status: 401,
      error: expect.stringContaining('repeats the credential') as string,
    });
    expect(text).not.toContain(repeated.slice(-12));
  });

  it('is no success if something else than a vendor answers', async () => {
    connect('openai');
    rig.vendor.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    expect((await test()).body).toMatchObject({
      reached: true,
      status: 200,
      error: expect.stringContaining('sent no JSON') as string,
    });
    rig.vendor.answer = (_request, response) =>
      response.writeHead(302, { location: 'https://models.example' }).end();
    expect((await test()).body).toMatchObject({
      status: 302,
      error: 'The model vendor answered GET /models with status 302.',
    });
  });

  it.each([
    [{ error: { message: 'Overloaded.' } }, 'Overloaded.'],
    [
      { error: {} },
      'The model vendor answered POST /chat/completions with an error and status 200.',
    ],
    [completion('OK'), null],
  ])('is no success if the model answers with an error and 200: %#', async (body, error) => {
    connect('openai');
    rig.vendor.answer = (_request, response) => json(response, body);
    expect((await test({ model: 'm-1' })).body).toMatchObject({
      reached: true,
      status: 200,
      error,
    });
  });

  it('is no success if the model’s answer breaks off', async () => {
    connect('openai');
    rig.vendor.answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .write('{', () => response.destroy());
    expect((await test({ model: 'm-1' })).body).toMatchObject({
      reached: false,
      error: expect.stringContaining('could not be reached') as string,
    });
  });

  it('does not wait for the end of a list', async () => {
    connect('openai');
    rig.vendor.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    expect((await test()).body).toMatchObject({ status: 200, error: null });
  });

  const anotherKey = new Secrets('another').seal('x', integrationPlace('workspace-1', 'i-1'));
  it.each<[string, Partial<IntegrationRow>, string]>([
    ['is inside a network', { url: 'http://127.0.0.1:9/v1' }, 'ask the operator to allow it.'],
    ['has no name server', { url: 'http://nowhere.example/v1' }, 'does not resolve to an address.'],
    ['refuses connections', { url: 'http://127.0.0.2:9/v1' }, 'not be reached (ECONNREFUSED).'],
    ['has a sealed credential', { sealedCredential: anotherKey }, 'openai cannot be read with'],
    ['has no address', { provider: 'nobody' }, 'There is no provider with this name'],
  ])('says that a vendor %s', async (_title, parts, sentence) => {
    connect('openai', parts);
    expect(await test()).toMatchObject({
      status: 200,
      body: { reached: false, status: null, error: expect.stringContaining(sentence) as string },
    });
    expect(rig.vendor.received).toEqual([]);
  });

  it('ends if the vendor says nothing', async () => {
    await rig.close();
    rig = await startPassThrough([], { silenceSeconds: 1 });
    rig.vendor.answer = () => undefined;
    connect('openai');
    expect((await test()).body).toMatchObject({
      reached: false,
      error: 'The model vendor did not answer in time.',
    });
  });

  it('is bounded in number for a workspace', async () => {
    const held = deferred();
    rig.vendor.answer = async (_request, response) => {
      await held.promise;
      json(response, {});
    };
    connect('openai');
    const testing = Array.from({ length: 4 }, () => test());
    await eventually(() => rig.vendor.received.length === 4);
    expect((await test()).status).toBe(429);
    held.resolve();
    expect((await Promise.all(testing)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await test()).status).toBe(200);
  });

  it('is open to a session of the dashboard, for pages of this address', async () => {
    connect('openai');
    rig.gateway.management.addKey(KEY, aPrincipal());
    const { headers } = await rig.gateway.ask(
      'POST',
      '/api/session',
      { key: KEY },
      { 'sec-fetch-site': 'same-origin' },
    );
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const from = (site: string) =>
      rig.gateway.ask('POST', '/api/integrations/i-1/test', undefined, {
        'x-service-api-key': '',
        cookie,
        'sec-fetch-site': site,
      });
    expect((await from('cross-site')).status).toBe(403);
    expect(rig.vendor.received).toEqual([]);
    expect((await from('same-origin')).body).toMatchObject({ reached: true, error: null });
  });

  it.each([
    [{ model: 7 }, 422],
    [{ model: 'x'.repeat(201) }, 422],
    [{ model: 'a b' }, 422],
    [{ model: '\ud800' }, 422],
    [{ model: '../../files' }, 400],
  ])('refuses %j', async (body, status) => {
    connect('gemini');
    expect((await test(body)).status).toBe(status);
    expect(rig.vendor.received).toEqual([]);
  });
});
