import {
  type Caller,
  createPrompt,
  deletePrompt,
  getPrompt,
  listPromptRevisions,
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
} from '../studio.fixture';
import { Retention } from './retention';

const DAY_MS = 86_400_000;
const DAYS = 30;

/** Describes when deleted prompts are erased, on any engine. */
export const describePromptRetention = (database: () => Database): void => {
  let service: RunningStudio;
  beforeAll(async () => {
    service = await startStudio(database(), {
      settings: Object.assign(new StudioSettings(), { deletedPromptDays: DAYS }),
    });
  });
  afterAll(() => service.close());

  const sweep = (): Promise<void> => service.get(Retention).sweep();
  /** Returns everything that is stored of one workspace, as text. */
  const stored = async ({ workspace }: Caller): Promise<string> => {
    const tables = ['prompt', 'prompt_revision', 'prompt_label'];
    const rows = tables.map((table) =>
      service.sql(
        `SELECT t::text AS row FROM "${service.schema}"."${table}" t WHERE "workspace" = $1`,
        [workspace],
      ),
    );
    return JSON.stringify(await Promise.all(rows));
  };
  const aSecretPrompt = async (caller: Caller): Promise<string> => {
    const { prompt } = await aPrompt(service, caller, {
      name: 'Greeting for Ada',
      description: 'as Ada wants it',
      ...says('Be kind to Ada.'),
    });
    await service.ask(updatePrompt, { caller, id: prompt.id, fields: says('Be kind to all.') });
    await service.ask(setPromptLabel, {
      caller,
      id: prompt.id,
      label: 'production',
      to: { number: 1 },
    });
    return prompt.id;
  };

  it('keeps a deleted prompt until its time has passed, then erases its texts', async () => {
    const caller = aCaller();
    const id = await aSecretPrompt(caller);
    await service.ask(deletePrompt, { caller, id });
    service.clock.advance(DAYS * DAY_MS);
    await sweep();
    for (const text of ['Greeting', 'as Ada wants it', 'Be kind to Ada.', 'production'])
      expect(await stored(caller)).toContain(text);
    service.clock.advance(1);
    await sweep();
    const left = await stored(caller);
    for (const text of ['Greeting', 'Ada', 'kind', 'production']) expect(left).not.toContain(text);
    expect(left).toContain(id);
  });

  it('keeps the text id of an erased prompt reserved', async () => {
    const caller = aCaller();
    const id = await aSecretPrompt(caller);
    await service.ask(deletePrompt, { caller, id });
    service.clock.advance((DAYS + 1) * DAY_MS);
    await sweep();
    const fields = { name: 'Greeting for Ada', ...says('Hello') };
    const { prompt } = await service.ask(createPrompt, { caller, fields });
    expect(prompt.text_id).toBe('greeting-for-ada-2');
    await expect(
      service.ask(getPrompt, { caller, id: 'greeting-for-ada', select: {} }),
    ).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('touches no other prompt, however old', async () => {
    const caller = aCaller();
    const { prompt } = await aPromptOfThree(service, caller);
    const deleted = await aSecretPrompt(caller);
    service.clock.advance((DAYS + 1) * DAY_MS);
    const young = await aSecretPrompt(caller);
    await service.ask(deletePrompt, { caller, id: young });
    await service.ask(deletePrompt, { caller, id: deleted });
    await sweep();
    expect(await stored(caller)).toContain('Be kind to Ada.');
    service.clock.advance((DAYS + 1) * DAY_MS);
    await sweep();
    expect(await stored(caller)).not.toContain('Ada');
    await expect(
      service.ask(listPromptRevisions, { caller, id: prompt.id, page: ANY_PAGE }),
    ).resolves.toHaveLength(3);
  });

  it('erases more revisions than fit into one statement', async () => {
    const caller = aCaller();
    const id = await aSecretPrompt(caller);
    await service.sql(
      `INSERT INTO "${service.schema}"."prompt_revision" ("id", "prompt_id", "workspace", "number", "beta", "content", "created_at", "created_by")
       SELECT $1 || n, $1, $2, n, false, '{}', now(), 'k' FROM generate_series(3, 1300) n`,
      [id, caller.workspace],
    );
    await service.ask(deletePrompt, { caller, id });
    service.clock.advance((DAYS + 1) * DAY_MS);
    await sweep();
    await expect(
      service.sql(`SELECT 1 FROM "${service.schema}"."prompt_revision" WHERE "prompt_id" = $1`, [
        id,
      ]),
    ).resolves.toEqual([]);
  });
};
