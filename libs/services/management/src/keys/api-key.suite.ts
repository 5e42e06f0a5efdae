import {
  type ApiKeyDigests,
  apiKeyPlace,
  apiKeysChanged,
  type Caller,
  createApiKey,
  evaluationCompleted,
  listApiKeys,
  type NewApiKeyRecord,
  type Principal,
  resolveApiKey,
  revokeApiKey,
  rotateApiKey,
  type Scope,
  SCOPES,
  updateWorkspace,
} from '@touchstone/contracts';
import { Secrets } from '@touchstone/kernel';
import { eventually } from '@touchstone/testing';
import {
  aCompletion,
  ANY_PAGE,
  type RunningManagement,
  SECRET_KEY,
  SECRETS,
} from '../management.fixture';

const keyOf = ({ workspace }: Caller, { id, sealedKey }: NewApiKeyRecord): string =>
  SECRETS.unseal(sealedKey, apiKeyPlace(workspace, id));
const resolve = ({ ask }: RunningManagement, key: string): Promise<Principal | null> =>
  ask(resolveApiKey, { digest: SECRETS.digest(key).toString('hex') });

/** Describes API keys, on any engine. */
export const describeApiKeys = (running: () => RunningManagement): void => {
  it('are shown once, sealed, and resolve from then on', async () => {
    const service = running();
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'ci', scopes: ['studio', 'evaluate'] },
    });
    const key = keyOf(caller, made);
    expect(key).toMatch(/^ts_[0-9A-Za-z]{58}$/);
    expect(made).toMatchObject({
      name: 'ci',
      scopes: ['evaluate', 'studio'],
      last_four: key.slice(-4),
      expires_at: null,
      last_used_at: null,
    });
    await expect(resolve(service, key)).resolves.toEqual({
      keyId: made.id,
      workspace: caller.workspace,
      scopes: ['evaluate', 'studio'],
      failurePolicy: 'closed',
    });
  });

  it('carry their workspace’s current storage settings and limits', async () => {
    const service = running();
    const caller = await service.newCaller();
    const key = keyOf(
      caller,
      await service.ask(createApiKey, { caller, callerScopes: SCOPES, fields: { name: 'k' } }),
    );
    await service.ask(updateWorkspace, {
      caller,
      fields: { store_content: true, user_references: false, limits: { messages: 5 } },
    });
    await expect(resolve(service, key)).resolves.toMatchObject({
      storeContent: true,
      userReferences: false,
      limits: { messages: 5 },
    });
    await service.ask(updateWorkspace, {
      caller,
      fields: { store_content: false, user_references: true, limits: { messages: 0 } },
    });
    const principal = await resolve(service, key);
    expect([principal?.storeContent, principal?.userReferences, principal?.limits]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each<[title: string, callerScopes: Scope[], scopes: Scope[] | undefined, made: Scope[]]>([
    [
      'all scopes if the calling key has them and none are named',
      [...SCOPES],
      undefined,
      [...SCOPES],
    ],
    [
      'the scopes of the calling key if none are named',
      ['manage', 'evaluate'],
      undefined,
      ['evaluate', 'manage'],
    ],
    [
      'some of the scopes of the calling key',
      ['manage', 'evaluate', 'proxy'],
      ['proxy', 'evaluate'],
      ['evaluate', 'proxy'],
    ],
  ])('have %s', async (_title, callerScopes, scopes, made) => {
    const { ask, newCaller } = running();
    const fields = { name: 'some', ...(scopes && { scopes }) };
    await expect(
      ask(createApiKey, { caller: await newCaller(), callerScopes, fields }),
    ).resolves.toMatchObject({ scopes: made });
  });

  it('cannot be created with scopes that the calling key lacks', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const creating = ask(createApiKey, {
      caller,
      callerScopes: ['manage'],
      fields: { name: 'more', scopes: ['manage', 'proxy', 'evaluate'] },
    });
    await expect(creating).rejects.toMatchObject({
      kind: 'forbidden',
      message:
        'scopes: this API key cannot create a key with the scopes proxy, evaluate, which it does not have itself.',
    });
    await expect(ask(listApiKeys, { caller, page: ANY_PAGE })).resolves.toEqual([]);
  });

  it('cannot be rotated by a key that lacks one of their scopes, and keep working', async () => {
    const service = running();
    const caller = await service.newCaller();
    const key = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'all' },
    });
    const rotating = service.ask(rotateApiKey, {
      caller,
      callerScopes: ['manage', 'evaluate', 'studio'],
      id: key.id,
      overlapSeconds: 0,
    });
    await expect(rotating).rejects.toMatchObject({
      kind: 'forbidden',
      message:
        'This API key cannot rotate a key with the scope proxy, which it does not have itself.',
    });
    await expect(resolve(service, keyOf(caller, key))).resolves.not.toBeNull();
  });

  it('grant the calling key’s stored scopes if a gateway does not send them', async () => {
    const { ask, newCaller, clock } = running();
    const workspace = await newCaller();
    const expires_at = new Date(clock.nowMs() + 60_000).toISOString();
    const { id } = await ask(createApiKey, {
      caller: workspace,
      callerScopes: SCOPES,
      fields: { name: 'calling', scopes: ['manage', 'studio'], expires_at },
    });
    const caller = { ...workspace, keyId: id };
    await expect(
      ask(createApiKey, { caller, fields: { name: 'as the caller' } }),
    ).resolves.toMatchObject({ scopes: ['studio', 'manage'] });
    await expect(
      ask(createApiKey, { caller, fields: { name: 'more', scopes: ['evaluate'] } }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(ask(rotateApiKey, { caller, id, overlapSeconds: 0 })).resolves.toMatchObject({
      scopes: ['studio', 'manage'],
    });
    await expect(ask(createApiKey, { caller, fields: { name: 'too late' } })).rejects.toMatchObject(
      { kind: 'forbidden' },
    );
    await expect(
      ask(createApiKey, { caller: workspace, fields: { name: 'by no key' } }),
    ).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('are listed in the order of creation, without any secret', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const made = [];
    for (const name of ['a', 'b', 'c'])
      made.push(await ask(createApiKey, { caller, callerScopes: SCOPES, fields: { name } }));
    const listed = await ask(listApiKeys, { caller, page: { limit: 2, offset: 1 } });
    expect(listed.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'created_at',
      'expires_at',
      'id',
      'last_four',
      'last_used_at',
      'name',
      'scopes',
    ]);
  });

  it('are stored as digests only', async () => {
    const { ask, newCaller, sql, schema } = running();
    const caller = await newCaller();
    const made = await ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'secret' },
    });
    const [row] = await sql<{ row: string }>(
      `SELECT k::text AS row FROM "${schema}"."api_key" k WHERE "id" = $1`,
      [made.id],
    );
    expect(row?.row).toContain(SECRETS.digest(keyOf(caller, made)).toString('hex'));
    expect(row?.row).not.toContain(keyOf(caller, made).slice(15, 40));
  });

  describe('after a change of the secret key', () => {
    const next = new Secrets('the next secret key of the specs', [SECRET_KEY]);
    const digestsOf = (key: string, secrets = next): ApiKeyDigests => ({
      digest: secrets.digest(key).toString('hex'),
      keyId: secrets.keyId,
      previous: secrets.previousDigests(key).map((digest) => digest.toString('hex')),
    });
    const aKey = async () => {
      const service = running();
      const caller = await service.newCaller();
      const fields = { name: 'older' };
      const made = await service.ask(createApiKey, { caller, callerScopes: SCOPES, fields });
      const stored = async () =>
        (
          await service.sql<{ digest: string; digest_key_id: string }>(
            `SELECT "digest", "digest_key_id" FROM "${service.schema}"."api_key" WHERE "id" = $1`,
            [made.id],
          )
        )[0];
      return { service, caller, made, key: keyOf(caller, made), stored };
    };

    it('resolve by a previous digest once, and by the current one from then on', async () => {
      const { service, made, key, stored } = await aKey();
      const { digest, keyId } = digestsOf(key);
      await expect(stored()).resolves.toMatchObject({ digest_key_id: SECRETS.keyId });
      await expect(service.ask(resolveApiKey, { digest, keyId })).resolves.toBeNull();
      const resolved = await service.ask(resolveApiKey, digestsOf(key));
      expect(resolved).toMatchObject({ keyId: made.id });
      await expect(stored()).resolves.toEqual({ digest, digest_key_id: next.keyId });
      await expect(service.ask(resolveApiKey, { digest, keyId })).resolves.toEqual(resolved);
      await expect(resolve(service, key)).resolves.toBeNull();
    });

    it('resolve for gateways of both configurations while the change is rolled out', async () => {
      const { service, made, key } = await aKey();
      const ahead = new Secrets(SECRET_KEY, ['the next secret key of the specs']);
      for (const secrets of [ahead, next, ahead, next])
        await expect(service.ask(resolveApiKey, digestsOf(key, secrets))).resolves.toMatchObject({
          keyId: made.id,
        });
    });

    it('remain unknown when they are revoked, and keep their digest', async () => {
      const { service, caller, made, key, stored } = await aKey();
      await service.ask(revokeApiKey, { caller, id: made.id });
      await expect(service.ask(resolveApiKey, digestsOf(key))).resolves.toBeNull();
      await expect(stored()).resolves.toMatchObject({ digest_key_id: SECRETS.keyId });
    });

    it.each([
      ['no digest at all', { digest: '', previous: [] }],
      ['a digest that is no digest', { digest: "' OR true --", previous: ['%', 'x'.repeat(64)] }],
    ])('do not resolve by %s', async (_title, digests) => {
      await expect(running().ask(resolveApiKey, digests)).resolves.toBeNull();
    });
  });

  it('are unknown once revoked, and publish an event', async () => {
    const service = running();
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'gone' },
    });
    await expect(service.ask(revokeApiKey, { caller, id: made.id })).resolves.toEqual({
      id: made.id,
    });
    await expect(resolve(service, keyOf(caller, made))).resolves.toBeNull();
    await expect(service.ask(listApiKeys, { caller, page: ANY_PAGE })).resolves.toEqual([]);
    await expect(service.ask(revokeApiKey, { caller, id: made.id })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await eventually(() =>
      expect(service.heard).toContainEqual({
        pattern: apiKeysChanged.pattern,
        body: { workspace: caller.workspace },
      }),
    );
  });

  it('are unknown once expired, and carry their expiry until then', async () => {
    const service = running();
    const expires_at = new Date(service.clock.nowMs() + 60_000).toISOString();
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'short', expires_at },
    });
    await expect(resolve(service, keyOf(caller, made))).resolves.toMatchObject({
      keyId: made.id,
      expiresAt: expires_at,
    });
    service.clock.advance(60_000);
    await expect(resolve(service, keyOf(caller, made))).resolves.toBeNull();
  });

  it('are rejected with an unreadable expiry', async () => {
    const { ask, newCaller } = running();
    const creating = ask(createApiKey, {
      caller: await newCaller(),
      callerScopes: SCOPES,
      fields: { name: 'x', expires_at: 'tomorrow' },
    });
    await expect(creating).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('expires_at') as string,
    });
  });

  it('overlap when rotated: the old one keeps working for the requested time', async () => {
    const service = running();
    const caller = await service.newCaller();
    const old = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'web', scopes: ['proxy'] },
    });
    const made = await service.ask(rotateApiKey, {
      caller,
      callerScopes: SCOPES,
      id: old.id,
      overlapSeconds: 30,
    });
    expect(made).toMatchObject({ name: 'web', scopes: ['proxy'], expires_at: null });
    expect(keyOf(caller, made)).not.toBe(keyOf(caller, old));
    await expect(resolve(service, keyOf(caller, old))).resolves.toMatchObject({ keyId: old.id });
    service.clock.advance(30_000);
    await expect(resolve(service, keyOf(caller, old))).resolves.toBeNull();
    await expect(resolve(service, keyOf(caller, made))).resolves.toMatchObject({ keyId: made.id });
  });

  it.each([
    ['a rotation keeps the lifetime for the new key and does not extend the old one', 3_600, 600],
    ['a rotation without overlap ends the old key at once', 0, 0],
  ])('%s', async (_title, overlapSeconds, left) => {
    const { ask, newCaller, clock } = running();
    const caller = await newCaller();
    const now = clock.nowMs();
    const old = await ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'x', expires_at: new Date(now + 600_000).toISOString() },
    });
    const made = await ask(rotateApiKey, {
      caller,
      callerScopes: SCOPES,
      id: old.id,
      overlapSeconds,
    });
    const [first] = await ask(listApiKeys, { caller, page: ANY_PAGE });
    expect(made.expires_at).toBe(new Date(now + 600_000).toISOString());
    expect(first).toMatchObject({
      id: old.id,
      expires_at: new Date(now + left * 1_000).toISOString(),
    });
  });

  it('carry the failure policy of their workspace', async () => {
    const service = running();
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'x' },
    });
    await service.ask(updateWorkspace, { caller, fields: { failure_policy: 'open' } });
    await expect(resolve(service, keyOf(caller, made))).resolves.toMatchObject({
      failurePolicy: 'open',
    });
  });

  it.each([
    ['nothing', ''],
    ['a text that is not a digest', 'x'],
    ['NUL', 'a\0b'],
    ['capital letters', 'F'.repeat(64)],
    ['a digest no key has', '0'.repeat(64)],
    ['a very long text', '0'.repeat(100_000)],
  ])('are not found by %s', async (_title, digest) => {
    await expect(running().ask(resolveApiKey, { digest })).resolves.toBeNull();
  });

  it('show when they were last used, by resolving or by an evaluation, at most once a minute', async () => {
    const service = running();
    const { ask, clock, sql, schema } = service;
    const caller = await service.newCaller();
    const made = await ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'busy' },
    });
    const lastUsed = async () =>
      (await ask(listApiKeys, { caller, page: ANY_PAGE }))[0]?.last_used_at;
    const first = new Date(clock.nowMs()).toISOString();
    await resolve(service, keyOf(caller, made));
    await eventually(async () => (await lastUsed()) === first);
    await sql(`UPDATE "${schema}"."api_key" SET "last_used_at" = NULL WHERE "id" = $1`, [made.id]);
    clock.advance(59_000);
    await resolve(service, keyOf(caller, made));
    clock.advance(1_000);
    const second = new Date(clock.nowMs()).toISOString();
    await service.tell(
      evaluationCompleted,
      aCompletion({ workspace: caller.workspace, keyId: made.id }),
    );
    await eventually(async () => (await lastUsed()) === second);
  });
};
