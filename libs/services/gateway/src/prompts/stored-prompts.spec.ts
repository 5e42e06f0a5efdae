import fc from 'fast-check';
import { createPrompt, diffPrompt, updatePrompt } from '@touchstone/contracts';
import { anyPromptContent, type Gateway, startGateway } from '@touchstone/testing/http';

const caller = { workspace: 'workspace-1', keyId: 'key-1' };
const requestId = expect.any(String) as string;

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.app.close());

const ask = (method: string, tail: string, body?: unknown) =>
  gateway.ask(method, `/api/studio/prompts${tail}`, body);

const EVERYTHING = {
  name: 'Weather',
  description: '',
  active: false,
  beta: true,
  messages: [
    {
      content: '',
      name: 'n',
      role: 'assistant',
      tool_call_id: 't',
      function_call: { arguments: '{"a": {x}}', name: 'f' },
      multiContent: [
        { type: 'text', text: '{{X}}' },
        { type: 'image_url', image_url: { detail: 'low', url: 'https://example.org/a.png' } },
      ],
      tool_calls: [{ id: 'c', index: 0, type: 'function', function: { arguments: '', name: 'f' } }],
    },
    {},
  ],
  tools: [
    {
      type: 'function',
      function: {
        name: 'f',
        description: '',
        parameters: { constructor: null, default: [null], toString: { '': {} } },
      },
    },
  ],
  parameters: {
    model: 'm',
    temperature: 0,
    top_p: 1,
    frequency_penalty: -2,
    presence_penalty: 0.5,
    max_tokens: 10,
    reasoning_effort: '',
    stop: [''],
    stream: false,
  },
};

