import { updateGuardrail } from '@touchstone/contracts';
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

describe.each(['rules', 'guardrails'])('%s', (collection) => {
  const everything = {
    name: 'n',
    description: 'd',
    active: false,
    trigger: 't',
    error_threshold: 40,
    warning_threshold: 40,
    evaluations: { request_evaluation: 'def-1', response_evaluation: 'def-2' },
    actions: {
      block: true,
      default_response: 'No.',
      retry: true,
      retry_cap: 10,
      alert: { email: 'me@example.org', message: 'm', cooldown: 0 },
    },
    mode: 'observe',
    on_error: 'open',
    stream: 'window',
  };

  it('store every field', async () => {
    const created = await ask('POST', collection, everything);
    expect(created).toMatchObject({
      status: 200,
      body: { ...everything, id: expect.any(String), created_at: CREATED_AT },
    });
    expect((await ask('GET', `${collection}/${created.body['id']}`)).body).toEqual(created.body);
    expect((await ask('GET', collection)).body).toEqual([created.body]);
  });

  it('are not found in the other collection', async () => {
    const id = await idOf(collection, {});
    const other = collection === 'rules' ? 'guardrails' : 'rules';
    expect([(await ask('GET', `${other}/${id}`)).status, (await ask('GET', other)).body]).toEqual([
      404,
      [],
    ]);
  });

  it('have their defaults', async () => {
    expect((await ask('POST', collection, {})).body).toMatchObject({
      active: true,
      mode: 'enforce',
      on_error: 'closed',
    });
    expect((await ask('POST', collection, {})).body).not.toHaveProperty('stream');
  });

  it('change only in the fields of an update; empty values clear', async () => {
    const id = await idOf(collection, everything);
    const { body } = await ask('PUT', `${collection}/${id}`, {
      id: 'x',
      name: null,
      description: '',
      actions: {},
      evaluations: { request_evaluation: 'def-3' },
      error_threshold: '',
      warning_threshold: 70,
      mode: '',
      on_error: '',
      stream: '',
    });
    expect(gateway.management.lastAsked(updateGuardrail)).toEqual({
      caller,
      collection,
      id,
      cleared: ['error_threshold'],
      fields: {
        description: '',
        actions: {},
        evaluations: { request_evaluation: 'def-3' },
        warning_threshold: 70,
        mode: 'enforce',
        on_error: 'closed',
        stream: 'hold',
      },
    });
    expect(body).toMatchObject({ id, name: 'n', description: '', active: false, mode: 'enforce' });
    expect(body).not.toHaveProperty('error_threshold');
  });

  it('return to a default when empty text clears a field of another type', async () => {
    const id = await idOf(collection, everything);
    await ask('PUT', `${collection}/${id}`, { active: '', evaluations: '', actions: [] });
    expect(gateway.management.lastAsked(updateGuardrail)).toMatchObject({
      cleared: [],
      fields: { active: true, evaluations: {}, actions: {} },
    });
  });

  it('treat a retry_cap of 0 as absent unless they retry', async () => {
    const { body } = await ask('POST', collection, {
      actions: { block: true, retry: false, retry_cap: 0 },
    });
    expect(body['actions']).toEqual({ block: true, retry: false });
    expect(
      (await ask('PUT', `${collection}/${body['id']}`, { actions: { retry_cap: 0 } })).body[
        'actions'
      ],
    ).toEqual({});
  });

  it('are deleted', async () => {
    const id = await idOf(collection, {});
    expect((await ask('DELETE', `${collection}/${id}`)).body).toEqual({ id, deleted: true });
    expect((await ask('GET', `${collection}/${id}`)).status).toBe(404);
  });
});
