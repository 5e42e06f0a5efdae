import type { EntityManager } from 'typeorm';
import { tableOf } from '@touchstone/storage';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

/** A key of any workspace. */
export type DigestedKey = Pick<ApiKeyRow, 'id' | 'workspace' | 'name' | 'last_four'>;

/**
 * Returns the working keys of all workspaces whose digest was not made with the current secret key.
 * @param keyId `Secrets.keyId` of the current secret key
 */
export const outdatedDigests = (
  manager: EntityManager,
  keyId: string,
  now: Date,
): Promise<DigestedKey[]> =>
  manager.query(
    `SELECT "id", "workspace", "name", "last_four" FROM ${tableOf(manager, apiKeyEntity)}
     WHERE "digest_key_id" IS DISTINCT FROM $1 AND "revoked_at" IS NULL AND ("expires_at" IS NULL OR "expires_at" > $2)
     ORDER BY "workspace", "position"`,
    [keyId, now],
  );
