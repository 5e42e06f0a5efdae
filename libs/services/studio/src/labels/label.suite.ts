import {
  type Caller,
  deletePromptLabel,
  getPrompt,
  type RevisionSelector,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import {
  aCaller,
  aPrompt,
  aPromptOfThree,
  type RunningStudio,
  says,
  stateOf,
} from '../studio.fixture';

const contentAt = async ({ ask }: RunningStudio, caller: Caller, id: string, label: string) =>
  (await ask(getPrompt, { caller, id, select: { label } })).revision.messages[0]?.content;

/** Describes labels, on any engine. */
export const describeLabels = (running: () => RunningStudio): void => {
  it('deploy a revision, roll it back and copy the target of another label', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const set = (label: string, to: RevisionSelector) =>
      service.ask(setPromptLabel, { caller, id: prompt.text_id, label, to });
    await expect(set('staging', {})).resolves.toMatchObject({ labels: { staging: 3 }, version: 4 });
    await expect(set('production', { number: 2 })).resolves.toMatchObject({
      labels: { staging: 3, production: 2 },
      version: 5,
      active_revision: 3,
    });
    await set('production', { label: 'staging' });
    await expect(contentAt(service, caller, prompt.id, 'production')).resolves.toBe('three');
    const { revision } = await service.ask(getPrompt, {
      caller,
      id: prompt.id,
      select: { number: 1 },
    });
    await set('production', { revisionId: revision.id });
    await expect(contentAt(service, caller, prompt.text_id, 'production')).resolves.toBe('one');
    await expect(contentAt(service, caller, prompt.text_id, 'staging')).resolves.toBe('three');
  });

  it('keep their revision while others are created and activated', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    await service.ask(setPromptLabel, { caller, id: prompt.id, label: 'production', to: {} });
    await service.ask(updatePrompt, { caller, id: prompt.id, fields: says('later') });
    await expect(contentAt(service, caller, prompt.id, 'production')).resolves.toBe('Be kind.');
  });

  it('already at their target change nothing', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const first = await service.ask(setPromptLabel, { caller, id: prompt.id, label: 'x', to: {} });
    service.clock.advance(1_000);
    await expect(
      service.ask(setPromptLabel, { caller, id: prompt.id, label: 'x', to: { number: 1 } }),
    ).resolves.toEqual(first);
  });

  it('are removed without affecting other labels', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    for (const label of ['a', 'b'])
      await service.ask(setPromptLabel, { caller, id: prompt.id, label, to: {} });
    await expect(
      service.ask(deletePromptLabel, { caller, id: prompt.id, label: 'a' }),
    ).resolves.toMatchObject({ labels: { b: 1 }, version: 4 });
    await expect(contentAt(service, caller, prompt.id, 'a')).rejects.toMatchObject({
      code: 'label.unknown',
    });
    await expect(
      service.ask(deletePromptLabel, { caller, id: prompt.id, label: 'a' }),
    ).rejects.toMatchObject({ kind: 'not_found', code: 'label.unknown' });
  });

  it.each(['production', '2026-01', 'v1.2_rc', '__proto__', 'constructor', 'x'.repeat(64)])(
    'accept the name %j',
    async (label) => {
      const service = running();
      const caller = aCaller();
      const { prompt } = await aPrompt(service, caller);
      await expect(
        service.ask(deletePromptLabel, { caller, id: prompt.id, label }),
      ).rejects.toMatchObject({ code: 'label.unknown' });
      const { labels } = await service.ask(setPromptLabel, {
        caller,
        id: prompt.id,
        label,
        to: {},
      });
      expect(Object.entries(labels)).toEqual([[label, 1]]);
      await expect(contentAt(service, caller, prompt.id, label)).resolves.toBe('Be kind.');
    },
  );

  it.each(['', '.', '..', '-x', 'a b', 'a/b', 'a\0', 'é', 'x'.repeat(65)])(
    'reject the name %j',
    async (label) => {
      const service = running();
      const caller = aCaller();
      const { prompt } = await aPrompt(service, caller);
      await expect(
        service.ask(setPromptLabel, { caller, id: prompt.id, label, to: {} }),
      ).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringMatching(/^label: expected/) as string,
      });
      await expect(
        service.ask(deletePromptLabel, { caller, id: prompt.id, label }),
      ).rejects.toMatchObject({ kind: 'not_found' });
    },
  );

  it.each<[string, RevisionSelector]>([
    ['number', { number: 9 }],
    ['id', { revisionId: 'x' }],
    ['label', { label: 'x' }],
  ])('cannot point at an unknown %s', async (_title, to) => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    await expect(
      service.ask(setPromptLabel, { caller, id: prompt.id, label: 'production', to }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      message: 'revision: expected a revision of this prompt.',
    });
  });

  it('are moved and removed only if the condition matches the prompt’s current state', async () => {
    const service = running();
    const caller = aCaller();
    const made = await aPromptOfThree(service, caller);
    const { id } = made.prompt;
    const [outdated, ifMatch] = [[{ ...stateOf(made), version: 1 }], [stateOf(made)]];
    const refused = { kind: 'precondition_failed', code: 'prompt.changed' };
    await expect(
      service.ask(setPromptLabel, { caller, id, label: 'x', to: {}, ifMatch: outdated }),
    ).rejects.toMatchObject(refused);
    await expect(
      service.ask(setPromptLabel, { caller, id, label: 'x', to: {}, ifMatch }),
    ).resolves.toMatchObject({ labels: { x: 3 } });
    await expect(
      service.ask(deletePromptLabel, { caller, id, label: 'x', ifMatch }),
    ).rejects.toMatchObject(refused);
    const present = [stateOf(await service.ask(getPrompt, { caller, id, select: {} }))];
    await expect(
      service.ask(deletePromptLabel, { caller, id, label: 'x', ifMatch: present }),
    ).resolves.toMatchObject({ labels: {} });
  });

  it('are limited to 64, also under concurrent requests', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const labels = Array.from({ length: 66 }, (_, index) => `label-${index}`);
    const outcomes = await Promise.allSettled(
      labels.map((label) => service.ask(setPromptLabel, { caller, id: prompt.id, label, to: {} })),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([
      { reason: { kind: 'invalid', message: expect.stringMatching(/^label: .*64/) as string } },
      { reason: { kind: 'invalid' } },
    ]);
    const { prompt: full } = await service.ask(getPrompt, { caller, id: prompt.id, select: {} });
    const [first] = Object.keys(full.labels);
    expect(Object.keys(full.labels)).toHaveLength(64);
    await expect(
      service.ask(setPromptLabel, { caller, id: prompt.id, label: first ?? '', to: { number: 1 } }),
    ).resolves.toMatchObject({ labels: { [first ?? '']: 1 } });
  });
};
