import {
  diffPrompt,
  listPromptRevisions,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import {
  aCaller,
  ANY_PAGE,
  aPrompt,
  aPromptOfThree,
  type RunningStudio,
  says,
} from '../studio.fixture';

/** Describes the revisions of a prompt, on any engine. */
export const describeRevisions = (running: () => RunningStudio): void => {
  it('are listed latest first, with author and time, the active one and the labels', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt, revision } = await aPrompt(service, caller);
    service.clock.advance(5_000);
    const beta = await service.ask(updatePrompt, {
      caller: { ...caller, keyId: 'second' },
      id: prompt.id,
      fields: { ...says('x'), beta: true },
    });
    for (const label of ['staging', 'canary'])
      await service.ask(setPromptLabel, { caller, id: prompt.id, label, to: { number: 2 } });
    const listed = await service.ask(listPromptRevisions, {
      caller,
      id: prompt.text_id,
      page: ANY_PAGE,
    });
    expect(listed).toEqual([
      {
        id: beta.revision.id,
        number: 2,
        beta: true,
        created_at: new Date(service.clock.nowMs()).toISOString(),
        created_by: 'second',
        active: false,
        labels: ['canary', 'staging'],
      },
      {
        id: revision.id,
        number: 1,
        beta: false,
        created_at: revision.created_at,
        created_by: caller.keyId,
        active: true,
        labels: [],
      },
    ]);
  });

  it('are listed in pages', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const numbers = async (limit: number, offset: number) =>
      (
        await service.ask(listPromptRevisions, { caller, id: prompt.id, page: { limit, offset } })
      ).map(({ number }) => number);
    await expect(numbers(2, 0)).resolves.toEqual([3, 2]);
    await expect(numbers(2, 2)).resolves.toEqual([1]);
    await expect(numbers(2, 3)).resolves.toEqual([]);
  });

  it('are compared by number, id or label, in either direction', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt, revision } = await aPrompt(service, caller, {
      parameters: { model: 'small', top_p: 1 },
      tools: [{ type: 'function', function: { name: 'find' } }],
    });
    const fields = {
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: '{question}' },
      ],
      tools: [],
      parameters: { model: 'large', top_p: 1 },
    };
    await service.ask(updatePrompt, { caller, id: prompt.id, fields });
    await service.ask(setPromptLabel, {
      caller,
      id: prompt.id,
      label: 'production',
      to: { number: 2 },
    });
    await expect(
      service.ask(diffPrompt, {
        caller,
        id: prompt.text_id,
        from: { revisionId: revision.id },
        to: { label: 'production' },
      }),
    ).resolves.toEqual({
      from: 1,
      to: 2,
      messages: [
        { kind: 'changed', path: 'messages[0].content', before: 'Be kind.', after: 'Be brief.' },
        { kind: 'added', path: 'messages[1]', after: { role: 'user', content: '{question}' } },
      ],
      tools: [
        {
          kind: 'removed',
          path: 'tools[0]',
          before: { type: 'function', function: { name: 'find' } },
        },
      ],
      parameters: [{ kind: 'changed', path: 'parameters.model', before: 'small', after: 'large' }],
    });
    const back = await service.ask(diffPrompt, {
      caller,
      id: prompt.id,
      from: {},
      to: { number: 1 },
    });
    expect(back).toMatchObject({
      from: 2,
      to: 1,
      tools: [{ kind: 'added', path: 'tools[0]' }],
      parameters: [{ before: 'large', after: 'small' }],
    });
    await expect(
      service.ask(diffPrompt, { caller, id: prompt.id, from: {}, to: {} }),
    ).resolves.toEqual({ from: 2, to: 2, messages: [], tools: [], parameters: [] });
  });

  it('cannot be compared if unknown', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    for (const [from, to] of [
      [{ number: 2 }, {}],
      [{}, { label: 'production' }],
    ]) {
      await expect(
        service.ask(diffPrompt, { caller, id: prompt.id, from: from ?? {}, to: to ?? {} }),
      ).rejects.toMatchObject({ kind: 'not_found' });
    }
  });
};
