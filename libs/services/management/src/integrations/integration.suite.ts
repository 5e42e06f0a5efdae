import {
  type Caller,
  createIntegration,
  deleteIntegration,
  getIntegration,
  type IntegrationFields,
  integrationPlace,
  integrationsChanged,
  listAudit,
  listIntegrations,
  messagePlace,
  resolveIntegration,
  updateIntegration,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { ANY_PAGE, type RunningManagement, SECRETS } from '../management.fixture';

const PLAIN = 'credential-of-a-vendor-7531';
/** `credential-of-before-2468`, sealed with the key of these specs by an earlier version. */
const FIRST_FORMAT = 'W1UlHu+faj8olqixSjxZnd9hucEGv8cK//OVh4Fvy26+kQ170ioE/t26jWRFjgfkGd0v1fE=';
const sealed = ({ workspace }: Pick<Caller, 'workspace'>, text = PLAIN) => ({
  sealed: SECRETS.seal(text, messagePlace(workspace, 'integration.credential')),
  lastFour: text.slice(-4),
});

/** Describes a workspace's integrations, on any engine. */
export const describeIntegrations = (running: () => RunningManagement): void => {
  const anIntegration = async (fields: IntegrationFields = {}) => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(createIntegration, {
      caller,
      fields: { provider: 'openai', credential: sealed(caller), ...fields },
    });
    const update = (changes: IntegrationFields) =>
      ask(updateIntegration, { caller, id, fields: changes });
    const resolve = (provider = 'openai') =>
      ask(resolveIntegration, { workspace: caller.workspace, provider });
    /** Opens the stored credential as the pass-through does. */
    const credential = async (): Promise<string> =>
      SECRETS.unseal(
        (await resolve())?.sealedCredential ?? '',
        integrationPlace(caller.workspace, id),
      );
    return { ask, caller, id, update, resolve, credential };
  };

  it('are created with defaults, and returned without their credential', async () => {
    const { ask, newCaller, clock } = running();
    const caller = await newCaller();
    const made = await ask(createIntegration, {
      caller,
      fields: { provider: 'openai', credential: sealed(caller) },
    });
    expect(made).toEqual({
      id: expect.any(String) as string,
      provider: 'openai',
      name: 'openai',
      url: null,
      last_four: '7531',
      created_at: new Date(clock.nowMs()).toISOString(),
    });
    await expect(ask(getIntegration, { caller, id: made.id })).resolves.toEqual(made);
    await expect(ask(listIntegrations, { caller, page: ANY_PAGE })).resolves.toEqual([made]);
  });

  it('are limited to two hundred per workspace under concurrent creation', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const make = (number: number) =>
      ask(createIntegration, {
        caller,
        fields: { provider: `vendor-${number}`, credential: sealed(caller) },
      });
    for (let made = 0; made < 192; made += 16)
      await Promise.all(Array.from({ length: 16 }, (_, index) => make(made + index)));
    const making = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => make(192 + index)),
    );
    expect(making.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(making.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'invalid', message: expect.stringContaining('200 vendors') as string },
    });
  });

  it('are found by workspace and provider, with the credential sealed for their row', async () => {
    const { id, resolve, credential } = await anIntegration({ url: 'https://models.example/v1' });
    await expect(resolve()).resolves.toEqual({
      id,
      provider: 'openai',
      url: 'https://models.example/v1',
      sealedCredential: expect.any(String) as string,
    });
    await expect(credential()).resolves.toBe(PLAIN);
    for (const provider of ['anthropic', '', 'OpenAI', 'a\0b', "' OR true --", 'x'.repeat(10_000)])
      await expect(resolve(provider)).resolves.toBeNull();
  });

  it('are limited to one per vendor', async () => {
    const { ask, caller, id } = await anIntegration();
    const refused = {
      kind: 'conflict',
      code: 'integration.exists',
      message: expect.stringContaining('openai') as string,
    };
    await expect(
      ask(createIntegration, { caller, fields: { provider: 'openai' } }),
    ).rejects.toMatchObject(refused);
    await ask(createIntegration, { caller, fields: { provider: 'anthropic' } });
    const { ask: asOther, newCaller } = running();
    await expect(
      asOther(createIntegration, { caller: await newCaller(), fields: { provider: 'openai' } }),
    ).resolves.toMatchObject({ provider: 'openai' });
    await ask(deleteIntegration, { caller, id });
    await expect(
      ask(createIntegration, { caller, fields: { provider: 'openai' } }),
    ).resolves.toMatchObject({ last_four: null });
  });

  it('are limited to one per vendor under concurrent creation', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const making = Array.from({ length: 8 }, () =>
      ask(createIntegration, { caller, fields: { provider: 'openai' } }),
    );
    const kinds = (await Promise.allSettled(making)).map((made) =>
      made.status === 'fulfilled' ? 'made' : (made.reason as { kind: string }).kind,
    );
    expect(kinds.sort()).toEqual([...Array.from({ length: 7 }, () => 'conflict'), 'made']);
    await expect(ask(listIntegrations, { caller, page: ANY_PAGE })).resolves.toHaveLength(1);
  });

  it('keep the fields an update omits, and clear those it empties', async () => {
    const { id, update, resolve } = await anIntegration({
      name: 'n',
      url: 'https://models.example/v1',
    });
    await expect(update({ name: 'new' })).resolves.toMatchObject({
      name: 'new',
      url: 'https://models.example/v1',
      last_four: '7531',
    });
    await expect(update({ name: '', url: '', credential: null })).resolves.toMatchObject({
      name: '',
      url: null,
      last_four: null,
    });
    await expect(resolve()).resolves.toEqual({
      id,
      provider: 'openai',
      url: null,
      sealedCredential: null,
    });
  });

  it('accept another credential', async () => {
    const { caller, update, credential } = await anIntegration();
    await expect(
      update({ credential: sealed(caller, 'another-credential-8642') }),
    ).resolves.toMatchObject({ last_four: '8642' });
    await expect(credential()).resolves.toBe('another-credential-8642');
  });

  it('accept a credential that a gateway of an earlier version sealed', async () => {
    const { update, credential } = await anIntegration();
    await update({ credential: { sealed: FIRST_FORMAT, lastFour: '2468' } });
    await expect(credential()).resolves.toBe('credential-of-before-2468');
  });

  it('reject a credential that was sealed for another workspace', async () => {
    const { caller, update, credential } = await anIntegration();
    const { caller: stranger } = await anIntegration();
    const foreign = sealed(stranger, 'credential-of-a-stranger');
    await expect(update({ credential: foreign })).rejects.toThrow();
    await expect(credential()).resolves.toBe(PLAIN);
    expect(caller.workspace).not.toBe(stranger.workspace);
  });

  it('hold a credential that opens in no other row', async () => {
    const [first, second] = [await anIntegration(), await anIntegration()];
    const { sql, schema } = running();
    await sql(
      `UPDATE "${schema}"."integration" SET "sealed_credential" = (SELECT "sealed_credential" FROM "${schema}"."integration" WHERE "id" = $2) WHERE "id" = $1`,
      [first.id, second.id],
    );
    await expect(first.credential()).rejects.toThrow();
    await expect(second.credential()).resolves.toBe(PLAIN);
  });

  it('never send a stored credential to another address', async () => {
    const { caller, update, resolve, credential } = await anIntegration({
      url: 'https://models.example/v1',
    });
    const before = await resolve();
    for (const url of ['https://elsewhere.example/v1', ''])
      await expect(update({ url })).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('credential: expected') as string,
      });
    await expect(resolve()).resolves.toEqual(before);
    await expect(update({ url: 'https://models.example/v1', name: 'n' })).resolves.toMatchObject({
      name: 'n',
    });
    await expect(
      update({
        url: 'https://elsewhere.example/v1',
        credential: sealed(caller, 'another-credential-8642'),
      }),
    ).resolves.toMatchObject({ url: 'https://elsewhere.example/v1' });
    await expect(credential()).resolves.toBe('another-credential-8642');
  });

  it('keep their provider', async () => {
    const { update } = await anIntegration();
    await expect(update({ provider: 'anthropic' })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('provider: expected openai') as string,
    });
    await expect(update({ provider: 'openai', name: 'n' })).resolves.toMatchObject({
      provider: 'openai',
      name: 'n',
    });
  });

  it.each([undefined, '', 'OpenAI', 'a b', 'a\0', 'x'.repeat(65)])(
    'are rejected for the provider %j',
    async (provider) => {
      const { ask, newCaller } = running();
      const making = ask(createIntegration, {
        caller: await newCaller(),
        fields: { ...(provider !== undefined && { provider }) },
      });
      await expect(making).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('provider: expected') as string,
      });
    },
  );

  it('publish an event for each change, and none for a failed one', async () => {
    const { ask, caller, id, update } = await anIntegration();
    await update({ name: 'n' });
    await update({ provider: 'anthropic' }).catch(() => undefined);
    await ask(createIntegration, { caller, fields: { provider: 'openai' } }).catch(() => undefined);
    await ask(deleteIntegration, { caller, id });
    const announced = () =>
      running().heard.filter(
        ({ pattern, body }) =>
          pattern === integrationsChanged.pattern &&
          (body as { workspace: string }).workspace === caller.workspace,
      );
    await eventually(() => announced().length === 3);
    const actions = (await ask(listAudit, { caller, page: ANY_PAGE })).map(({ action }) => action);
    expect(actions).toEqual([
      'integration.deleted',
      'integration.updated',
      'integration.created',
      'workspace.created',
    ]);
  });

  it('expose their credential in no reply, audit entry or event', async () => {
    const { ask, caller, id, update } = await anIntegration();
    const second = sealed(caller, 'another-credential-8642');
    const answers = [
      await update({ credential: second }),
      await ask(getIntegration, { caller, id }),
      await ask(listIntegrations, { caller, page: ANY_PAGE }),
    ];
    answers.push((await ask(deleteIntegration, { caller, id })) as never);
    const { sql, schema, heard, printed } = running();
    const rows = await sql(`SELECT * FROM "${schema}"."audit_log" WHERE "workspace" = $1`, [
      caller.workspace,
    ]);
    const outbox = await sql(`SELECT * FROM "${schema}"."outbox"`);
    expect(rows).toHaveLength(4);
    const written = JSON.stringify([answers, rows, outbox, heard, printed]);
    for (const secret of [PLAIN, 'another-credential-8642', second.sealed, 'v2.', 'sealed'])
      expect(written).not.toContain(secret);
    await expect(
      sql(`SELECT 1 FROM "${schema}"."integration" WHERE "id" = $1`, [id]),
    ).resolves.toEqual([]);
  });
};
