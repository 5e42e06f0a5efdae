import { createDefinition, updateDefinition } from '@touchstone/contracts';
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
    expect(created.body['warnings']).toEqual([expect.stringContaining('the assertion "a"')]);
    expect((await ask('GET', `evaluation/${created.body['id']}`)).body).toEqual(created.body);
    expect((await ask('GET', 'evaluation')).body).toEqual([created.body]);
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
      { assertions: ['Sound like a premium brand.', 'Be polite.', 'No hate speech.'] },
      [expect.stringMatching(/judge model.*"Sound like a premium brand\."/)],
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

  it('are listed with warnings, a bounded number of new assertions at once', async () => {
    const lists = Array.from({ length: 6 }, (_, index) =>
      index === 5
        ? []
        : Array.from({ length: 64 }, (_, each) => `Sound like brand ${index * 64 + each}.`),
    );
    for (const [index, assertions] of lists.entries())
      gateway.management.definitions.put('workspace-1', {
        id: `d${index}`,
        version: 1,
        created_at: CREATED_AT,
        fields: { assertions },
      });
    const counts = async () =>
      ((await ask('GET', 'evaluation')).body as unknown as { warnings?: string[] }[]).map(
        ({ warnings }) => warnings?.length,
      );
    expect(await counts()).toEqual([64, 64, 64, 64, undefined, 1]);
    expect(await counts()).toEqual([64, 64, 64, 64, 64, 1]);
  });

  it('are listed with the warnings of a bounded number of characters', async () => {
    for (const id of ['d0', 'd1'])
      gateway.management.definitions.put('workspace-1', {
        id,
        version: 1,
        created_at: CREATED_AT,
        fields: { assertions: [`Sound like brand ${id}. `.repeat(10_000)] },
      });
    const listed = (await ask('GET', 'evaluation')).body as unknown as { warnings?: string[] }[];
    expect(listed.map(({ warnings }) => warnings?.length)).toEqual([1, undefined]);
  });

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
