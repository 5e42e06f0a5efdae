import { deletePrompt, getPrompt, updatePrompt } from '@touchstone/contracts';
import { aCaller, aPrompt, type RunningStudio } from '../studio.fixture';

/** Describes the text ids of prompts with similar names, on any engine. */
export const describeTextIds = (running: () => RunningStudio): void => {
  const textIdOf = async (service: RunningStudio, caller = aCaller(), name = 'Greeting') =>
    (await aPrompt(service, caller, { name })).prompt.text_id;

  it('are numbered when prompts share a name, also under concurrent creation', async () => {
    const service = running();
    const caller = aCaller();
    const made = await Promise.all(Array.from({ length: 10 }, () => aPrompt(service, caller)));
    const textIds = made.map(({ prompt }) => prompt.text_id);
    expect(new Set(textIds)).toEqual(
      new Set(['greeting', ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `greeting-${number}`)]),
    );
    for (const { prompt } of made)
      await expect(
        service.ask(getPrompt, { caller, id: prompt.text_id, select: {} }),
      ).resolves.toMatchObject({ prompt: { id: prompt.id } });
  });

  it('skip numbers that other names use', async () => {
    const service = running();
    const caller = aCaller();
    const textIds = [];
    for (const name of ['Step 2', 'Step', 'Step', 'Step two', 'Step 2', 'Step 99999999999', 'Step'])
      textIds.push(await textIdOf(service, caller, name));
    expect(textIds).toEqual([
      'step-2',
      'step',
      'step-3',
      'step-two',
      'step-2-2',
      'step-99999999999',
      'step-4',
    ]);
  });

  it('are independent in each workspace', async () => {
    const service = running();
    await expect(Promise.all([textIdOf(service), textIdOf(service)])).resolves.toEqual([
      'greeting',
      'greeting',
    ]);
  });

  it('stay unchanged when the prompt is renamed, and reserved when it is deleted', async () => {
    const service = running();
    const caller = aCaller();
    const { prompt } = await aPrompt(service, caller);
    const renamed = await service.ask(updatePrompt, {
      caller,
      id: prompt.id,
      fields: { name: 'Farewell' },
    });
    expect(renamed.prompt).toMatchObject({ name: 'Farewell', text_id: 'greeting' });
    await service.ask(deletePrompt, { caller, id: prompt.id });
    await expect(textIdOf(service, caller)).resolves.toBe('greeting-2');
    await expect(textIdOf(service, caller, 'Farewell')).resolves.toBe('farewell');
  });

  it('never hide a prompt whose id they resemble', async () => {
    const service = running();
    const caller = aCaller();
    const first = await aPrompt(service, caller);
    const second = await aPrompt(service, caller, { name: first.prompt.id });
    expect(second.prompt.text_id).toBe(`prompt-${first.prompt.id}`);
    await expect(
      service.ask(getPrompt, { caller, id: first.prompt.id, select: {} }),
    ).resolves.toMatchObject({ prompt: { name: 'Greeting' } });
    await service.ask(deletePrompt, { caller, id: first.prompt.id });
    await expect(
      service.ask(getPrompt, { caller, id: first.prompt.id, select: {} }),
    ).rejects.toMatchObject({ kind: 'not_found' });
  });
};
