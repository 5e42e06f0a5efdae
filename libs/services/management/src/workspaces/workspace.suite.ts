import {
  apiKeyPlace,
  apiKeysChanged,
  createApiKey,
  createGuardrail,
  deleteDefinition,
  deleteGuardrail,
  getWorkspace,
  listAudit,
  revokeApiKey,
  rotateApiKey,
  SCOPES,
  updateDefinition,
  updateGuardrail,
  updateWorkspace,
  type WorkspaceFields,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { aDefinition, ANY_PAGE, type RunningManagement, SECRETS } from '../management.fixture';

const NO_LIMITS = { requests_per_second: null, characters_per_field: null, messages: null };

/** Describes a workspace's settings and its audit log, on any engine. */
export const describeWorkspaces = (running: () => RunningManagement): void => {
  it('start with careful defaults: fail closed, no contents, thirty days', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    await expect(ask(getWorkspace, { caller })).resolves.toMatchObject({
      id: caller.workspace,
      failure_policy: 'closed',
      store_content: false,
      retention_days: 30,
      user_references: true,
      contact_email: '',
      limits: NO_LIMITS,
    });
  });

  it('change only in the named fields, and publish an event', async () => {
    const { ask, newCaller, heard } = running();
    const caller = await newCaller();
    const forged = {
      retention_days: 7,
      store_content: true,
      id: 'other',
      created_at: '1999-01-01T00:00:00Z',
    } as WorkspaceFields;
    const updated = await ask(updateWorkspace, { caller, fields: forged });
    expect(updated).toMatchObject({
      id: caller.workspace,
      name: 'spec',
      failure_policy: 'closed',
      store_content: true,
      retention_days: 7,
    });
    await expect(ask(getWorkspace, { caller })).resolves.toEqual(updated);
    await eventually(() =>
      expect(heard).toContainEqual({
        pattern: apiKeysChanged.pattern,
        body: { workspace: caller.workspace },
      }),
    );
  });

  it('keep limits that an update omits, and remove those it sets to 0', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const limitsAfter = async (limits: WorkspaceFields['limits']) =>
      (await ask(updateWorkspace, { caller, fields: { ...(limits && { limits }) } })).limits;
    await expect(limitsAfter({ messages: 5, requests_per_second: 10 })).resolves.toEqual({
      ...NO_LIMITS,
      messages: 5,
      requests_per_second: 10,
    });
    await expect(
      limitsAfter({ characters_per_field: 100, unknown: 3 } as WorkspaceFields['limits']),
    ).resolves.toEqual({ messages: 5, requests_per_second: 10, characters_per_field: 100 });
    await expect(limitsAfter({ messages: 0 })).resolves.toEqual({
      messages: null,
      requests_per_second: 10,
      characters_per_field: 100,
    });
    await expect(limitsAfter(undefined)).resolves.toEqual({
      messages: null,
      requests_per_second: 10,
      characters_per_field: 100,
    });
    await expect(ask(getWorkspace, { caller })).resolves.toMatchObject({
      limits: { messages: null, requests_per_second: 10, characters_per_field: 100 },
    });
    const [latest, , second] = await ask(listAudit, { caller, page: ANY_PAGE });
    expect(second).toMatchObject({
      action: 'workspace.updated',
      before: { limits: { characters_per_field: null } },
      after: { limits: { characters_per_field: 100 } },
    });
    expect(latest).toMatchObject({ action: 'workspace.updated' });
  });

  it.each([-1, 1.5, '5'])('reject a limit of %j', async (messages) => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const fields = { limits: { messages } } as WorkspaceFields;
    await expect(ask(updateWorkspace, { caller, fields })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/^limits\.messages: expected/) as string,
    });
  });

  it('lose no concurrent update', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const parts: WorkspaceFields[] = [
      { name: 'n' },
      { failure_policy: 'open' },
      { store_content: true },
      { retention_days: 1 },
      { user_references: false },
      { contact_email: 'ops@example.org' },
    ];
    await Promise.all(parts.map((fields) => ask(updateWorkspace, { caller, fields })));
    await expect(ask(getWorkspace, { caller })).resolves.toMatchObject(
      Object.assign({}, ...parts) as WorkspaceFields,
    );
  });

  it('are not found for an unknown id', async () => {
    await expect(
      running().ask(getWorkspace, { caller: { workspace: 'nowhere', keyId: 'x' } }),
    ).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('record changes and their authors, latest first', async () => {
    const service = running();
    const { ask } = service;
    const caller = await service.newCaller();
    const definition = await aDefinition(service, caller, { name: 'one' });
    await ask(updateDefinition, { caller, id: definition.id, fields: { name: 'two' } });
    const { id, created_at } = await ask(createGuardrail, {
      caller,
      collection: 'guardrails',
      fields: { name: 'g' },
    });
    await ask(updateGuardrail, {
      caller,
      collection: 'guardrails',
      id,
      fields: { name: 'h' },
    });
    await ask(deleteGuardrail, { caller, collection: 'guardrails', id });
    await ask(deleteDefinition, { caller, id: definition.id });
    await ask(updateWorkspace, { caller, fields: { retention_days: 8 } });
    const entries = await ask(listAudit, { caller, page: ANY_PAGE });
    expect(entries.map(({ action }) => action)).toEqual([
      'workspace.updated',
      'definition.deleted',
      'guardrail.deleted',
      'guardrail.updated',
      'guardrail.created',
      'definition.updated',
      'definition.created',
      'workspace.created',
    ]);
    expect(entries[5]).toMatchObject({
      key_id: caller.keyId,
      subject_id: definition.id,
      before: { name: 'one' },
      after: { name: 'two' },
      at: new Date(service.clock.nowMs()).toISOString(),
    });
    expect(entries[3]).toMatchObject({
      before: { id, created_at, name: 'g', active: true, mode: 'enforce' },
      after: { id, created_at, name: 'h', active: true, mode: 'enforce' },
    });
    expect(entries[4]).toMatchObject({ before: null });
    await expect(ask(listAudit, { caller, page: { limit: 1, offset: 7 } })).resolves.toMatchObject([
      { action: 'workspace.created' },
    ]);
  });

  it('record no secret', async () => {
    const service = running();
    const caller = await service.newCaller();
    const made = await service.ask(createApiKey, {
      caller,
      callerScopes: SCOPES,
      fields: { name: 'k' },
    });
    const rotated = await service.ask(rotateApiKey, {
      caller,
      callerScopes: SCOPES,
      id: made.id,
      overlapSeconds: 5,
    });
    await service.ask(revokeApiKey, { caller, id: rotated.id });
    const entries = await service.ask(listAudit, { caller, page: ANY_PAGE });
    expect(entries.map(({ action }) => action)).toEqual([
      'api_key.revoked',
      'api_key.rotated',
      'api_key.created',
      'workspace.created',
    ]);
    const text = JSON.stringify(entries);
    for (const { id, sealedKey } of [made, rotated]) {
      const key = SECRETS.unseal(sealedKey, apiKeyPlace(caller.workspace, id));
      for (const secret of [sealedKey, key, key.slice(15, -6), SECRETS.digest(key).toString('hex')])
        expect(text).not.toContain(secret);
    }
  });

  it('record nothing of a failed change', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    await expect(
      ask(createGuardrail, {
        caller,
        collection: 'rules',
        fields: { evaluations: { request_evaluation: 'unknown' } },
      }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await expect(ask(listAudit, { caller, page: ANY_PAGE })).resolves.toHaveLength(1);
  });
};
