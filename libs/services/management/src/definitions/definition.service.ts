import {
  type Caller,
  definitionChanged,
  type DefinitionFields,
  type DefinitionRecord,
  type Page,
} from '@touchstone/contracts';
import { type Change, newRowId, storable, type Store } from '@touchstone/storage';
import { StillUsed } from '../errors';
import { GuardrailRepository } from '../guardrails/guardrail.repository';
import { DefinitionRepository } from './definition.repository';

/** Evaluations configured beforehand. */
export class DefinitionService {
  constructor(private readonly store: Store) {}

  get(caller: Caller, id: string): Promise<DefinitionRecord> {
    return this.store.read((manager) => new DefinitionRepository(manager, caller).get(id));
  }

  list(caller: Caller, page: Page): Promise<DefinitionRecord[]> {
    return this.store.read((manager) => new DefinitionRepository(manager, caller).list(page));
  }

  create(caller: Caller, fields: DefinitionFields): Promise<DefinitionRecord> {
    return this.store.change(caller, async (change) => {
      const created = await new DefinitionRepository(change.manager, caller).create(
        newRowId(),
        ownFields(fields),
        change.now,
      );
      await tell(change, caller, 'created', created.id, { after: created.fields });
      return created;
    });
  }

  /** Fields left out stay; what is left behind is a version of its own. */
  update(caller: Caller, id: string, fields: DefinitionFields): Promise<DefinitionRecord> {
    return this.store.change(caller, async (change) => {
      const definitions = new DefinitionRepository(change.manager, caller);
      const before = await definitions.get(id, 'update');
      const after = {
        ...before,
        version: before.version + 1,
        fields: { ...before.fields, ...ownFields(fields) },
      };
      await definitions.append(before, after.fields, change.now);
      await tell(change, caller, 'updated', id, { before: before.fields, after: after.fields });
      return after;
    });
  }

  /** @throws StillUsed while a guardrail asks for it */
  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const definitions = new DefinitionRepository(change.manager, caller);
      const { fields } = await definitions.get(id, 'update');
      const [user] = await new GuardrailRepository(change.manager, caller).usersOf(id);
      if (user !== undefined) throw new StillUsed(user);
      await definitions.markDeleted(id, change.now);
      await tell(change, caller, 'deleted', id, { before: fields });
      return { id };
    });
  }
}

const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  id: string,
  states: { before?: unknown; after?: unknown },
): Promise<void> => {
  await record(`definition.${what}`, id, states);
  await announce(definitionChanged, { workspace, id });
};

/** The service's own to say, whatever a caller sends. */
const RESERVED = new Set(['id', 'version', 'workspace', 'created_at']);

const ownFields = (fields: DefinitionFields): DefinitionFields =>
  storable(
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => !RESERVED.has(name) && value !== null && value !== undefined,
      ),
    ),
  );
