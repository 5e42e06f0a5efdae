import {
  getPrompt,
  listPromptRevisions,
  type PromptFields,
  type PromptRecord,
  type PromptState,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import type { Database } from '@touchstone/storage';
import { StudioSettings } from '../studio.config';
import {
  aCaller,
  ANY_PAGE,
  aPrompt,
  aPromptOfThree,
  type RunningStudio,
  says,
  startStudio,
  stateOf,
} from '../studio.fixture';

/**
 * Describes the stored result of an update, on any engine. The spec of `planUpdate` covers the
 * cases.
 */
export const describeUpdates = (running: () => RunningStudio, database: () => Database): void => {
  it('of content creates a revision and leaves the previous one unchanged', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller, { parameters: { model: 'small' } });
    service.clock.advance(60_000);
    const updated = await service.ask(updatePrompt, {
      caller: { ...caller, keyId: 'another key' },
      id: made.prompt.id,
      fields: says('Be brief.'),
    });
    const now = new Date(service.clock.nowMs()).toISOString();
    expect(updated.revision).toMatchObject({
      number: 2,
      created_at: now,
      created_by: 'another key',
      parameters: { model: 'small' },
      ...says('Be brief.'),
    });
    expect(updated.prompt).toEqual({
      ...made.prompt,
      active_revision: 2,
      version: 2,
      updated_at: now,
    });
    await expect(
      service.ask(getPrompt, { caller, id: made.prompt.id, select: {} }),
    ).resolves.toEqual(updated);
    await expect(
      service.ask(getPrompt, { caller, id: made.prompt.id, select: { number: 1 } }),
    ).resolves.toMatchObject({ revision: made.revision });
  });

  it('that is beta returns the new revision, which is not active', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const beta = await service.ask(updatePrompt, {
      caller,
      id: prompt.id,
      fields: { ...says('new'), beta: true },
    });
    expect(beta).toMatchObject({
      prompt: { active_revision: 1 },
      revision: { number: 2, beta: true, ...says('new') },
    });
    await expect(
      service.ask(getPrompt, { caller, id: prompt.id, select: {} }),
    ).resolves.toMatchObject({ revision: says('Be kind.') });
    const activated = await service.ask(updatePrompt, {
      caller,
      id: prompt.text_id,
      fields: { active_revision: 2 },
    });
    expect(activated).toMatchObject({
      prompt: { active_revision: 2, version: 3 },
      revision: { id: beta.revision.id },
    });
    await expect(
      service.ask(listPromptRevisions, { caller, id: prompt.id, page: ANY_PAGE }),
    ).resolves.toHaveLength(2);
  });

  it.each<[string, PromptFields]>([
    ['names no field', {}],
    [
      'repeats the stored values',
      {
        name: 'Greeting',
        description: '',
        active: true,
        active_revision: 1,
        tools: [],
        ...says('Be kind.'),
      },
    ],
    ['has nulls', { name: null, messages: null, parameters: null } as unknown as PromptFields],
  ])('that %s changes nothing', async (_title, fields) => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller);
    service.clock.advance(1_000);
    await expect(
      service.ask(updatePrompt, { caller, id: made.prompt.id, fields }),
    ).resolves.toEqual(made);
    await expect(
      service.ask(getPrompt, { caller, id: made.prompt.id, select: {} }),
    ).resolves.toEqual(made);
  });

  it('with new content activates it, regardless of active_revision', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const updated = await service.ask(updatePrompt, {
      caller,
      id: prompt.id,
      fields: { ...says('new'), active_revision: 1 },
    });
    expect(updated).toMatchObject({
      prompt: { active_revision: 4 },
      revision: { number: 4, ...says('new') },
    });
    await expect(
      service.ask(getPrompt, { caller, id: prompt.id, select: {} }),
    ).resolves.toMatchObject({ revision: says('new') });
  });

  it('that activates an unknown revision is rejected as a whole', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller);
    const refused = service.ask(updatePrompt, {
      caller,
      id: made.prompt.id,
      fields: { name: 'lost', active_revision: 3 },
    });
    await expect(refused).rejects.toMatchObject({
      kind: 'invalid',
      message: 'active_revision: expected the number of a revision of this prompt, 1 to 1.',
    });
    await expect(
      service.ask(getPrompt, { caller, id: made.prompt.id, select: {} }),
    ).resolves.toEqual(made);
  });

  it('is never lost under concurrency', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    const updates = await Promise.all(
      texts.map((text) => service.ask(updatePrompt, { caller, id: prompt.id, fields: says(text) })),
    );
    expect(updates.map(({ revision }) => revision.number).sort((a, b) => a - b)).toEqual(
      texts.map((_, index) => index + 2),
    );
    for (const [index, { revision }] of updates.entries())
      expect(revision).toMatchObject(says(texts[index] ?? ''));
    await expect(
      service.ask(getPrompt, { caller, id: prompt.id, select: {} }),
    ).resolves.toMatchObject({ prompt: { version: 21, active_revision: 21 } });
  });

  it('of other fields at the same time keeps both changes', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const parts: PromptFields[] = [
      { name: 'n' },
      { description: 'd' },
      { active: false },
      says('m'),
      { parameters: { top_p: 1 } },
      { tools: [{ type: 'function' }] },
    ];
    await Promise.all(
      parts.map((fields) => service.ask(updatePrompt, { caller, id: prompt.id, fields })),
    );
    await expect(
      service.ask(getPrompt, { caller, id: prompt.id, select: {} }),
    ).resolves.toMatchObject({
      prompt: { name: 'n', description: 'd', active: false, version: 7, active_revision: 4 },
      revision: { ...says('m'), parameters: { top_p: 1 }, tools: [{ type: 'function' }] },
    });
  });

  it('on condition succeeds once of two at once, and the other is rejected', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller);
    const race = ['left', 'right'].map((text) =>
      service.ask(updatePrompt, {
        caller,
        id: made.prompt.id,
        fields: says(text),
        ifMatch: [stateOf(made)],
      }),
    );
    const outcomes = await Promise.allSettled(race);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'precondition_failed', code: 'prompt.changed' },
    });
    await expect(
      service.ask(getPrompt, { caller, id: made.prompt.id, select: {} }),
    ).resolves.toMatchObject({ prompt: { version: 2, active_revision: 2 } });
  });

  it.each<[string, (made: PromptRecord) => PromptState[], boolean]>([
    ['the current state', (made) => [stateOf(made)], true],
    [
      'the current state among others',
      (made) => [{ revisionId: 'x', version: 1 }, stateOf(made)],
      true,
    ],
    ['another revision', ({ prompt }) => [{ revisionId: 'x', version: prompt.version }], false],
    [
      'another version',
      ({ revision, prompt }) => [{ revisionId: revision.id, version: prompt.version - 1 }],
      false,
    ],
    ['no existing state', () => [], false],
  ])('on condition of %s', async (_title, ifMatch, succeeds) => {
    const service = running();
    const caller = aCaller();
    const made = await aPromptOfThree(service, caller);
    const update = service.ask(updatePrompt, {
      caller,
      id: made.prompt.id,
      fields: { name: 'renamed' },
      ifMatch: ifMatch(made),
    });
    if (succeeds) await expect(update).resolves.toMatchObject({ prompt: { name: 'renamed' } });
    else await expect(update).rejects.toMatchObject({ kind: 'precondition_failed' });
  });

  it('on condition of a state before a label was moved is rejected', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPrompt(service, caller);
    await service.ask(setPromptLabel, { caller, id: made.prompt.id, label: 'production', to: {} });
    await expect(
      service.ask(updatePrompt, {
        caller,
        id: made.prompt.id,
        fields: says('x'),
        ifMatch: [stateOf(made)],
      }),
    ).rejects.toMatchObject({ kind: 'precondition_failed' });
  });

  it('that is delivered twice creates one revision, also with another update in between', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const update = {
      caller,
      id: prompt.id,
      fields: says('once'),
      ifMatch: [stateOf(await service.ask(getPrompt, { caller, id: prompt.id, select: {} }))],
      requestId: 'one',
    };
    const first = await service.ask(updatePrompt, update);
    const later = await service.ask(updatePrompt, {
      caller,
      id: prompt.id,
      fields: says('later'),
      requestId: 'two',
    });
    await expect(service.ask(updatePrompt, update)).resolves.toMatchObject({
      revision: first.revision,
    });
    await expect(service.ask(getPrompt, { caller, id: prompt.id, select: {} })).resolves.toEqual(
      later,
    );
    await expect(service.ask(updatePrompt, { ...update, caller: aCaller() })).rejects.toMatchObject(
      { code: 'id.unknown' },
    );
  });

  it('beyond the limit of revisions is rejected, one without a new revision is not', async () => {
    const service = await startStudio(database(), {
      settings: Object.assign(new StudioSettings(), { revisions: 3 }),
    });
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const message = 'The prompt has 3 revisions, which is the maximum; create a new prompt.';
    await expect(
      service.ask(updatePrompt, { caller, id: prompt.id, fields: says('four') }),
    ).rejects.toMatchObject({ kind: 'invalid', message });
    await expect(
      service.ask(updatePrompt, {
        caller,
        id: prompt.id,
        fields: { name: 'n', active_revision: 1 },
      }),
    ).resolves.toMatchObject({ revision: says('one') });
    await service.close();
  });
};
