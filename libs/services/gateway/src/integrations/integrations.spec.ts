import { Logger } from '@nestjs/common';
import { createIntegration, messagePlace, updateIntegration } from '@touchstone/contracts';
import { aPrincipal, type Gateway, KEY, SECRETS, startGateway } from '@touchstone/testing/http';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
const CREDENTIAL = 'credential-of-a-vendor-7531';
const URL = 'https://models.example/v1';
const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway(
    {},
    { [KEY]: aPrincipal(), other: aPrincipal({ workspace: 'workspace-2', keyId: 'key-2' }) },
  );
});
afterEach(() => gateway.app.close());

const ask = (method: string, path: string, body?: unknown, key = KEY) =>
  gateway.ask(method, `/api/integrations${path}`, body, { 'x-service-api-key': key });
const made = async (body: object = {}) =>
  String(
    (await ask('POST', '', { provider: 'openai', credential: CREDENTIAL, ...body })).body['id'],
  );
const SENT = messagePlace(caller.workspace, 'integration.credential');
const lastSealed = (
  contract = createIntegration as typeof createIntegration | typeof updateIntegration,
) => String(gateway.management.lastAsked(contract).fields.credential?.sealed);

describe('integrations', () => {
  it('are created and returned with the last four characters of their credential', async () => {
    const created = await ask('POST', '', {
      provider: 'openai',
      name: 'ours',
      url: URL,
      credential: CREDENTIAL,
    });
    const body = {
      id: expect.any(String) as string,
      provider: 'openai',
      name: 'ours',
      url: URL,
      last_four: '7531',
      created_at: CREATED_AT,
    };
    expect(created).toMatchObject({ status: 200, body });
    expect(Object.keys(created.body).sort()).toEqual(Object.keys(body).sort());
    expect((await ask('GET', `/${String(created.body['id'])}`)).body).toEqual(created.body);
    expect((await ask('GET', '')).body).toEqual([created.body]);
  });

  it('are sent with a sealed credential', async () => {
    await made();
    expect(gateway.management.lastAsked(createIntegration)).toEqual({
      caller,
      fields: {
        provider: 'openai',
        credential: { sealed: expect.any(String) as string, lastFour: '7531' },
      },
    });
    expect(SECRETS.unseal(lastSealed(), SENT)).toBe(CREDENTIAL);
  });

  it.each([
    ['sixteen', 'abcdefghijkl7531', '7531'],
    ['fifteen', 'abcdefghijk7531', ''],
    ['one', 'x', ''],
    ['4,096', `${'x'.repeat(4_092)}7531`, '7531'],
  ])(
    'reveal at most the last four characters of a credential of %s characters',
    async (_title, credential, last_four) => {
      expect(await ask('POST', '', { provider: 'openai', credential })).toMatchObject({
        status: 200,
        body: { last_four },
      });
    },
  );

  it.each([
    ['Google', 'gemini'],
    ['OPENAI', 'openai'],
    ['Acme-2', 'acme-2'],
    ['azure', 'azure'],
    ['constructor', 'constructor'],
  ])('for %s have the provider %s', async (named, provider) => {
    expect(await ask('POST', '', { provider: named, url: URL })).toMatchObject({
      status: 200,
      body: { provider, last_four: null },
    });
  });

  it('drop fields that are absent, unknown or read-only', async () => {
    await ask('POST', '', {
      provider: 'openai',
      name: '',
      url: null,
      credential: CREDENTIAL,
      id: 'mine',
      last_four: 'mine',
      sealedCredential: 'x',
      created_at: 'now',
      workspace: 'workspace-2',
      lastFour: 'x',
    });
    expect(Object.keys(gateway.management.lastAsked(createIntegration).fields)).toEqual([
      'provider',
      'credential',
    ]);
    expect(gateway.management.lastAsked(createIntegration).caller).toEqual(caller);
  });

  it('accept an address that the operator allows', async () => {
    expect(
      await ask('POST', '', { provider: 'vllm', url: 'http://127.0.0.2:8000/v1' }),
    ).toMatchObject({ status: 200, body: { url: 'http://127.0.0.2:8000/v1' } });
  });

  it('are limited to one of each vendor', async () => {
    await made();
    expect(await ask('POST', '', { provider: 'openai', credential: 'x' })).toMatchObject({
      status: 409,
      body: { error: expect.any(String) as string },
    });
    expect((await ask('POST', '', { provider: 'openai', credential: 'x' }, 'other')).status).toBe(
      200,
    );
  });

  it('change only in the fields of an update; empty values clear', async () => {
    const id = await made({ name: 'n', url: URL });
    expect(
      (await ask('PUT', `/${id}`, { name: 'new', url: null, credential: null })).body,
    ).toMatchObject({ name: 'new', url: URL, last_four: '7531' });
    expect(gateway.management.lastAsked(updateIntegration)).toEqual({
      caller,
      id,
      fields: { name: 'new' },
    });
    expect((await ask('PUT', `/${id}`, { name: '', url: '', credential: '' })).body).toMatchObject({
      name: '',
      url: null,
      last_four: null,
    });
    expect(gateway.management.lastAsked(updateIntegration)).toEqual({
      caller,
      id,
      fields: { name: '', url: '', credential: null },
    });
    expect(
      (await ask('PUT', `/${id}`, { credential: 'another-credential-8642' })).body,
    ).toMatchObject({ last_four: '8642' });
    expect(SECRETS.unseal(lastSealed(updateIntegration), SENT)).toBe('another-credential-8642');
  });

  it('keep their address if the provider has no preset', async () => {
    const id = await made({ provider: 'acme', url: URL });
    expect(await ask('PUT', `/${id}`, { url: '' })).toMatchObject({
      status: 422,
      body: { error: 'url: expected an address, since this provider has none of its own here.' },
    });
    expect(gateway.management.timesAsked(updateIntegration)).toBe(0);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ url: URL });
  });

  it('are deleted, and are unknown afterwards', async () => {
    const id = await made();
    expect(await ask('DELETE', `/${id}`)).toMatchObject({
      status: 200,
      body: { id, deleted: true },
    });
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
  });

  it('are listed in pages to their own workspace only', async () => {
    for (const provider of ['openai', 'anthropic', 'gemini']) await made({ provider });
    expect((await ask('GET', '?limit=1&offset=1')).body).toEqual([
      expect.objectContaining({ provider: 'anthropic' }),
    ]);
    expect((await ask('GET', '', undefined, 'other')).body).toEqual([]);
  });

  it('contain their credential in no response and no log, sealed or not', async () => {
    const answers: unknown[] = [];
    const logged: unknown[] = [];
    const log = (...parts: unknown[]) => void logged.push(parts);
    Logger.overrideLogger({ log, error: log, warn: log, debug: log, verbose: log, fatal: log });
    const id = await made();
    const sealed = lastSealed();
    answers.push(
      await ask('GET', `/${id}`),
      await ask('GET', ''),
      await ask('PUT', `/${id}`, { credential: CREDENTIAL, name: 'n' }),
      await ask('POST', '', { provider: 'openai', credential: CREDENTIAL }),
    );
    answers.push(
      await ask('PUT', `/${id}`, { credential: `${CREDENTIAL}\n` }),
      await ask('PUT', `/${id}`, { credential: CREDENTIAL, url: 'http://127.0.0.1' }),
    );
    gateway.management.away();
    answers.push(await ask('PUT', `/${id}`, { credential: CREDENTIAL }));
    gateway.management.failure = new TypeError('A bug.');
    answers.push(await ask('PUT', `/${id}`, { credential: CREDENTIAL }));
    Logger.overrideLogger(false);
    expect(logged).not.toEqual([]);
    const written = JSON.stringify([answers, logged]);
    for (const secret of [CREDENTIAL, sealed, lastSealed(updateIntegration), 'sealed'])
      expect(written).not.toContain(secret);
    // Management receives it sealed only.
    expect(JSON.stringify(gateway.management.asked)).not.toContain(CREDENTIAL);
  });
});