describe('stored prompts', () => {
  it('store every documented field', async () => {
    const created = await ask('POST', '', EVERYTHING);
    const made = {
      id: expect.any(String),
      created_at: expect.any(String),
      revision: 1,
      active_revision: 1,
      revision_id: expect.any(String),
      text_id: 'weather',
      labels: {},
    };
    expect(created).toMatchObject({ status: 200, body: { ...EVERYTHING, ...made } });
    expect(Object.keys(created.body).sort()).toEqual(
      Object.keys({ ...EVERYTHING, ...made }).sort(),
    );
    expect((await ask('GET', `/${created.body['id']}`)).body).toEqual(created.body);
  });

  it('are returned unchanged with any content', async () => {
    await fc.assert(
      fc.asyncProperty(anyPromptContent, async (content) => {
        const created = await ask('POST', '', { name: 'x', ...content });
        expect([created.status, created.body]).toEqual([200, expect.objectContaining(content)]);
        expect((await ask('GET', `/${created.body['id']}`)).body).toMatchObject(content);
      }),
      { numRuns: 50 },
    );
  });

  it('can be sent back in the form in which they were read', async () => {
    const { body } = await ask('POST', '', EVERYTHING);
    expect((await ask('PUT', `/${body['id']}`, body)).status).toBe(200);
    const { name, description, active, beta, messages, tools, parameters } = EVERYTHING;
    expect(gateway.studio.lastAsked(updatePrompt)).toEqual({
      caller,
      requestId,
      id: body['id'],
      fields: { name, description, active, beta, active_revision: 1, messages, tools, parameters },
    });
  });

  it('reach the studio service only as validated fields', async () => {
    await ask('POST', '', {
      id: 'mine',
      created_at: 'now',
      revision: 9,
      active_revision: 9,
      text_id: 'mine',
      revision_id: 'mine',
      labels: {},
      workspace: 'workspace-2',
      name: 'x',
      unknown: 1,
      description: null,
      messages: [
        {
          role: null,
          content: 'a',
          extra: 1,
          tool_calls: [{ id: null, function: null }],
          multiContent: null,
        },
      ],
      tools: null,
      parameters: { model: null, seed: 1 },
    });
    expect(gateway.studio.lastAsked(createPrompt)).toEqual({
      caller,
      requestId,
      fields: { name: 'x', messages: [{ content: 'a', tool_calls: [{}] }], parameters: {} },
    });
  });

  it('are changed by requests with a unique id each', async () => {
    const { id } = (await ask('POST', '', { name: 'x' })).body;
    const ids = [gateway.studio.lastAsked(createPrompt).requestId];
    for (const description of ['a', 'b']) {
      await ask('PUT', `/${id}`, { description });
      ids.push(gateway.studio.lastAsked(updatePrompt).requestId);
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('change only in the fields of an update', async () => {
    const { id } = (await ask('POST', '', EVERYTHING)).body;
    const update = async (fields: object) => {
      expect((await ask('PUT', `/${id}`, fields)).status).toBe(200);
      return gateway.studio.lastAsked(updatePrompt);
    };
    expect(await update({ description: '', messages: [], tools: null, parameters: {} })).toEqual({
      caller,
      requestId,
      id,
      fields: { description: '', messages: [], parameters: {} },
    });
    expect(await update({ active_revision: 1 })).toEqual({
      caller,
      requestId,
      id,
      fields: { active_revision: 1 },
    });
    expect(await update({})).toEqual({ caller, requestId, id, fields: {} });
  });

  it('treat an active_revision of 0 as absent', async () => {
    const { status, body } = await ask('POST', '', { name: 'x', active_revision: 0, revision: 0 });
    expect(status).toBe(200);
    expect(
      (await ask('PUT', `/${body['id']}`, { description: 'd', active_revision: 0 })).status,
    ).toBe(200);
    expect(gateway.studio.lastAsked(updatePrompt).fields).toEqual({ description: 'd' });
  });

  it('are listed in pages without their content', async () => {
    for (const name of ['A', 'B', 'C']) await ask('POST', '', { ...EVERYTHING, name });
    const { body } = await ask('GET', '?limit=2&offset=1');
    expect(body).toEqual(
      ['B', 'C'].map((name) => ({
        id: expect.any(String),
        text_id: name.toLowerCase(),
        name,
        description: '',
        active: false,
        active_revision: 1,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        labels: {},
      })),
    );
  });

  it('are deleted, and are unknown afterwards', async () => {
    const { id } = (await ask('POST', '', { name: 'x' })).body;
    expect(await ask('DELETE', `/${id}`)).toMatchObject({
      status: 200,
      body: { id, deleted: true },
    });
    expect((await ask('DELETE', `/${id}`)).status).toBe(404);
  });
});

describe('revisions', () => {
  let id: string;
  beforeEach(async () => {
    id = String((await ask('POST', '', { name: 'x' })).body['id']);
    await ask('PUT', `/${id}`, { messages: [] });
    await ask('PUT', `/${id}/labels/live`, { revision: 1 });
  });

  it('are listed, latest first', async () => {
    const common = {
      beta: false,
      revision_id: expect.any(String),
      created_at: expect.any(String),
      created_by: 'key-1',
    };
    expect((await ask('GET', `/${id}/revisions`)).body).toEqual([
      { ...common, revision: 2, active: true, labels: [] },
      { ...common, revision: 1, active: false, labels: ['live'] },
    ]);
    expect((await ask('GET', `/${id}/revisions?limit=1&offset=1`)).body).toMatchObject([
      { revision: 1 },
    ]);
  });

  it('are compared by number, id or label', async () => {
    const second = String((await ask('GET', `/${id}`)).body['revision_id']);
    expect(await ask('GET', `/${id}/diff?from=live&to=${second}`)).toMatchObject({
      status: 200,
      body: {
        from: 1,
        to: 2,
        messages: [{ kind: 'changed', path: 'messages[0].content', before: 'a', after: 'b' }],
        tools: [],
        parameters: [],
      },
    });
    expect(gateway.studio.lastAsked(diffPrompt)).toMatchObject({
      id,
      from: { label: 'live' },
      to: { revisionId: second },
    });
    expect((await ask('GET', `/${id}/diff?from=2&to=1`)).body).toMatchObject({ from: 2, to: 1 });
  });

  it('report the removal of a label', async () => {
    expect((await ask('DELETE', `/${id}/labels/live`)).body).toEqual({
      id,
      label: 'live',
      deleted: true,
    });
    expect((await ask('GET', `/${id}`)).body['labels']).toEqual({});
  });

  it.each([
    ['', 'from: expected the number, id or label of a revision.'],
    ['?from=1', 'to: expected the number, id or label of a revision.'],
    ['?from=1&from=2&to=1', 'from: expected one value, got 2.'],
    ['?from=0&to=1', 'from: expected a whole number from 1'],
  ])('are not compared for the query %j', async (query, sentence) => {
    expect(await ask('GET', `/${id}/diff${query}`)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(sentence) },
    });
  });

  it.each([
    'from=9&to=1',
    'from=nothing&to=1',
    'from=1&to=%00',
    'from=1&to=r00000000000000000000099',
  ])('are not compared if one is missing: %s', async (query) => {
    expect((await ask('GET', `/${id}/diff?${query}`)).status).toBe(404);
  });
});
