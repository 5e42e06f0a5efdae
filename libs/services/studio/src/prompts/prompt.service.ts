import type { Caller, Page, PromptFields, PromptHead, PromptRecord, PromptState, RequestOf, RevisionSelector, updatePrompt } from '@touchstone/contracts';
import { type Change, InvalidField, newRowId, type Store } from '@touchstone/storage';
import { tell } from '../audit';
import { PromptChanged } from '../errors';
import { RevisionRepository } from '../revisions/revision.repository';
import { contentOf, namedFields, planUpdate } from './prompt-fields';
import { PromptRepository, type StoredPrompt } from './prompt.repository';
import { slugOf } from './text-id';

type PromptUpdate = Omit<RequestOf<typeof updatePrompt>, 'caller'>;

/** Stored prompts. Ids may be text ids. */
export class PromptService {
  constructor(private readonly store: Store) {}

  /** @throws NotFound, RevisionUnknown */
  get(caller: Caller, id: string, select: RevisionSelector): Promise<PromptRecord> {
    return this.store.read(async (manager) => toRecord(await new PromptRepository(manager, caller).get(id, select)));
  }

  list(caller: Caller, page: Page): Promise<PromptHead[]> {
    return this.store.read((manager) => new PromptRepository(manager, caller).list(page));
  }

  /** The first revision is active, beta or not: there is no other. @throws InvalidField */
  async create(caller: Caller, fields: PromptFields): Promise<PromptRecord> {
    const named = namedFields(fields);
    if (named.name === undefined) throw new InvalidField('name', 'a text that is not empty');
    if ((named.active_revision ?? 1) !== 1) throw new InvalidField('active_revision', '1 or none, since a new prompt has one revision');
    const { name, description = '', active = true } = named;
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const id = newRowId();
      const times = { created_at: change.now, updated_at: change.now, deleted_at: null };
      await prompts.create({ id, name, description, active, active_revision: 1, last_revision: 1, version: 1, ...times }, slugOf(name));
      await keepRevision(change, caller, id, 1, named);
      const { prompt, revision } = await prompts.get(id);
      await tell(change, caller, 'created', prompt, { after: prompt });
      return { prompt, revision };
    });
  }

  /** One that changes nothing leaves no trace. @throws NotFound, PromptChanged, InvalidField */
  async update(caller: Caller, { id, fields, ifMatch }: PromptUpdate): Promise<PromptRecord> {
    const named = namedFields(fields);
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const before = await prompts.locked(id);
      if (ifMatch && !ifMatch.some((state) => isState(before, state))) throw new PromptChanged();
      const { content, head, action } = planUpdate(before, named);
      if (!action) return toRecord(before);
      if (content) await keepRevision(change, caller, before.prompt.id, head.last_revision, { ...content, ...(named.beta && { beta: true }) });
      await prompts.change(before.prompt, head, change.now);
      const after = await prompts.get(before.prompt.id, { number: content ? head.last_revision : head.active_revision });
      await tell(change, caller, action, after.prompt, { before: before.prompt, after: { ...after.prompt, ...(content && { revision: after.revision.number }) } });
      return toRecord(after);
    });
  }

  /** @throws NotFound */
  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const prompts = new PromptRepository(change.manager, caller);
      const { prompt } = await prompts.locked(id);
      await prompts.change(prompt, { deleted_at: change.now }, change.now);
      await tell(change, caller, 'deleted', prompt, { before: prompt });
      return { id: prompt.id };
    });
  }
}

const keepRevision = ({ manager, now }: Change, caller: Caller, prompt_id: string, number: number, { beta = false, ...fields }: PromptFields): Promise<void> =>
  new RevisionRepository(manager, caller).create({ id: newRowId(), prompt_id, number, beta, content: contentOf(fields), created_at: now, created_by: caller.keyId });

const isState = ({ prompt, revision }: StoredPrompt, state: PromptState): boolean => state.revisionId === revision.id && state.version === prompt.version;

const toRecord = ({ prompt, revision }: StoredPrompt): PromptRecord => ({ prompt, revision });
