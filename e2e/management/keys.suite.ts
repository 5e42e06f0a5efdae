import { type ApiKeyRecord, type AuditRecord, SCOPES } from '@touchstone/contracts';
import { type Deployment, eventually } from '@touchstone/testing';
import { evaluate, send } from '../support/client';
import { ask, askOk, newKey, PROMISED_MS } from '../support/managing';
import { MANAGEMENT_ROUTES } from '../tables/unknown-ids';

/** Suite of API keys, their scopes and the audit log over HTTP, for every deployment. */
export const keysSuite = (running: () => Deployment): void => {
  it('refuses a revoked key, and a rotated one after its overlap', async () => {
    const where = running();
    for (const stop of [
      (id: string) => ask(where, 'DELETE', `api-keys/${id}`),
      (id: string) => ask(where, 'POST', `api-keys/${id}/rotate`, { overlap_seconds: 0 }),
    ]) {
      const { id, key } = await newKey(where);
      await evaluate({ ...where, key }, { input: 'Hello', pii_check: true });
      expect((await stop(id)).status).toBe(200);
      await eventually(
        async () =>
          (await send({ ...where, key }, { input: 'Hello', pii_check: true })).status === 401,
        PROMISED_MS,
      );
    }
  });

  it('lets a key use exactly the routes of its scopes', async () => {
    const where = running();
    const evaluating = { ...where, key: (await newKey(where, { scopes: ['evaluate'] })).key };
    await evaluate(evaluating, { input: 'Hello', pii_check: true });
    for (const [method, path, body] of MANAGEMENT_ROUTES) {
      const { status } = await ask(evaluating, method, path, body);
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    const managing = { ...where, key: (await newKey(where, { scopes: ['manage'] })).key };
    expect((await ask(managing, 'GET', 'workspace')).status).toBe(200);
    expect((await send(managing, { input: 'Hello', pii_check: true })).status).toBe(403);
  });

  it('lets a key create and rotate only keys within its own scopes', async () => {
    const where = running();
    const managing = { ...where, key: (await newKey(where, { scopes: ['manage'] })).key };
    const everything = await newKey(where);
    expect(everything.scopes).toEqual([...SCOPES]);
    expect((await newKey(managing)).scopes).toEqual(['manage']);
    const refusals = [
      await ask(managing, 'POST', 'api-keys', { name: 'x', scopes: ['manage', 'evaluate'] }),
      await ask(managing, 'POST', `api-keys/${everything.id}/rotate`, {}),
      await ask(managing, 'POST', 'api-keys/bootstrap/rotate', {}),
    ];
    for (const { status, body } of refusals)
      expect({ status, error: body['error'] }).toEqual({
        status: 403,
        error: expect.stringContaining('evaluate') as string,
      });
    expect((await ask(managing, 'DELETE', `api-keys/${everything.id}`)).status).toBe(200);
  });

  it('shows a key once, and no secret in the list or the audit log', async () => {
    const where = running();
    const { id, key } = await newKey(where, { name: 'shown once', scopes: ['evaluate'] });
    const rotated = await askOk<{ id: string; key: string }>(
      where,
      'POST',
      `api-keys/${id}/rotate`,
      {},
    );
    await askOk(where, 'DELETE', `api-keys/${rotated.id}`);
    const keys = await askOk<ApiKeyRecord[]>(where, 'GET', 'api-keys?limit=1000');
    expect(keys.find((one) => one.id === id)).toMatchObject({
      name: 'shown once',
      scopes: ['evaluate'],
      last_four: key.slice(-4),
    });
    const changes = (await askOk<AuditRecord[]>(where, 'GET', 'audit?limit=1000')).filter(
      ({ subject_id }) => [id, rotated.id].includes(subject_id),
    );
    expect(changes.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['api_key.created', 'api_key.rotated', 'api_key.revoked']),
    );
    const shown = JSON.stringify([keys, changes]);
    for (const secret of [key, rotated.key, where.key, 'digest', 'sealed'])
      expect(shown).not.toContain(secret);
  });

  it('records in the audit log who changed what, with the values before and after', async () => {
    const where = running();
    const { id } = await askOk<{ id: string }>(where, 'POST', 'rules', { name: 'old' });
    await askOk(where, 'PUT', `rules/${id}`, { name: 'new' });
    await askOk(where, 'DELETE', `rules/${id}`);
    const changes = (await askOk<AuditRecord[]>(where, 'GET', 'audit?limit=1000')).filter(
      ({ subject_id }) => subject_id === id,
    );
    expect(changes.map(({ action, key_id }) => [action, key_id]).sort()).toEqual([
      ['rule.created', 'bootstrap'],
      ['rule.deleted', 'bootstrap'],
      ['rule.updated', 'bootstrap'],
    ]);
    expect(changes.find(({ action }) => action === 'rule.updated')).toMatchObject({
      before: { name: 'old' },
      after: { name: 'new' },
    });
  });
};
