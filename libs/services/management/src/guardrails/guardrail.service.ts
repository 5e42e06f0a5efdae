import {
  type Caller,
  type GuardrailCollection,
  type GuardrailFields,
  type GuardrailRecord,
  guardrailsChanged,
  type Page,
  type RequestOf,
  type updateGuardrail,
} from '@touchstone/contracts';
import { type Change, InvalidField, newRowId, NotFound, type Store } from '@touchstone/storage';
import { DefinitionRepository } from '../definitions/definition.repository';
import type { StoredGuardrail } from './guardrail.entity';
import { GuardrailRepository, toRecord } from './guardrail.repository';
import { merged, referencesOf } from './guardrail-fields';

type GuardrailUpdate = Omit<RequestOf<typeof updateGuardrail>, 'caller'>;

/** Rules and guardrails: two collections of the same thing. */
export class GuardrailService {
  constructor(private readonly store: Store) {}

  get(caller: Caller, collection: GuardrailCollection, id: string): Promise<GuardrailRecord> {
    return this.store.read((manager) =>
      new GuardrailRepository(manager, caller).get(collection, id),
    );
  }

  list(caller: Caller, collection: GuardrailCollection, page: Page): Promise<GuardrailRecord[]> {
    return this.store.read((manager) =>
      new GuardrailRepository(manager, caller).list(collection, page),
    );
  }

  create(
    caller: Caller,
    collection: GuardrailCollection,
    fields: GuardrailFields,
  ): Promise<GuardrailRecord> {
    return this.store.change(caller, async (change) => {
      const row = {
        id: newRowId(),
        collection,
        fields: merged({}, fields),
        created_at: change.now,
      };
      await checkReferences(change, caller, row.fields);
      await new GuardrailRepository(change.manager, caller).create(row);
      await tell(change, caller, 'created', collection, { after: toRecord(row) });
      return toRecord(row);
    });
  }

  update(
    caller: Caller,
    { collection, id, fields, cleared }: GuardrailUpdate,
  ): Promise<GuardrailRecord> {
    return this.store.change(caller, async (change) => {
      const guardrails = new GuardrailRepository(change.manager, caller);
      const before = await guardrails.get(collection, id, 'update');
      const changed = merged(before, fields, cleared);
      await checkReferences(change, caller, changed);
      await guardrails.replace(id, changed);
      const after = { ...changed, id, created_at: before.created_at };
      await tell(change, caller, 'updated', collection, { before, after });
      return after;
    });
  }

  delete(caller: Caller, collection: GuardrailCollection, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const guardrails = new GuardrailRepository(change.manager, caller);
      const before = await guardrails.get(collection, id, 'update');
      await guardrails.delete(id);
      await tell(change, caller, 'deleted', collection, { before });
      return { id };
    });
  }
}

/** Held until the change is done, so that none is deleted meanwhile. @throws InvalidField */
const checkReferences = async (
  { manager }: Change,
  caller: Caller,
  guardrail: StoredGuardrail,
): Promise<void> => {
  const definitions = new DefinitionRepository(manager, caller);
  for (const { field, definition } of referencesOf(guardrail)) {
    await definitions.get(definition, 'share').catch((error: unknown) => {
      throw error instanceof NotFound
        ? new InvalidField(field, 'the id of an evaluation definition')
        : error;
    });
  }
};

const SINGULAR: Record<GuardrailCollection, string> = { rules: 'rule', guardrails: 'guardrail' };

const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  collection: GuardrailCollection,
  states: { before?: GuardrailRecord; after?: GuardrailRecord },
): Promise<void> => {
  await record(
    `${SINGULAR[collection]}.${what}`,
    (states.after ?? states.before)?.id ?? '',
    states,
  );
  await announce(guardrailsChanged, { workspace });
};
