import { Injectable } from '@nestjs/common';
import {
  type Caller,
  enablesCheck,
  type GuardrailCollection,
  type GuardrailFields,
  type GuardrailRecord,
  guardrailsChanged,
  type Page,
  type RequestOf,
  type updateGuardrail,
} from '@touchstone/contracts';
import { type Change, InvalidField, newRowId, NotFound } from '@touchstone/storage';
import { DefinitionRepository } from '../definitions/definition.repository';
import { ManagementStore } from '../management.store';
import { demandRoom, Quotas } from '../workspaces/quotas';
import type { GuardrailRow, StoredGuardrail } from './guardrail.entity';
import { GuardrailRepository, toRecord } from './guardrail.repository';
import { auditedState, merged, referencesOf } from './guardrail-fields';

type GuardrailUpdate = Omit<RequestOf<typeof updateGuardrail>, 'caller'>;

/** Manages rules and guardrails: two collections of the same entity. */
@Injectable()
export class GuardrailService {
  constructor(
    private readonly store: ManagementStore,
    private readonly quotas: Quotas,
  ) {}

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
      await checkReferences(change, caller, row.fields, fields);
      const guardrails = new GuardrailRepository(change.manager, caller);
      demandRoom(this.quotas, 'guardrails', await guardrails.count());
      await this.checkRecipient(guardrails, row);
      await guardrails.create(row);
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
      await checkReferences(change, caller, changed, fields);
      if (emailOf(changed) !== emailOf(before))
        await this.checkRecipient(guardrails, { id, fields: changed });
      const row = changedRow(before, changed, change.now);
      await guardrails.replace(row);
      const after = toRecord(row);
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

  /** @throws LimitReached */
  private async checkRecipient(
    guardrails: GuardrailRepository,
    { id, fields }: { id: string; fields: StoredGuardrail },
  ): Promise<void> {
    const email = emailOf(fields);
    if (email !== '')
      demandRoom(this.quotas, 'alertRecipients', await guardrails.countOtherRecipients(id, email));
  }
}

const changedRow = (
  before: GuardrailRecord,
  fields: StoredGuardrail,
  now: Date,
): Omit<GuardrailRow, 'workspace' | 'position' | 'collection'> => {
  const { id, created_at, state_since = created_at } = before;
  const keepsState = fields.active === before.active && fields.mode === before.mode;
  return {
    id,
    fields,
    created_at: new Date(created_at),
    updated_at: now,
    state_since: keepsState ? new Date(state_since) : now,
  };
};

const emailOf = ({ actions }: GuardrailFields): string => actions?.alert?.email ?? '';

/**
 * Locks the definitions until the change is committed, so that none is deleted or emptied
 * meanwhile. A definition without a check is refused: it would let everything pass.
 * @param named the fields the caller sets: an update of other fields may keep a definition that was
 * stored before this rule
 * @throws InvalidField
 */
const checkReferences = async (
  { manager }: Change,
  caller: Caller,
  guardrail: StoredGuardrail,
  named: GuardrailFields,
): Promise<void> => {
  const definitions = new DefinitionRepository(manager, caller);
  for (const { field, definition } of referencesOf(guardrail)) {
    const { fields } = await definitions.get(definition, 'share').catch((error: unknown) => {
      throw error instanceof NotFound
        ? new InvalidField(field, 'the id of an evaluation definition')
        : error;
    });
    if (named.evaluations && !enablesCheck(fields))
      throw new InvalidField(
        field,
        'a definition that enables at least one check; enable one in this definition first, or name another',
      );
  }
};

const SINGULAR: Record<GuardrailCollection, string> = { rules: 'rule', guardrails: 'guardrail' };

const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  collection: GuardrailCollection,
  { before, after }: { before?: GuardrailRecord; after?: GuardrailRecord },
): Promise<void> => {
  await record(`${SINGULAR[collection]}.${what}`, (after ?? before)?.id ?? '', {
    ...(before && { before: auditedState(before) }),
    ...(after && { after: auditedState(after) }),
  });
  await announce(guardrailsChanged, { workspace });
};
