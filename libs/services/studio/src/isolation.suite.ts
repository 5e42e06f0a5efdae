import {
  type Caller,
  deletePrompt,
  deletePromptLabel,
  diffPrompt,
  getPrompt,
  listPromptRevisions,
  listPrompts,
  setPromptLabel,
  updatePrompt,
} from '@touchstone/contracts';
import { aCaller, ANY_PAGE, aPrompt, aPromptOfThree, type RunningStudio } from './studio.fixture';

const MISSING = {
  kind: 'not_found',
  code: 'id.unknown',
  message: 'There is nothing with this id; check it.',
};

const BY_ID: [
  title: string,
  act: (service: RunningStudio, caller: Caller, id: string) => Promise<unknown>,
][] = [
  ['prompt.get', ({ ask }, caller, id) => ask(getPrompt, { caller, id, select: {} })],
  [
    'prompt.get of a revision',
    ({ ask }, caller, id) => ask(getPrompt, { caller, id, select: { number: 1 } }),
  ],
  [
    'prompt.get of a label',
    ({ ask }, caller, id) => ask(getPrompt, { caller, id, select: { label: 'production' } }),
  ],
  [
    'prompt.update',
    ({ ask }, caller, id) => ask(updatePrompt, { caller, id, fields: { name: 'stolen' } }),
  ],
  ['prompt.delete', ({ ask }, caller, id) => ask(deletePrompt, { caller, id })],
  [
    'prompt.revisions',
    ({ ask }, caller, id) => ask(listPromptRevisions, { caller, id, page: ANY_PAGE }),
  ],
  [
    'prompt.diff',
    ({ ask }, caller, id) =>
      ask(diffPrompt, { caller, id, from: { number: 1 }, to: { number: 2 } }),
  ],
  [
    'prompt.set-label',
    ({ ask }, caller, id) =>
      ask(setPromptLabel, { caller, id, label: 'stolen', to: { number: 1 } }),
  ],
  [
    'prompt.delete-label',
    ({ ask }, caller, id) => ask(deletePromptLabel, { caller, id, label: 'production' }),
  ],
];

/** Describes isolation: an entity of one workspace does not exist for another. */
export const describeIsolation = (running: () => RunningStudio): void => {
  it.each(BY_ID)(
    '%s treats another workspace’s ids as unknown and changes nothing',
    async (_title, act) => {
      const service = running();
      const [owner, stranger] = [aCaller(), aCaller()];
      const { prompt } = await aPromptOfThree(service, owner);
      await service.ask(setPromptLabel, {
        caller: owner,
        id: prompt.id,
        label: 'production',
        to: { number: 1 },
      });
      const before = await service.ask(getPrompt, { caller: owner, id: prompt.id, select: {} });
      for (const id of [
        prompt.id,
        prompt.text_id,
        'unknown',
        '',
        'a\0b',
        "' OR true --",
        'x'.repeat(10_000),
      ]) {
        await expect(act(service, stranger, id)).rejects.toMatchObject(MISSING);
      }
      await expect(
        service.ask(getPrompt, { caller: owner, id: prompt.id, select: {} }),
      ).resolves.toEqual(before);
      await expect(act(service, owner, prompt.text_id)).resolves.toBeDefined();
      expect(service.recordsOf(stranger)).toEqual([]);
    },
  );

  it('selects no revision of another workspace through its own prompt', async () => {
    const service = running();
    const [owner, stranger] = [aCaller(), aCaller()];
    const [{ revision }, { prompt }] = [
      await aPrompt(service, owner),
      await aPrompt(service, stranger),
    ];
    const select = { revisionId: revision.id };
    await expect(
      service.ask(getPrompt, { caller: stranger, id: prompt.id, select }),
    ).rejects.toMatchObject({ code: 'revision.unknown' });
    await expect(
      service.ask(setPromptLabel, { caller: stranger, id: prompt.id, label: 'x', to: select }),
    ).rejects.toMatchObject({ kind: 'invalid' });
    await expect(
      service.ask(diffPrompt, { caller: stranger, id: prompt.id, from: {}, to: select }),
    ).rejects.toMatchObject({ code: 'revision.unknown' });
  });

  it('lists only its own prompts', async () => {
    const service = running();
    const [owner, stranger] = [aCaller(), aCaller()];
    const { prompt } = await aPrompt(service, owner);
    await expect(service.ask(listPrompts, { caller: owner, page: ANY_PAGE })).resolves.toEqual([
      prompt,
    ]);
    await expect(service.ask(listPrompts, { caller: stranger, page: ANY_PAGE })).resolves.toEqual(
      [],
    );
  });
};
