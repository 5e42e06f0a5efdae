import { createApiKey, rotateApiKey, SCOPES } from '@touchstone/contracts';
import { type Gateway, startGateway } from '@touchstone/testing/http';

const CREATED_AT = '2026-01-15T12:00:00.000Z';
const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const ask = (method: string, url: string, body?: unknown) =>
  gateway.ask(method, `/api/${url}`, body);
const idOf = async (url: string, body: object): Promise<string> =>
  String((await ask('POST', url, body)).body['id']);

describe('API keys', () => {
  it('are shown only when they are created', async () => {
    const { status, body, headers } = await ask('POST', 'api-keys', {
      name: 'ci',
      scopes: ['evaluate', 'evaluate'],
      expires_at: '2999-01-31T12:00:00+02:00',
      key: 'mine',
      last_four: 'mine',
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: expect.any(String),
        name: 'ci',
        scopes: ['evaluate'],
        key: 'ts_the key that was made',
        last_four: 'made',
        created_at: CREATED_AT,
        last_used_at: null,
        expires_at: '2999-01-31T10:00:00.000Z',
      },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(gateway.management.lastAsked(createApiKey)).toEqual({
      caller,
      callerScopes: SCOPES,
      fields: { name: 'ci', scopes: ['evaluate'], expires_at: '2999-01-31T10:00:00.000Z' },
    });
    const list = await ask('GET', 'api-keys');
    expect(list.body).toEqual([expect.objectContaining({ name: 'ci', last_four: 'made' })]);
    expect(JSON.stringify(list.body)).not.toMatch(/"key"|sealed|the key that was made/);
  });

  it('leave absent scopes and expiry to the management service', async () => {
    await ask('POST', 'api-keys', { name: 'ci', scopes: null, expires_at: '' });
    expect(gateway.management.lastAsked(createApiKey)).toEqual({
      caller,
      callerScopes: SCOPES,
      fields: { name: 'ci' },
    });
  });

  it('are revoked', async () => {
    const id = await idOf('api-keys', { name: 'ci' });
    expect((await ask('DELETE', `api-keys/${id}`)).body).toEqual({ id, deleted: true });
    expect((await ask('DELETE', `api-keys/${id}`)).status).toBe(404);
  });

  it.each([
    ['for a day', undefined, 86_400],
    ['for a day with an empty body', {}, 86_400],
    ['for the requested time', { overlap_seconds: 60 }, 60],
    ['not at all', { overlap_seconds: 0 }, 0],
  ])('are rotated, and the old one remains valid %s', async (_title, body, overlapSeconds) => {
    const id = await idOf('api-keys', { name: 'ci' });
    const rotated = await ask('POST', `api-keys/${id}/rotate`, body);
    expect(rotated).toMatchObject({
      status: 200,
      body: { name: 'ci', key: 'ts_the key that was made' },
      headers: { 'cache-control': 'no-store' },
    });
    expect(rotated.body).not.toHaveProperty('sealedKey');
    expect(gateway.management.lastAsked(rotateApiKey)).toEqual({
      caller,
      callerScopes: SCOPES,
      id,
      overlapSeconds,
    });
  });
});
