import type { EntityManager } from 'typeorm';
import type { GuardrailCollection, GuardrailRecord, Page } from '@touchstone/contracts';
import { type Lock, OwnedRows, type Owner } from '@touchstone/storage';
import { guardrailEntity, type GuardrailRow } from './guardrail.entity';

export class GuardrailRepository extends OwnedRows<GuardrailRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, guardrailEntity);
  }

  /** @throws NotFound, also for an id of the other collection */
  async get(collection: GuardrailCollection, id: string, lock?: Lock): Promise<GuardrailRecord> {
    return toRecord(await this.byId(id, { collection }, lock));
  }

  async list(collection: GuardrailCollection, { limit, offset }: Page): Promise<GuardrailRecord[]> {
    return (
      await this.many({ collection }, { order: { position: 'ASC' }, take: limit, skip: offset })
    ).map(toRecord);
  }

  /** Returns those of both collections, in the order of their creation. */
  async all(): Promise<GuardrailRecord[]> {
    return (await this.many({}, { order: { position: 'ASC' } })).map(toRecord);
  }

  /** Returns the ids of the guardrails that use a definition. */
  async usersOf(definition: string): Promise<string[]> {
    const asksFor = (side: string) => `"fields" -> 'evaluations' ->> '${side}_evaluation' = $2`;
    const rows = await this.select<{ id: string }>(
      '"id"',
      `${asksFor('request')} OR ${asksFor('response')}`,
      [definition],
      'ORDER BY "position"',
    );
    return rows.map(({ id }) => id);
  }

  /** Counts both collections, and blocks other counts until this transaction ends. */
  count(): Promise<number> {
    return this.countAlone('true');
  }

  /**
   * Counts the different addresses that all other guardrails alert, and blocks other counts until
   * this transaction ends.
   */
  countOtherRecipients(id: string, email: string): Promise<number> {
    const address = `lower("fields" -> 'actions' -> 'alert' ->> 'email')`;
    return this.countAlone(
      `"id" <> $2 AND ${address} NOT IN ('', lower($3))`,
      [id, email],
      `DISTINCT ${address}`,
    );
  }

  create(row: Pick<GuardrailRow, 'id' | 'collection' | 'fields' | 'created_at'>): Promise<void> {
    return this.add(row);
  }

  replace({
    id,
    fields,
    updated_at,
    state_since,
  }: Omit<GuardrailRow, 'workspace' | 'position' | 'collection'>): Promise<void> {
    return this.set(id, { fields, updated_at, state_since });
  }

  delete(id: string): Promise<void> {
    return this.remove(id);
  }
}

type Described = Pick<GuardrailRow, 'id' | 'created_at' | 'fields'> &
  Partial<Pick<GuardrailRow, 'updated_at' | 'state_since'>>;

export const toRecord = ({
  id,
  created_at,
  updated_at,
  state_since,
  fields,
}: Described): GuardrailRecord => ({
  ...fields,
  id,
  created_at: created_at.toISOString(),
  updated_at: (updated_at ?? created_at).toISOString(),
  state_since: (state_since ?? created_at).toISOString(),
});
