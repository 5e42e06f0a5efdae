import {
  createGuardrail,
  deleteGuardrail,
  getGuardrail,
  GUARDRAIL_COLLECTIONS,
  type GuardrailFields,
  guardrailsChanged,
  listAudit,
  listGuardrails,
  updateGuardrail,
} from '@touchstone/contracts';
import { eventually } from '@touchstone/testing';
import { aDefinition, ANY_PAGE, type RunningManagement } from '../management.fixture';

/** Describes rules and guardrails, on any engine. */
export const describeGuardrails = (running: () => RunningManagement): void => {
  it.each(GUARDRAIL_COLLECTIONS)(
    'of %s are created with defaults for omitted fields',
    async (collection) => {
      const service = running();
      const caller = await service.newCaller();
      const { id: definition } = await aDefinition(service, caller);
      const fields: GuardrailFields = {
        name: 'no secrets',
        trigger: 'always',
        error_threshold: 40,
        warning_threshold: 60,
        evaluations: { request_evaluation: definition },
        actions: {
          block: true,
          retry: true,
          retry_cap: 3,
          alert: { email: 'ops@example.org', cooldown: 60 },
        },
      };
      const made = await service.ask(createGuardrail, { caller, collection, fields });
      expect(made).toEqual({
        ...fields,
        id: expect.any(String) as string,
        created_at: new Date(service.clock.nowMs()).toISOString(),
        updated_at: made.created_at,
        state_since: made.created_at,
        active: true,
        mode: 'enforce',
        on_error: 'closed',
      });
      await expect(service.ask(getGuardrail, { caller, collection, id: made.id })).resolves.toEqual(
        made,
      );
    },
  );

  it('keep the fields an update omits, and clear those it empties', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(createGuardrail, {
      caller,
      collection: 'guardrails',
      fields: { name: 'n', description: 'd', actions: { block: true }, mode: 'observe' },
    });
    const updated = await ask(updateGuardrail, {
      caller,
      collection: 'guardrails',
      id,
      fields: { description: '', actions: {}, active: false },
    });
    expect(updated).toMatchObject({
      name: 'n',
      description: '',
      actions: {},
      active: false,
      mode: 'observe',
      on_error: 'closed',
    });
    await expect(ask(getGuardrail, { caller, collection: 'guardrails', id })).resolves.toEqual(
      updated,
    );
  });

  it('have the time of their last change, and since when they are active or enforced', async () => {
    const { ask, newCaller, clock } = running();
    const caller = await newCaller();
    const { id, created_at } = await ask(createGuardrail, {
      caller,
      collection: 'guardrails',
      fields: { mode: 'observe' },
    });
    const times = async (fields: GuardrailFields) => {
      clock.advance(60_000);
      await ask(updateGuardrail, { caller, collection: 'guardrails', id, fields });
      const [listed] = await ask(listGuardrails, {
        caller,
        collection: 'guardrails',
        page: ANY_PAGE,
      });
      const minutes = (time = '') => (Date.parse(time) - Date.parse(created_at)) / 60_000;
      return [minutes(listed?.updated_at), minutes(listed?.state_since)];
    };
    expect(await times({ name: 'n', active: true })).toEqual([1, 0]);
    expect(await times({ mode: 'enforce' })).toEqual([2, 2]);
    expect(await times({ name: 'm', mode: 'enforce' })).toEqual([3, 2]);
    expect(await times({ active: false })).toEqual([4, 4]);
    const [entry] = await ask(listAudit, { caller, page: ANY_PAGE });
    expect(entry?.after).toMatchObject({ id, active: false });
    expect(entry?.after).not.toHaveProperty('updated_at');
  });

  it('lose no concurrent update', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(createGuardrail, { caller, collection: 'rules', fields: {} });
    const parts: GuardrailFields[] = [
      { name: 'n' },
      { description: 'd' },
      { active: false },
      { trigger: 't' },
      { error_threshold: 10 },
      { warning_threshold: 20 },
      { actions: { block: true } },
      { mode: 'observe' },
      { on_error: 'open' },
      { stream: 'window' },
    ];
    await Promise.all(
      parts.map((fields) => ask(updateGuardrail, { caller, collection: 'rules', id, fields })),
    );
    await expect(ask(getGuardrail, { caller, collection: 'rules', id })).resolves.toMatchObject(
      Object.assign({}, ...parts) as GuardrailFields,
    );
  });

  it.each<[string, GuardrailFields, GuardrailFields]>([
    ['in one request', {}, { error_threshold: 60, warning_threshold: 59 }],
    ['combined with the stored values', { error_threshold: 60 }, { warning_threshold: 59 }],
    [
      'combined with the stored values, the other way round',
      { warning_threshold: 60 },
      { error_threshold: 61 },
    ],
  ])('reject a warning threshold below the error threshold, %s', async (_title, before, fields) => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(createGuardrail, { caller, collection: 'guardrails', fields: before });
    const updating = ask(updateGuardrail, { caller, collection: 'guardrails', id, fields });
    await expect(updating).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('warning_threshold: expected') as string,
    });
    await expect(
      ask(getGuardrail, { caller, collection: 'guardrails', id }),
    ).resolves.toMatchObject(before);
  });

  it('clear one threshold and keep the other', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const { id } = await ask(createGuardrail, {
      caller,
      collection: 'guardrails',
      fields: { error_threshold: 60, warning_threshold: 70 },
    });
    const updated = await ask(updateGuardrail, {
      caller,
      collection: 'guardrails',
      id,
      fields: { warning_threshold: 50 },
      cleared: ['error_threshold'],
    });
    expect(updated).not.toHaveProperty('error_threshold');
    expect(updated.warning_threshold).toBe(50);
    await expect(ask(getGuardrail, { caller, collection: 'guardrails', id })).resolves.toEqual(
      updated,
    );
  });

  it('accept equal thresholds', async () => {
    const { ask, newCaller } = running();
    const fields = { error_threshold: 0, warning_threshold: 0 };
    await expect(
      ask(createGuardrail, { caller: await newCaller(), collection: 'rules', fields }),
    ).resolves.toMatchObject(fields);
  });

  it.each(['request_evaluation', 'response_evaluation'] as const)(
    'reject a %s that is not a definition of the workspace',
    async (side) => {
      const service = running();
      const [caller, other] = [await service.newCaller(), await service.newCaller()];
      const foreign = await aDefinition(service, other);
      const { id } = await service.ask(createGuardrail, {
        caller,
        collection: 'rules',
        fields: {},
      });
      for (const definition of [foreign.id, 'unknown', 'a\0b']) {
        const refused = {
          kind: 'invalid',
          message: `evaluations.${side}: expected the id of an evaluation definition.`,
        };
        const fields = { evaluations: { [side]: definition } };
        await expect(
          service.ask(createGuardrail, { caller, collection: 'rules', fields }),
        ).rejects.toMatchObject(refused);
        await expect(
          service.ask(updateGuardrail, { caller, collection: 'rules', id, fields }),
        ).rejects.toMatchObject(refused);
      }
      await expect(
        service.ask(updateGuardrail, {
          caller,
          collection: 'rules',
          id,
          fields: { evaluations: { [side]: '' } },
        }),
      ).resolves.toMatchObject({ evaluations: { [side]: '' } });
    },
  );

  it.each(['request_evaluation', 'response_evaluation'] as const)(
    'reject a %s without a check',
    async (side) => {
      const service = running();
      const caller = await service.newCaller();
      const empty = await aDefinition(service, caller, {
        name: 'empty',
        assertions_mode: 'quality',
        pii: true,
      });
      const full = await aDefinition(service, caller);
      const { id } = await service.ask(createGuardrail, {
        caller,
        collection: 'rules',
        fields: { evaluations: { [side]: full.id } },
      });
      const refused = {
        kind: 'invalid',
        message: expect.stringMatching(
          `^evaluations\\.${side}: expected a definition that enables at least one check`,
        ) as string,
      };
      const fields = { evaluations: { [side]: empty.id } };
      await expect(
        service.ask(createGuardrail, { caller, collection: 'guardrails', fields }),
      ).rejects.toMatchObject(refused);
      await expect(
        service.ask(updateGuardrail, { caller, collection: 'rules', id, fields }),
      ).rejects.toMatchObject(refused);
      await expect(
        service.ask(getGuardrail, { caller, collection: 'rules', id }),
      ).resolves.toMatchObject({ evaluations: { [side]: full.id } });
    },
  );

  it('can be switched off although their definition was stored without a check', async () => {
    const service = running();
    const caller = await service.newCaller();
    const { id: definition } = await aDefinition(service, caller);
    const { id } = await service.ask(createGuardrail, {
      caller,
      collection: 'rules',
      fields: { evaluations: { request_evaluation: definition } },
    });
    await service.sql(
      `UPDATE "${service.schema}"."definition_version" SET "fields" = '{"pii": true}' WHERE "id" = $1`,
      [definition],
    );
    await expect(
      service.ask(updateGuardrail, { caller, collection: 'rules', id, fields: { active: false } }),
    ).resolves.toMatchObject({ active: false });
  });

  it('ignore an id, workspace, time or unknown field sent by a caller', async () => {
    const { ask, newCaller } = running();
    const caller = await newCaller();
    const forged = {
      id: 'mine',
      workspace: 'other',
      created_at: '1999-01-01T00:00:00Z',
      collection: 'rules',
      name: 'x',
    } as GuardrailFields;
    const { id } = await ask(createGuardrail, { caller, collection: 'guardrails', fields: forged });
    await ask(updateGuardrail, { caller, collection: 'guardrails', id, fields: forged });
    const stored = await ask(getGuardrail, { caller, collection: 'guardrails', id });
    expect(Object.keys(stored).sort()).toEqual([
      'active',
      'created_at',
      'id',
      'mode',
      'name',
      'on_error',
      'state_since',
      'updated_at',
    ]);
    expect(stored.created_at).not.toMatch(/^1999/);
  });

  it('keep to their collection, in the order of creation, and publish an event for each change', async () => {
    const { ask, newCaller, heard } = running();
    const caller = await newCaller();
    for (const name of ['a', 'b', 'c'])
      await ask(createGuardrail, { caller, collection: 'guardrails', fields: { name } });
    const { id } = await ask(createGuardrail, {
      caller,
      collection: 'rules',
      fields: { name: 'r' },
    });
    const names = async (collection: 'rules' | 'guardrails', page = ANY_PAGE) =>
      (await ask(listGuardrails, { caller, collection, page })).map(({ name }) => name);
    await expect(names('guardrails', { limit: 2, offset: 1 })).resolves.toEqual(['b', 'c']);
    await expect(names('rules')).resolves.toEqual(['r']);
    await expect(ask(getGuardrail, { caller, collection: 'guardrails', id })).rejects.toMatchObject(
      { kind: 'not_found' },
    );
    await expect(
      ask(deleteGuardrail, { caller, collection: 'guardrails', id }),
    ).rejects.toMatchObject({ kind: 'not_found' });
    await expect(ask(deleteGuardrail, { caller, collection: 'rules', id })).resolves.toEqual({
      id,
    });
    await expect(names('rules')).resolves.toEqual([]);
    const announced = () =>
      heard.filter(
        ({ pattern, body }) =>
          pattern === guardrailsChanged.pattern &&
          (body as { workspace: string }).workspace === caller.workspace,
      );
    await eventually(() => announced().length === 5);
  });
};
