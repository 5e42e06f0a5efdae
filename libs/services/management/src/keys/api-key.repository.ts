import { type EntityManager, IsNull } from 'typeorm';
import type { ApiKeyRecord, Page } from '@touchstone/contracts';
import { OwnedRows, type Owner } from '@touchstone/storage';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

export type NewApiKeyRow = Pick<
  ApiKeyRow,
  'id' | 'name' | 'scopes' | 'digest' | 'last_four' | 'created_at' | 'expires_at'
>;

/** A revoked key is kept, since the history names it, but is as good as gone. */
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

  /** To be changed. @throws NotFound */
  lock(id: string): Promise<ApiKeyRow> {
    return this.byId(id, { revoked_at: IsNull() }, 'update');
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

/** What may be told of a key. */
export const apiKeyRecord = (row: NewApiKeyRow & { last_used_at?: Date | null }): ApiKeyRecord => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  last_four: row.last_four,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
