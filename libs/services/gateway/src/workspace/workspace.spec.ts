import { listAudit, updateWorkspace } from '@touchstone/contracts';
import { type Gateway, startGateway } from '@touchstone/testing/http';

const caller = { workspace: 'workspace-1', keyId: 'key-1' };

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const ask = (method: string, url: string, body?: unknown) =>
  gateway.ask(method, `/api/${url}`, body);

describe('the workspace', () => {
  it('is read, and changed in the fields of an update', async () => {
    expect((await ask('GET', 'workspace')).body).toMatchObject({
      id: 'workspace-1',
      retention_days: 30,
    });
    const { body } = await ask('PUT', 'workspace', {
      id: 'x',
      created_at: 'x',
      retention_days: 7,
      store_content: true,
      failure_policy: 'open',
      name: null,
    });
    expect(body).toMatchObject({
      id: 'workspace-1',
      name: 'default',
      retention_days: 7,
      store_content: true,
      failure_policy: 'open',
    });
    expect(gateway.management.lastAsked(updateWorkspace)).toEqual({
      caller,
      fields: { retention_days: 7, store_content: true, failure_policy: 'open' },
    });
  });

  it.each<[string, object, object]>([
    [
      'those in the update',
      { messages: 5, requests_per_second: null, unknown: 1 },
      { messages: 5 },
    ],
    ['none if all are null', { messages: null, characters_per_field: null }, {}],
    ['one that 0 lifts', { characters_per_field: 0 }, { characters_per_field: 0 }],
    ['all that {} lifts', {}, { requests_per_second: 0, characters_per_field: 0, messages: 0 }],
    [
      'up to what the operator allows',
      { requests_per_second: 50, characters_per_field: 200_000, messages: 200 },
      { requests_per_second: 50, characters_per_field: 200_000, messages: 200 },
    ],
  ])('changes its limits: %s', async (_title, limits, expected) => {
    await gateway.app.close();
    gateway = await startGateway({ ratePerSecond: 50 });
    expect((await ask('PUT', 'workspace', { limits })).status).toBe(200);
    expect(gateway.management.lastAsked(updateWorkspace)).toEqual({
      caller,
      fields: { limits: expected },
    });
  });

  it('may set any rate if the operator sets none', async () => {
    expect(
      (await ask('PUT', 'workspace', { limits: { requests_per_second: 1_000_000 } })).body,
    ).toMatchObject({ limits: { requests_per_second: 1_000_000, messages: null } });
  });

  it('may not raise a limit above the operator’s', async () => {
    const { status, body } = await ask('PUT', 'workspace', {
      name: 'new',
      limits: { messages: 201, characters_per_field: 200_001 },
    });
    expect({ status, error: body['error'] }).toEqual({
      status: 422,
      error:
        "limits.characters_per_field: expected at most 200000, which is what this installation allows, or 0 to lift the workspace's own limit. " +
        "limits.messages: expected at most 200, which is what this installation allows, or 0 to lift the workspace's own limit.",
    });
    expect(gateway.management.timesAsked(updateWorkspace)).toBe(0);
  });

  it('lists its changes in the audit log', async () => {
    expect((await ask('GET', 'audit?limit=5')).body).toEqual([
      expect.objectContaining({ action: 'rule.created', before: null }),
    ]);
    expect(gateway.management.lastAsked(listAudit)).toEqual({
      caller,
      page: { limit: 5, offset: 0 },
    });
  });
});
