import type { EntityManager } from 'typeorm';
import type { ApiKeyDigests, Principal } from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

const DIGEST = /^[0-9a-f]{64}$/;

type Found = Pick<
  ApiKeyRow,
  'id' | 'digest' | 'digest_key_id' | 'workspace' | 'scopes' | 'expires_at'
> &
  Pick<Principal, 'failurePolicy'> &
  Required<Pick<Principal, 'storeContent' | 'limits' | 'userReferences'>>;

/**
 * Resolves the digests of a key to its principal: the only query that runs before a workspace is known. It
 * compares a keyed digest whose secret only the services have, so the time of the index look-up
 * reveals nothing about the keys. A key that was found by a previous digest is stored under the
 * current one.
 */
export const findPrincipal = async (
  manager: EntityManager,
  digests: ApiKeyDigests,
  now: Date,
): Promise<Principal | null> => {
  const { digest, previous = [] } = digests;
  const known = [digest, ...previous].filter((one) => DIGEST.test(one));
  if (known.length === 0) return null;
  const [keys, workspaces] = [tableOf(manager, apiKeyEntity), tableOf(manager, workspaceEntity)];
  const [found] = await manager.query<Found[]>(
    `SELECT k."id", k."digest", k."digest_key_id", k."workspace", k."scopes", k."expires_at", w."failure_policy" AS "failurePolicy", w."store_content" AS "storeContent", w."limits",
       w."user_references" AS "userReferences"
     FROM ${keys} k JOIN ${workspaces} w ON w."id" = k."workspace"
     WHERE k."digest" = ANY($1) AND k."revoked_at" IS NULL AND (k."expires_at" IS NULL OR k."expires_at" > $2)
     ORDER BY k."digest" = $3 DESC LIMIT 1`,
    [known, now, digest],
  );
  if (!found) return null;
  await renewDigest(manager, found, digests);
  return toPrincipal(found);
};

/** Stores a key under its digest with the current secret key, unless it is already. */
const renewDigest = async (
  manager: EntityManager,
  found: Found,
  { digest, keyId }: ApiKeyDigests,
): Promise<void> => {
  if (keyId === undefined || !DIGEST.test(digest)) return;
  if (found.digest === digest && found.digest_key_id === keyId) return;
  await manager.query(
    `UPDATE ${tableOf(manager, apiKeyEntity)} SET "digest" = $3, "digest_key_id" = $4 WHERE "id" = $1 AND "digest" = $2`,
    [found.id, found.digest, digest, keyId],
  );
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
