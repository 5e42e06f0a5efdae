import {
  getPrompt,
  getPrompts,
  MOST_PROMPTS_ASKED,
  type PromptAsked,
  setPromptLabel,
} from '@touchstone/contracts';
import { aCaller, aPrompt, aPromptOfThree, type RunningStudio, says } from '../studio.fixture';

/** Size at which four prompts fit into one reply, and no more. */
const LARGE = 990_000;

/** Describes reading several prompts at once, on any engine. */
export const describeGetMany = (running: () => RunningStudio): void => {
  it('are returned in the requested order, each as if read alone', async () => {
    const service = running();
    const caller = aCaller();
    const [{ prompt: three }, other] = [
      await aPromptOfThree(service, caller),
      await aPrompt(service, caller, { name: 'Other' }),
    ];
    await service.ask(setPromptLabel, { caller, id: three.id, label: 'live', to: { number: 2 } });
    const asked: PromptAsked[] = [
      { id: three.text_id, select: { label: 'live' } },
      { id: other.prompt.id, select: {} },
      { id: three.id, select: {} },
      { id: three.id, select: { number: 1 } },
      { id: other.prompt.text_id, select: { revisionId: other.revision.id } },
      { id: three.id, select: {} },
    ];
    const alone = await Promise.all(asked.map((one) => service.ask(getPrompt, { caller, ...one })));
    const together = await service.ask(getPrompts, { caller, asked });
    expect(together).toEqual(alone);
    expect(together.map((record) => record?.revision.messages[0]?.content)).toEqual([
      'two',
      'Be kind.',
      'three',
      'one',
      'Be kind.',
      'three',
    ]);
  });

  it('are returned as stored, with any characters', async () => {
    const service = running();
    const caller = aCaller();
    const hostile = ['\x1e 2 {}', '\n"}]\\', '\u2028 😀', ' '];
    const ids = await Promise.all(
      hostile.map(async (content) => (await aPrompt(service, caller, says(content))).prompt.id),
    );
    const asked = [...ids, ...ids].map((id) => ({ id, select: {} }));
    const together = await service.ask(getPrompts, { caller, asked });
    expect(together.map((record) => record?.revision.messages[0]?.content)).toEqual([
      ...hostile,
      ...hostile,
    ]);
    expect(together).toEqual(
      await Promise.all(asked.map((one) => service.ask(getPrompt, { caller, ...one }))),
    );
  });

  it('are null if unknown, without affecting the others', async () => {
    const service = running();
    const [caller, stranger] = [aCaller(), aCaller()];
    const [{ prompt, revision }, { prompt: foreign, revision: foreignRevision }] = [
      await aPrompt(service, caller),
      await aPrompt(service, stranger),
    ];
    const missing: PromptAsked[] = [
      ...['unknown', '', 'a\0b', "' OR true --", 'x'.repeat(10_000), foreign.id].map((id) => ({
        id,
        select: {},
      })),
      ...[
        { number: 2 },
        { number: 1e15 },
        { label: 'x\0' },
        { label: 'none' },
        { revisionId: foreignRevision.id },
        { revisionId: "'\0" },
      ].map((select) => ({ id: prompt.id, select })),
    ];
    const answers = await service.ask(getPrompts, {
      caller,
      asked: [...missing, { id: prompt.text_id, select: {} }],
    });
    expect(answers).toEqual([...missing.map(() => null), { prompt, revision }]);
  });

  it('are cut off at the end when they exceed one reply', async () => {
    const service = running();
    const caller = aCaller();
    const [small, large] = [
      await aPrompt(service, caller),
      await aPrompt(service, caller, says('x'.repeat(LARGE))),
    ];
    const ask = async (...ids: string[]) =>
      (await service.ask(getPrompts, { caller, asked: ids.map((id) => ({ id, select: {} })) })).map(
        (record) => record?.prompt.id,
      );
    const [first, four] = [small.prompt.id, Array.from({ length: 4 }, () => large.prompt.id)];
    await expect(ask(first, ...four, large.prompt.id, first)).resolves.toEqual([first, ...four]);
  });

  it('are limited in number', async () => {
    const service = running();
    const asked = Array.from({ length: MOST_PROMPTS_ASKED + 1 }, () => ({
      id: 'unknown',
      select: {},
    }));
    await expect(service.ask(getPrompts, { caller: aCaller(), asked })).resolves.toHaveLength(
      MOST_PROMPTS_ASKED,
    );
    await expect(service.ask(getPrompts, { caller: aCaller(), asked: [] })).resolves.toEqual([]);
  });
};
