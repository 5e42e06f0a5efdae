import type { EntityManager } from 'typeorm';
import type { Principal } from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

const DIGEST = /^[0-9a-f]{64}$/;

type Found = Pick<ApiKeyRow, 'id' | 'workspace' | 'scopes' | 'expires_at'> &
  Pick<Principal, 'failurePolicy'> &
  Required<Pick<Principal, 'storeContent' | 'limits' | 'userReferences'>>;

/**
 * Resolves a digest to its principal: the only query that runs before a workspace is known. It
 * compares a keyed digest whose secret only the services have, so the time of the index look-up
 * reveals nothing about the keys.
 */
export const findPrincipal = async (
  manager: EntityManager,
  digest: string,
  now: Date,
): Promise<Principal | null> => {
  if (!DIGEST.test(digest)) return null;
  const [keys, workspaces] = [tableOf(manager, apiKeyEntity), tableOf(manager, workspaceEntity)];
  const [found] = await manager.query<Found[]>(
    `SELECT k."id", k."workspace", k."scopes", k."expires_at", w."failure_policy" AS "failurePolicy", w."store_content" AS "storeContent", w."limits",
       w."user_references" AS "userReferences"
     FROM ${keys} k JOIN ${workspaces} w ON w."id" = k."workspace"
     WHERE k."digest" = $1 AND k."revoked_at" IS NULL AND (k."expires_at" IS NULL OR k."expires_at" > $2)`,
    [digest, now],
  );
  return found ? toPrincipal(found) : null;
};

const toPrincipal = ({
  id,
  workspace,
  scopes,
  failurePolicy,
  storeContent,
  limits,
  userReferences,
  expires_at,
}: Found): Principal => ({
  keyId: id,
  workspace,
  scopes,
  failurePolicy,
  ...(storeContent && { storeContent }),
  ...(Object.keys(limits).length > 0 && { limits }),
  ...(!userReferences && { userReferences }),
  ...(expires_at && { expiresAt: expires_at.toISOString() }),
});
