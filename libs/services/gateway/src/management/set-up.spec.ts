import {
  createApiKey,
  createDefinition,
  listAudit,
  listEvaluations,
  rotateApiKey,
  SCOPES,
  updateDefinition,
  updateGuardrail,
  updateWorkspace,
} from '@touchstone/contracts';
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

describe('evaluation definitions', () => {
  const everything = {
    name: 'n',
    description: 'd',
    assertions: ['a'],
    consistencyCheck: true,
    dangerousCheck: false,
    hallucinationsCheck: true,
    harassmentCheck: true,
    hateCheck: true,
    piiCheck: true,
    promptInjections: true,
    explicitContentCheck: true,
    functionCallsCheck: 'quality',
    syntaxChecks: { js: true, python: false, sql: true, string_length: 9, word_count: 3 },
    mode: 'speed',
    hallucinations_mode: 'quality',
    grounding_check: true,
    grounding_mode: 'speed',
    grounding_multi_turn_mode: true,
    content_moderation_check: true,
    tool_use_quality_check: true,
    tuq_mode: 'speed',
    assertions_mode: 'speed',
    policy_target: 'input',
    policy_multi_turn_mode: true,
    policy_include_tools: true,
    allowed_topics: ['t'],
    topic_scoping_mode: 'speed',
    topic_scoping_target: 'output',
    topic_scoping_multi_turn_mode: true,
    instructions_following_check: true,
    consistency_check: true,
    consistency_mode: 'speed',
    syntax_checks: { length: { args: '<=9' } },
  };

  it('store every field under its old and its new name', async () => {
    const created = await ask('POST', 'evaluation', everything);
    expect(created).toMatchObject({
      status: 200,
      body: { ...everything, id: expect.any(String), version: 1, created_at: CREATED_AT },
    });
    const { warnings, ...definition } = created.body;
    expect(warnings).toEqual([expect.stringContaining('the assertion "a"')]);
    expect((await ask('GET', `evaluation/${created.body['id']}`)).body).toEqual(definition);
    expect((await ask('GET', 'evaluation')).body).toEqual([definition]);
    expect(gateway.management.lastAsked(createDefinition)).toEqual({ caller, fields: everything });
  });

  it('drop fields that are absent, unknown or read-only', async () => {
    const { body } = await ask('POST', 'evaluation', {
      id: 'mine',
      created_at: 'now',
      workspace: 'workspace-2',
      version: 9,
      name: '',
      assertions: ['a'],
      mode: null,
      piiCheck: null,
      functionCallsCheck: '',
      x: 1,
      pii: true,
    });
    expect(gateway.management.lastAsked(createDefinition)).toEqual({
      caller,
      fields: { assertions: ['a'] },
    });
    expect(body['id']).not.toBe('mine');
  });

  it('are returned by an update beside the documented fields', async () => {
    const id = await idOf('evaluation', { name: 'old', piiCheck: true });
    const { status, body } = await ask('PUT', `evaluation/${id}`, { name: 'new' });
    expect(status).toBe(200);
    expect(body).toEqual({
      evaluationResults: [],
      score: null,
      status: 'success',
      id,
      version: 2,
      created_at: CREATED_AT,
      name: 'new',
      piiCheck: true,
      warnings: [],
    });
  });

  const nothingEnabled = [expect.stringContaining('enables no check')];
  it.each([
    ['nothing', {}, nothingEnabled],
    ['an unknown field', { pii: true }, nothingEnabled],
    ['modes alone', { mode: 'quality', policy_target: 'input' }, nothingEnabled],
    [
      'zero values',
      {
        piiCheck: false,
        functionCallsCheck: 'false',
        syntaxChecks: { js: false, string_length: 0 },
      },
      nothingEnabled,
    ],
    ['a check', { functionCallsCheck: 'true' }, []],
    ['an assertion that a rule decides', { assertions: ['The response must mention "tea".'] }, []],
    [
      'an open assertion',
      { assertions: ['Be polite.', 'The response must mention "tea".'] },
      [expect.stringMatching(/judge model.*"Be polite\."/)],
    ],
  ])(
    'of %s are stored, with warnings about what will not be checked',
    async (_title, fields, warnings) => {
      const created = await ask('POST', 'evaluation', fields);
      expect(created).toMatchObject({ status: 200, body: { warnings } });
      expect(
        (await ask('PUT', `evaluation/${created.body['id']}`, { name: 'n' })).body,
      ).toMatchObject({ warnings });
    },
  );

  it('warn when an update removes their last check', async () => {
    const id = await idOf('evaluation', { piiCheck: true });
    expect((await ask('PUT', `evaluation/${id}`, { piiCheck: false })).body).toMatchObject({
      warnings: nothingEnabled,
    });
  });

  it('clear any field that is set to empty text', async () => {
    const id = await idOf('evaluation', { ...everything, functionCallsCheck: 'speed' });
    const { body } = await ask('PUT', `evaluation/${id}`, {
      piiCheck: '',
      functionCallsCheck: '',
      assertions: '',
      syntaxChecks: '',
    });
    expect(gateway.management.lastAsked(updateDefinition).fields).toEqual({
      piiCheck: '',
      functionCallsCheck: '',
      assertions: [],
      syntaxChecks: '',
    });
    expect(body).toMatchObject({ status: 'success', assertions: [] });
    for (const field of ['piiCheck', 'functionCallsCheck', 'syntaxChecks'])
      expect(body).not.toHaveProperty(field);
  });

  it('change only in the fields of an update; empty values clear', async () => {
    const id = await idOf('evaluation', everything);
    const { body } = await ask('PUT', `evaluation/${id}`, {
      id: 'x',
      name: null,
      description: '',
      assertions: [],
      syntaxChecks: {},
      mode: '',
      policy_target: '',
      piiCheck: false,
    });
    expect(gateway.management.lastAsked(updateDefinition)).toEqual({
      caller,
      id,
      fields: {
        description: '',
        assertions: [],
        syntaxChecks: {},
        mode: '',
        policy_target: '',
        piiCheck: false,
      },
    });
    expect(body).toMatchObject({
      id,
      name: 'n',
      description: '',
      assertions: [],
      piiCheck: false,
      hateCheck: true,
    });
    expect(body).not.toHaveProperty('mode');
    expect(body).not.toHaveProperty('policy_target');
  });

  it('are deleted, and are unknown afterwards', async () => {
    const id = await idOf('evaluation', {});
    expect(await ask('DELETE', `evaluation/${id}`)).toMatchObject({
      status: 200,
      body: { id, deleted: true },
    });
    expect((await ask('DELETE', `evaluation/${id}`)).status).toBe(404);
  });

  it('are listed in pages', async () => {
    for (const name of ['a', 'b', 'c']) await ask('POST', 'evaluation', { name });
    expect((await ask('GET', 'evaluation?limit=1&offset=1')).body).toEqual([
      expect.objectContaining({ name: 'b' }),
    ]);
    expect((await ask('GET', 'evaluation?limit=&offset=')).body).toHaveLength(3);
  });
});

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
  ])('changes its limits: %s', async (_title, limits, told) => {
    await gateway.app.close();
    gateway = await startGateway({ ratePerSecond: 50 });
    expect((await ask('PUT', 'workspace', { limits })).status).toBe(200);
    expect(gateway.management.lastAsked(updateWorkspace)).toEqual({
      caller,
      fields: { limits: told },
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

describe('history', () => {
  const stored = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    completed_at: CREATED_AT,
    source: 'evaluate' as const,
    status: 'failed' as const,
    score: 3,
    key_id: 'key-1',
    definition: null,
    metadata: { user: '1' },
    timings: [],
    evaluationResults: [{ type: 'pii' as const, results: [] }],
  };
  const content = {
    input: 'hello',
    output: null,
    messages: [{ role: 'user' as const, content: 'hi', toolCalls: [] }],
    tools: [{ name: 'f', parameters: {} }],
  };
  beforeEach(
    () => void gateway.management.evaluations.put('workspace-1', { ...stored, content: null }),
  );

  it('returns an evaluation in the shape of its original response', async () => {
    const { status, body, headers } = await ask('GET', `v1/evaluation/${stored.id}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'failed', score: 3, evaluationResults: [{ type: 'pii', results: [] }] },
    });
    expect(headers['x-evaluation-id']).toBe(stored.id);
  });

  it('returns stored content under the names of a request', async () => {
    gateway.management.evaluations.put('workspace-1', { ...stored, content });
    expect((await ask('GET', `v1/evaluation/${stored.id}`)).body).toEqual({
      status: 'failed',
      score: 3,
      evaluationResults: stored.evaluationResults,
      content: {
        input: 'hello',
        output: null,
        messages: [{ role: 'user', content: 'hi' }],
        available_tools: [{ name: 'f', parameters: {} }],
      },
    });
  });

  it('is listed in pages with all stored fields', async () => {
    expect((await ask('GET', 'evaluations')).body).toEqual({
      items: [stored],
      next_cursor: 'page-2',
    });
    expect((await ask('GET', 'evaluations?cursor=page-2')).body).toMatchObject({
      next_cursor: null,
    });
  });

  it.each([
    ['', { limit: 50 }],
    ['status=&type=&from=&to=&cursor=&limit=&other=1', { limit: 50 }],
    [
      'status=failed&type=pii&limit=7&cursor=abc_-%3D',
      { limit: 7, status: 'failed', type: 'pii', cursor: 'abc_-=' },
    ],
    [
      'from=2026-01-01&to=2026-01-31T12:00:00%2B02:00',
      { limit: 50, from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T10:00:00.000Z' },
    ],
    [
      'metadata.user=1&metadata.the%20team=a%26b&metadata.empty=',
      { limit: 50, metadata: { user: '1', 'the team': 'a&b', empty: '' } },
    ],
    [
      'metadata.a.b=1&metadata.constructor=x',
      { limit: 50, metadata: { 'a.b': '1', constructor: 'x' } },
    ],
  ])('is filtered by %s', async (query, filter) => {
    expect((await ask('GET', `evaluations?${query}`)).status).toBe(200);
    expect(gateway.management.lastAsked(listEvaluations)).toEqual({ caller, filter });
  });
});
