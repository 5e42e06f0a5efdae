import { Injectable } from '@nestjs/common';
import {
  type Caller,
  type createPrompt,
  MOST_PROMPTS_ASKED,
  type Page,
  type PromptAsked,
  type PromptFields,
  type PromptHead,
  type PromptRecord,
  type PromptState,
  type RequestOf,
  type RevisionSelector,
  type updatePrompt,
} from '@touchstone/contracts';
import { type Change, InvalidField, newRowId } from '@touchstone/storage';
import { recordChange } from '../audit';
import { TooManyRevisions } from '../errors';
import { type NewRevision, RevisionRepository } from '../revisions/revision.repository';
import { StudioSettings } from '../studio.config';
import { StudioStore } from '../studio.store';
import { PromptRepository, type StoredPrompt } from './prompt.repository';
import { contentToKeep, namedFields, planUpdate } from './prompt-fields';
import { slugOf } from './text-id';

/** Bound of a reply; a single larger prompt is still sent. */
const ANSWER_BYTES = 4 * 1024 * 1024;

type NewPrompt = Omit<RequestOf<typeof createPrompt>, 'caller'>;
type PromptUpdate = Omit<RequestOf<typeof updatePrompt>, 'caller'>;

/** Manages stored prompts. Ids may be text ids. */
@Injectable()
export class PromptService {
  constructor(
    private readonly store: StudioStore,
    private readonly settings: StudioSettings,
  ) {}

  /** @throws NotFound, RevisionUnknown */
  get(caller: Caller, id: string, select: RevisionSelector): Promise<PromptRecord> {
    return this.store.read(async (manager) =>
      toRecord(await new PromptRepository(manager, caller).get(id, select)),
    );
  }

  /**
   * Returns the first requested prompts that fit into one reply, in the requested order; `null` for
   * unknown ones. Each is the JSON text of a `PromptRecord`.
   */
  getSeveral(caller: Caller, asked: readonly PromptAsked[]): Promise<string> {
    return this.store.read(async (manager) => {
      const found = await new PromptRepository(manager, caller).several(
        asked.slice(0, MOST_PROMPTS_ASKED),
      );
      return `[${firstWithin(ANSWER_BYTES, found).map(String).join()}]`;
    });
  }

  list(caller: Caller, page: Page): Promise<PromptHead[]> {
    return this.store.read((manager) => new PromptRepository(manager, caller).list(page));
  }

  /**
   * Creates a prompt. The first revision is active, beta or not: there is no other.
   * @throws InvalidField
   */
  async create(caller: Caller, { fields, requestId }: NewPrompt): Promise<PromptRecord> {
    const named = namedFields(fields);
    if (named.name === undefined) throw new InvalidField('name', 'a text that is not empty');
    if ((named.active_revision ?? 1) !== 1)
      throw new InvalidField('active_revision', '1 or none, since a new prompt has one revision');
    const { name, description = '', active = true } = named;
    return this.store.change(caller, async (change) => {
      const [prompts, revisions] = [
        new PromptRepository(change.manager, caller),
        new RevisionRepository(change.manager, caller),
      ];
      const made = await revisions.madeBy(requestId);
      if (made) return toRecord(await prompts.get(made.prompt_id, { number: made.number }));
      const id = newRowId();
      const times = { created_at: change.now, updated_at: change.now, deleted_at: null };
      await prompts.create(
        {
          id,
          name,
          description,
          active,
          active_revision: 1,
          last_revision: 1,
          version: 1,
          ...times,
        },
        slugOf(name),
      );
      await revisions.create(
        newRevision(
          change,
          caller,
          { prompt_id: id, number: 1, request_id: requestId ?? null },
          named,
        ),
      );
      const { prompt, revision } = await prompts.get(id);
      await recordChange(change, caller, 'created', prompt, { after: prompt });
      return { prompt, revision };
    });
  }

  /**
   * Updates a prompt. An update that changes nothing is not recorded.
   * @throws NotFound, PromptChanged, InvalidField, TooManyRevisions
   */
  async update(
    caller: Caller,
    { id, fields, ifMatch, requestId }: PromptUpdate,
  ): Promise<PromptRecord> {
    const named = namedFields(fields);
    return this.store.change(caller, async (change) => {
      const [prompts, revisions] = [
        new PromptRepository(change.manager, caller),
        new RevisionRepository(change.manager, caller),
      ];
      const made = await revisions.madeBy(requestId);
      if (made) return toRecord(await prompts.get(made.prompt_id, { number: made.number }));
      const before = await prompts.locked(id, ifMatch);
      const { content, head, action } = planUpdate(before, named);
      if (!action) return toRecord(before);
      if (content && head.last_revision > this.settings.revisions)
        throw new TooManyRevisions(this.settings.revisions);
      const place = {
        prompt_id: before.prompt.id,
        number: head.last_revision,
        request_id: requestId ?? null,
      };
      if (content)
        await revisions.create(
          newRevision(change, caller, place, { ...content, ...(named.beta && { beta: true }) }),
        );
      await prompts.change(before.prompt, head, change.now);
      const after = await prompts.get(before.prompt.id, {
        number: content ? head.last_revision : head.active_revision,
      });
      await recordChange(change, caller, action, after.prompt, {
        before: before.prompt,
        after: { ...after.prompt, ...(content && { revision: after.revision.number }) },
      });
      return toRecord(after);
    });
  }

  /** @throws NotFound, PromptChanged */
  delete(caller: Caller, id: string, ifMatch?: readonly PromptState[]): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const { prompt } = await prompts.locked(id, ifMatch);
      await prompts.change(prompt, { deleted_at: change.now }, change.now);
      await recordChange(change, caller, 'deleted', prompt, { before: prompt });
      return { id: prompt.id };
    });
  }
}

/** Returns the first texts that fit into the given bytes together; at least one. */
const firstWithin = (
  mostBytes: number,
  all: readonly (string | null)[],
): readonly (string | null)[] => {
  let bytes = 0;
  const tooMuch = all.findIndex(
    (one) => (bytes += one === null ? 0 : Buffer.byteLength(one)) > mostBytes,
  );
  return tooMuch < 0 ? all : all.slice(0, Math.max(1, tooMuch));
};

type Place = Pick<NewRevision, 'prompt_id' | 'number' | 'request_id'>;
const newRevision = (
  { now }: Change,
  { keyId }: Caller,
  place: Place,
  { beta = false, ...fields }: PromptFields,
): NewRevision => ({
  id: newRowId(),
  ...place,
  beta,
  content: contentToKeep(fields),
  created_at: now,
  created_by: keyId,
});

const toRecord = ({ prompt, revision }: StoredPrompt): PromptRecord => ({ prompt, revision });
