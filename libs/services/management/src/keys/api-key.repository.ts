import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import type { ApiKeyRecord, Page, Scope } from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

export type NewApiKeyRow = Pick<
  ApiKeyRow,
  'id' | 'name' | 'scopes' | 'digest' | 'digest_key_id' | 'last_four' | 'created_at' | 'expires_at'
>;

/**
 * Stores API keys. A revoked key is kept, since the history names it, but is treated as deleted.
 */
export class ApiKeyRepository extends OwnedRows<ApiKeyRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, apiKeyEntity);
  }

  list({ limit, offset }: Page): Promise<ApiKeyRow[]> {
    return this.many(
      { revoked_at: IsNull() },
      { order: { position: 'ASC' }, take: limit, skip: offset },
    );
  }

  /**
   * Locks a key for a change.
   * @throws NotFound
   */
  lock(id: string): Promise<ApiKeyRow> {
    return this.byId(id, { revoked_at: IsNull() }, 'update');
  }

  /** Returns the scopes of a key; none if it is unknown, revoked or expired. */
  async scopesOf(id: string, now: Date): Promise<readonly Scope[]> {
    const [row] = await this.many([
      { id, revoked_at: IsNull(), expires_at: IsNull() },
      { id, revoked_at: IsNull(), expires_at: MoreThan(now) },
    ]);
    return row?.scopes ?? [];
  }

  /** Counts working keys, and blocks other counts until this transaction ends. */
  count(now: Date): Promise<number> {
    return this.countAlone('"revoked_at" IS NULL AND ("expires_at" IS NULL OR "expires_at" > $2)', [
      now,
    ]);
  }

  create(row: NewApiKeyRow): Promise<void> {
    return this.add(row);
  }

  revoke(id: string, at: Date): Promise<void> {
    return this.set(id, { revoked_at: at });
  }

  expire(id: string, at: Date): Promise<void> {
    return this.set(id, { expires_at: at });
  }
}

/** Returns the public fields of a key. */
export const apiKeyRecord = (row: NewApiKeyRow & { last_used_at?: Date | null }): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  last_four: row.last_four,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
