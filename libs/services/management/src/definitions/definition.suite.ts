import {
  createGuardrail,
  definitionChanged,
  type DefinitionFields,
  deleteDefinition,
  deleteGuardrail,
  getDefinition,
  listDefinitions,
  updateDefinition,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { aDefinition, ANY_PAGE, type RunningManagement } from '../management.fixture';

/** Describes evaluation definitions, on any engine. */
export const describeDefinitions = (running: () => RunningManagement): void => {
  it('are returned as they were created, as version 1', async () => {
    const service = running();
    const caller = await service.newCaller();
    const fields = {
      name: 'polite',
      assertions: ['Be polite.'],
      piiCheck: true,
      grounding_mode: 'speed',
      syntaxChecks: { js: true, string_length: 100 },
    };
    const made = await aDefinition(service, caller, fields);
    expect(made).toMatchObject({
      version: 1,
      fields,
      created_at: new Date(service.clock.nowMs()).toISOString(),
    });
    expect(made.id).toMatch(/^[a-z][a-z0-9]{23}$/);
    await expect(service.ask(getDefinition, { caller, id: made.id })).resolves.toEqual(made);
  });

  it('change only in the named fields, and keep every version', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, caller, {
      name: 'one',
      description: 'd',
      assertions: ['a', 'b'],
      piiCheck: true,
    });
    const updated = await service.ask(updateDefinition, {
      caller,
      id,
      fields: { description: '', assertions: [], piiCheck: false },
    });
    expect(updated).toMatchObject({
      id,
      version: 2,
      fields: { name: 'one', description: '', assertions: [], piiCheck: false },
    });
    await expect(service.ask(getDefinition, { caller, id })).resolves.toEqual(updated);
    const versions = await service.sql(
      `SELECT "version", "fields" FROM "${service.schema}"."definition_version" WHERE "id" = $1 ORDER BY "version"`,
      [id],
    );
    expect(versions).toEqual([
      {
        version: 1,
        fields: { name: 'one', description: 'd', assertions: ['a', 'b'], piiCheck: true },
      },
      { version: 2, fields: updated.fields },
    ]);
  });

  it('lose no concurrent update', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, caller, {});
    const names = Array.from({ length: 20 }, (_, index) => `field_${index}`);
    const updates = await Promise.all(
      names.map((name) => service.ask(updateDefinition, { caller, id, fields: { [name]: true } })),
    );
    expect(updates.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      names.map((_, index) => index + 2),
    );
    const { version, fields } = await service.ask(getDefinition, { caller, id });
    expect({ version, names: Object.keys(fields).sort() }).toEqual({
      version: 21,
      names: names.sort(),
    });
  });

  it('ignore an id, version, workspace or time sent by a caller', async () => {
    const service = running();
    const caller = await service.newCaller();
    const forged = {
      id: 'mine',
      version: 9,
      workspace: 'other',
      created_at: '1999-01-01T00:00:00Z',
      name: 'x',
    };
    const made = await aDefinition(service, caller, forged);
    await service.ask(updateDefinition, { caller, id: made.id, fields: forged });
    await expect(service.ask(getDefinition, { caller, id: made.id })).resolves.toEqual({
      ...made,
      version: 2,
      fields: { name: 'x' },
    });
  });

  it.each([
    ['NUL', 'a\0b', 'a\ufffdb'],
    ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
    ['an escape that is only text', 'a\\u0000b\\\\ud800', 'a\\u0000b\\\\ud800'],
    ['a whole pair', '\u{1f600}', '\u{1f600}'],
  ])('store %s', async (_title, text, kept) => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, caller, {
      name: text,
      assertions: [text],
      [text]: 1,
    });
    await expect(service.ask(getDefinition, { caller, id })).resolves.toMatchObject({
      fields: { name: kept, assertions: [kept], [kept]: 1 },
    });
  });

  it('store a key named __proto__ without harm', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(
      service,
      caller,
      JSON.parse('{"__proto__": {"polluted": true}, "name": "x"}') as Record<string, unknown>,
    );
    const { fields } = await service.ask(getDefinition, { caller, id });
    expect(fields['polluted']).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('are listed in the order of creation', async () => {
    const service = running();
    const caller = await service.newCaller();
    for (const name of ['a', 'b', 'c']) await aDefinition(service, caller, { name });
    const listed = await service.ask(listDefinitions, { caller, page: { limit: 2, offset: 1 } });
    expect(listed.map(({ fields }) => fields['name'])).toEqual(['b', 'c']);
    await expect(
      service.ask(listDefinitions, { caller, page: { limit: 2, offset: 3 } }),
    ).resolves.toEqual([]);
  });

  it('are not found once deleted, and publish an event for each change', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, caller);
    await service.ask(updateDefinition, { caller, id, fields: { name: 'y' } });
    await expect(service.ask(deleteDefinition, { caller, id })).resolves.toEqual({ id });
    await expect(service.ask(getDefinition, { caller, id })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(service.ask(listDefinitions, { caller, page: ANY_PAGE })).resolves.toEqual([]);
    const announced = () =>
      service.heard.filter(
        ({ pattern, body }) =>
          pattern === definitionChanged.pattern && (body as { id: string }).id === id,
      );
    await eventually(() => announced().length === 3);
    expect(announced()[0]?.body).toEqual({ workspace: caller.workspace, id });
  });

  it.each<[string, DefinitionFields, DefinitionFields]>([
    ['switched off', { piiCheck: true }, { piiCheck: false }],
    ['cleared', { assertions: ['a'], policy_target: 'input' }, { assertions: [] }],
    ['set to false as text', { functionCallsCheck: 'true' }, { functionCallsCheck: 'false' }],
  ])(
    'refuse to have their last check %s while a guardrail uses them',
    async (_title, fields, without) => {
      const service = running();
      const caller = await service.newCaller();
      const { id } = await aDefinition(service, caller, fields);
      const guardrail = await service.ask(createGuardrail, {
        caller,
        collection: 'guardrails',
        fields: { evaluations: { request_evaluation: id } },
      });
      await expect(
        service.ask(updateDefinition, { caller, id, fields: without }),
      ).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining(guardrail.id) as string,
      });
      await expect(service.ask(getDefinition, { caller, id })).resolves.toMatchObject({
        version: 1,
        fields,
      });
      await expect(
        service.ask(updateDefinition, {
          caller,
          id,
          fields: { ...without, promptInjections: true },
        }),
      ).resolves.toMatchObject({ version: 2 });
      await service.ask(deleteGuardrail, { caller, collection: 'guardrails', id: guardrail.id });
      await expect(
        service.ask(updateDefinition, {
          caller,
          id,
          fields: { ...without, promptInjections: false },
        }),
      ).resolves.toMatchObject({ version: 3 });
    },
  );

  it('never end up empty but in use when an update races with a new guardrail', async () => {
    const service = running();
    const caller = await service.newCaller();
    const races = Array.from({ length: 10 }, async (_, index) => {
      const { id } = await aDefinition(service, caller, { piiCheck: true });
      const both = [
        () => service.ask(updateDefinition, { caller, id, fields: { piiCheck: false } }),
        () =>
          service.ask(createGuardrail, {
            caller,
            collection: 'rules',
            fields: { evaluations: { request_evaluation: id } },
          }),
      ];
      const outcomes = await Promise.allSettled(
        (index % 2 === 0 ? both : both.reverse()).map((change) => change()),
      );
      return outcomes
        .map((outcome) =>
          outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { kind: string }).kind,
        )
        .sort();
    });
    expect(await Promise.all(races)).toEqual(races.map(() => ['done', 'invalid']));
  });

  it('cannot be deleted while a guardrail uses them', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id } = await aDefinition(service, caller);
    const guardrail = await service.ask(createGuardrail, {
      caller,
      collection: 'rules',
      fields: { evaluations: { response_evaluation: id } },
    });
    await expect(service.ask(deleteDefinition, { caller, id })).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining(guardrail.id) as string,
    });
    await service.ask(deleteGuardrail, { caller, collection: 'rules', id: guardrail.id });
    await expect(service.ask(deleteDefinition, { caller, id })).resolves.toEqual({ id });
  });
};
