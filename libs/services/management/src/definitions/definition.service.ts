import { Injectable } from '@nestjs/common';
import {
  type Caller,
  definitionChanged,
  type DefinitionFields,
  type DefinitionRecord,
  enablesCheck,
  type Page,
} from '@touchstone/contracts';
import { type Change, newRowId, storable } from '@touchstone/storage';
import { StillUsed, WouldCheckNothing } from '../errors';
import { GuardrailRepository } from '../guardrails/guardrail.repository';
import { ManagementStore } from '../management.store';
import { demandRoom, Quotas } from '../workspaces/quotas';
import { DefinitionRepository } from './definition.repository';

/** Manages stored evaluation configurations. */
@Injectable()
export class DefinitionService {
  constructor(
    private readonly store: ManagementStore,
    private readonly quotas: Quotas,
  ) {}

  get(caller: Caller, id: string): Promise<DefinitionRecord> {
    return this.store.read((manager) => new DefinitionRepository(manager, caller).get(id));
  }

  list(caller: Caller, page: Page): Promise<DefinitionRecord[]> {
    return this.store.read((manager) => new DefinitionRepository(manager, caller).list(page));
  }

  /** @throws LimitReached */
  create(caller: Caller, fields: DefinitionFields): Promise<DefinitionRecord> {
    return this.store.change(caller, async (change) => {
      const definitions = new DefinitionRepository(change.manager, caller);
      demandRoom(this.quotas, 'definitions', await definitions.count());
      const created = await definitions.create(newRowId(), ownFields(fields), change.now);
      await tell(change, caller, 'created', created.id, { after: created.fields });
      return created;
    });
  }

  /**
   * Keeps omitted fields and stores the result as a new version.
   * @throws WouldCheckNothing when it removes the last check of a definition that a guardrail uses
   */
  update(caller: Caller, id: string, fields: DefinitionFields): Promise<DefinitionRecord> {
    return this.store.change(caller, async (change) => {
      const definitions = new DefinitionRepository(change.manager, caller);
      const before = await definitions.get(id, 'update');
      const after = {
        ...before,
        version: before.version + 1,
        fields: { ...before.fields, ...ownFields(fields) },
      };
      const user =
        enablesCheck(before.fields) && !enablesCheck(after.fields)
          ? await userOf(change, caller, id)
          : undefined;
      if (user !== undefined) throw new WouldCheckNothing(user);
      await definitions.append(before, after.fields, change.now);
      await tell(change, caller, 'updated', id, { before: before.fields, after: after.fields });
      return after;
    });
  }

  /** @throws StillUsed while a guardrail uses the definition */
  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const definitions = new DefinitionRepository(change.manager, caller);
      const { fields } = await definitions.get(id, 'update');
      const user = await userOf(change, caller, id);
      if (user !== undefined) throw new StillUsed(user);
      await definitions.markDeleted(id, change.now);
      await tell(change, caller, 'deleted', id, { before: fields });
      return { id };
    });
  }
}

/**
 * Returns the first guardrail that uses a definition. The definition must be locked, so that no
 * other guardrail can start to use it.
 */
const userOf = async (
  { manager }: Change,
  caller: Caller,
  id: string,
): Promise<string | undefined> => (await new GuardrailRepository(manager, caller).usersOf(id))[0];

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

/** Fields that only the service sets; a caller's values for them are ignored. */
const RESERVED = new Set(['id', 'version', 'workspace', 'created_at']);

const ownFields = (fields: DefinitionFields): DefinitionFields =>
  storable(
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => !RESERVED.has(name) && value !== null && value !== undefined,
      ),
    ),
  );
