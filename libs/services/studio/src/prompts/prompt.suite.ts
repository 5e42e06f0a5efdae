import {
  createPrompt,
  deletePrompt,
  getPrompt,
  listPrompts,
  type PromptFields,
  type RevisionSelector,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import type { Database } from '@touchstone/storage';
import {
  aCaller,
  ANY_PAGE,
  aPrompt,
  aPromptOfThree,
  type RunningStudio,
  says,
  startStudio,
  stateOf,
  uniqueSchema,
} from '../studio.fixture';

const FULL: PromptFields = {
  name: 'Support triage',
  description: 'Sorts what comes in.',
  messages: [
    { content: 'Sort {ticket}.', role: 'system', name: 'sorter' },
    {
      role: 'user',
      multiContent: [
        { type: 'image_url', image_url: { url: 'https://example.org/a.png', detail: 'low' } },
      ],
    },
    {
      role: 'assistant',
      tool_calls: [
        {
          index: 0,
          id: 'call',
          type: 'function',
          function: { name: 'sort', arguments: '{"b":1,"a":2}' },
        },
      ],
    },
  ],
  tools: [
    {
      type: 'function',
      function: {
        name: 'sort',
        description: 'Sorts.',
        parameters: {
          type: 'object',
          required: ['z', 'a'],
          properties: { z: {}, a: { maximum: 1e21 } },
        },
      },
    },
  ],
  parameters: { temperature: 0.7, model: 'small', stop: ['\n'], stream: false, max_tokens: 0 },
};

/** Describes creating, reading, listing and deleting prompts, on any engine. */
export const describePrompts = (running: () => RunningStudio, database: () => Database): void => {
  it('are returned as they were created, including the order of the fields', async () => {
    const service = running();
    const caller = aCaller();
    const made = await service.ask(createPrompt, { caller, fields: FULL });
    const now = new Date(service.clock.nowMs()).toISOString();
    expect(made.prompt).toEqual({
      id: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) as string,
      text_id: 'support-triage',
      name: FULL.name,
      description: FULL.description,
      active: true,
      active_revision: 1,
      created_at: now,
      updated_at: now,
      version: 1,
      labels: {},
    });
    expect(made.revision).toMatchObject({
      id: expect.stringMatching(/^[a-z][a-z0-9]{23}$/) as string,
      number: 1,
      beta: false,
      created_at: now,
      created_by: caller.keyId,
    });
    const { messages, tools, parameters } = (
      await service.ask(getPrompt, { caller, id: made.prompt.id, select: {} })
    ).revision;
    expect(JSON.stringify({ messages, tools, parameters })).toBe(
      JSON.stringify({ messages: FULL.messages, tools: FULL.tools, parameters: FULL.parameters }),
    );
  });

  it('have all three parts of their content, even omitted ones', async () => {
    const service = running();
    const { revision } = await service.ask(createPrompt, {
      caller: aCaller(),
      fields: { name: 'bare' },
    });
    expect(revision).toMatchObject({ messages: [], tools: [], parameters: {} });
  });

  it.each<[string, PromptFields, string]>([
    ['a name', {}, 'name'],
    ['a name that is not blank', { name: ' ' }, 'name'],
    ['their only revision to be active', { name: 'x', active_revision: 2 }, 'active_revision'],
  ])('require %s', async (_title, fields, field) => {
    await expect(running().ask(createPrompt, { caller: aCaller(), fields })).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(`^${field}: expected`) as string,
    });
  });

  it('have an active revision from the start, even a beta one', async () => {
    const { prompt, revision } = await aPrompt(running(), aCaller(), { beta: true });
    expect([prompt.active_revision, revision.number, revision.beta]).toEqual([1, 1, true]);
  });

  it('ignore fields that only the service sets', async () => {
    const service = running();
    const forged = {
      id: 'mine',
      text_id: 'mine',
      version: 9,
      revision: 7,
      workspace: 'other',
      created_at: '1999-01-01T00:00:00Z',
    };
    const { prompt, revision } = await aPrompt(service, aCaller(), forged as PromptFields);
    expect(prompt).toMatchObject({
      text_id: 'greeting',
      version: 1,
      created_at: new Date(service.clock.nowMs()).toISOString(),
    });
    expect([prompt.id === 'mine', revision.number]).toEqual([false, 1]);
  });

  it('accept characters Postgres cannot hold, and harmful keys', async () => {
    const service = running();
    const caller = aCaller();
    const parameters = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') as Record<
      string,
      unknown
    >;
    const { prompt } = await aPrompt(service, caller, {
      name: 'a\0\ud800b',
      tools: [{ function: { name: '\ud800', parameters } }],
    });
    const { revision } = await service.ask(getPrompt, { caller, id: prompt.id, select: {} });
    expect(prompt.name).toBe('a\ufffd\ufffdb');
    expect(JSON.stringify(revision.tools)).toBe(
      '[{"function":{"name":"\ufffd","parameters":{"__proto__":{"polluted":true},"constructor":1}}}]',
    );
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('are found by id and by text id, with the requested revision', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const second = await service.ask(getPrompt, { caller, id: prompt.id, select: { number: 2 } });
    await service.ask(setPromptLabel, {
      caller,
      id: prompt.id,
      label: 'staging',
      to: { number: 2 },
    });
    const selectors: [RevisionSelector, string][] = [
      [{}, 'three'],
      [{ number: 1 }, 'one'],
      [{ revisionId: second.revision.id }, 'two'],
      [{ label: 'staging' }, 'two'],
      [{ label: 'staging', number: 2 }, 'two'],
    ];
    for (const id of [prompt.id, prompt.text_id])
      for (const [select, content] of selectors) {
        const found = await service.ask(getPrompt, { caller, id, select });
        expect(found).toMatchObject({
          prompt: { id: prompt.id, active_revision: 3, labels: { staging: 2 } },
          revision: says(content),
        });
      }
  });

  it.each<[string, RevisionSelector, string]>([
    ['number', { number: 4 }, 'revision.unknown'],
    ['number 0', { number: 0 }, 'revision.unknown'],
    ['number no database has', { number: 1e15 }, 'revision.unknown'],
    ['fraction', { number: 1.5 }, 'revision.unknown'],
    ['revision', { revisionId: 'unknown' }, 'revision.unknown'],
    ['hostile revision', { revisionId: "' OR true --\0" }, 'revision.unknown'],
    ['label', { label: 'production' }, 'label.unknown'],
    ['hostile label', { label: "x' OR 1=1\0" }, 'label.unknown'],
    ['pair that contradicts itself', { number: 1, label: 'production' }, 'label.unknown'],
  ])('have no revision of an unknown %s', async (_title, select, code) => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    await expect(service.ask(getPrompt, { caller, id: prompt.id, select })).rejects.toMatchObject({
      kind: 'not_found',
      code,
    });
  });

  it('have no revision of another prompt', async () => {
    const service = running();
    const caller = aCaller();
    const [one, other] = [await aPrompt(service, caller), await aPrompt(service, caller)];
    await expect(
      service.ask(getPrompt, {
        caller,
        id: one.prompt.id,
        select: { revisionId: other.revision.id },
      }),
    ).rejects.toMatchObject({ code: 'revision.unknown' });
  });

  it('are listed in the order of creation, with their labels', async () => {
    const service = running();
    const caller = aCaller();
    for (const name of ['a', 'b', 'c']) await aPrompt(service, caller, { name });
    const head = await service.ask(setPromptLabel, { caller, id: 'c', label: 'live', to: {} });
    const listed = await service.ask(listPrompts, { caller, page: { limit: 2, offset: 1 } });
    expect(listed.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(listed[1]).toEqual(head);
    await expect(
      service.ask(listPrompts, { caller, page: { limit: 2, offset: 3 } }),
    ).resolves.toEqual([]);
  });

  it('are not found once deleted, by either id', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    await expect(service.ask(deletePrompt, { caller, id: prompt.text_id })).resolves.toEqual({
      id: prompt.id,
    });
    for (const id of [prompt.id, prompt.text_id]) {
      await expect(service.ask(getPrompt, { caller, id, select: {} })).rejects.toMatchObject({
        kind: 'not_found',
        code: 'id.unknown',
      });
      await expect(
        service.ask(updatePrompt, { caller, id, fields: { name: 'x' } }),
      ).rejects.toMatchObject({ code: 'id.unknown' });
      await expect(service.ask(deletePrompt, { caller, id })).rejects.toMatchObject({
        code: 'id.unknown',
      });
    }
    await expect(service.ask(listPrompts, { caller, page: ANY_PAGE })).resolves.toEqual([]);
    await expect(
      service.sql(
        `SELECT "number" FROM "${service.schema}"."prompt_revision" WHERE "prompt_id" = $1`,
        [prompt.id],
      ),
    ).resolves.toEqual([{ number: 1 }]);
  });

  it('are deleted only if the condition matches their current state', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller);
    const { id } = made.prompt;
    const updated = await service.ask(updatePrompt, { caller, id, fields: { name: 'x' } });
    await expect(
      service.ask(deletePrompt, { caller, id, ifMatch: [stateOf(made)] }),
    ).rejects.toMatchObject({ kind: 'precondition_failed', code: 'prompt.changed' });
    await expect(service.ask(getPrompt, { caller, id, select: {} })).resolves.toEqual(updated);
    await expect(
      service.ask(deletePrompt, { caller, id, ifMatch: [stateOf(made), stateOf(updated)] }),
    ).resolves.toEqual({ id });
  });

  it('are created once when a request is delivered twice', async () => {
    const service = running();
    const caller = aCaller();
    const create = { caller, fields: { name: 'Greeting' }, requestId: 'one' };
    const made = await service.ask(createPrompt, create);
    await expect(service.ask(createPrompt, create)).resolves.toEqual(made);
    await expect(service.ask(createPrompt, { ...create, requestId: 'two' })).resolves.toMatchObject(
      { prompt: { text_id: 'greeting-2' } },
    );
    await expect(
      service.ask(createPrompt, { ...create, caller: aCaller() }),
    ).resolves.toMatchObject({ prompt: { text_id: 'greeting' } });
  });

  it('are kept across a restart', async () => {
    const schema = uniqueSchema();
    const caller = aCaller();
    const first = await startStudio(database(), { schema });
    const { prompt } = await aPromptOfThree(first, caller);
    await first.ask(setPromptLabel, {
      caller,
      id: prompt.id,
      label: 'production',
      to: { number: 1 },
    });
    const get = ({ ask }: RunningStudio) =>
      Promise.all(
        [{}, { number: 2 }, { label: 'production' }].map((select) =>
          ask(getPrompt, { caller, id: prompt.text_id, select }),
        ),
      );
    const before = await get(first);
    await first.close();
    const second = await startStudio(database(), { schema });
    await expect(get(second)).resolves.toEqual(before);
    await second.close();
  });
};
