import type { EntityManager } from 'typeorm';
import type { ApiKeyDigests, Principal } from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { sessionEntity, type SessionKind } from '../sessions/session.entity';
import { workspaceEntity } from '../workspaces/workspace.entity';
import { apiKeyEntity, type ApiKeyRow } from './api-key.entity';

const DIGEST = /^[0-9a-f]{64}$/;

type Found = Pick<
  ApiKeyRow,
  'id' | 'digest' | 'digest_key_id' | 'workspace' | 'scopes' | 'expires_at'
> &
  Pick<Principal, 'failurePolicy'> &
  Required<Pick<Principal, 'storeContent' | 'limits' | 'userReferences'>>;

const COLUMNS = `k."id", k."digest", k."digest_key_id", k."workspace", k."scopes",
  w."failure_policy" AS "failurePolicy", w."store_content" AS "storeContent", w."limits", w."user_references" AS "userReferences"`;

/** Condition for a working key, with the time as `$2`. */
const WORKS = `k."revoked_at" IS NULL AND (k."expires_at" IS NULL OR k."expires_at" > $2)`;

/** Returns those that have the form of digests, the current one first. */
export const validDigests = ({ digest, previous = [] }: ApiKeyDigests): string[] =>
  [digest, ...previous].filter((one) => DIGEST.test(one));

/**
 * Resolves the digests of a key to its principal. This and `findSessionPrincipal` are the only
 * queries that run before a workspace is known. They compare a keyed digest whose secret only the
 * services have, so the time of the index look-up reveals nothing about the keys. A key that was
 * found by a previous digest is stored under the current one.
 */
export const findPrincipal = async (
  manager: EntityManager,
  digests: ApiKeyDigests,
  now: Date,
): Promise<Principal | null> => {
  const known = validDigests(digests);
  if (known.length === 0) return null;
  const [found] = await manager.query<Found[]>(
    `SELECT ${COLUMNS}, k."expires_at"
     FROM ${tableOf(manager, apiKeyEntity)} k JOIN ${tableOf(manager, workspaceEntity)} w ON w."id" = k."workspace"
     WHERE k."digest" = ANY($1) AND ${WORKS}
     ORDER BY k."digest" = $3 DESC LIMIT 1`,
    [known, now, digests.digest],
  );
  if (!found) return null;
  await renewDigest(manager, found, digests);
  return toPrincipal(found);
};

/**
 * Resolves the digests of a session or link to the principal of its key, which expires with
 * whichever of the two expires first.
 */
export const findSessionPrincipal = async (
  manager: EntityManager,
  kind: SessionKind,
  digests: ApiKeyDigests,
  now: Date,
): Promise<Principal | null> => {
  const known = validDigests(digests);
  if (known.length === 0) return null;
  const [found] = await manager.query<Found[]>(
    `SELECT ${COLUMNS}, least(k."expires_at", s."expires_at") AS "expires_at"
     FROM ${tableOf(manager, sessionEntity)} s
     JOIN ${tableOf(manager, apiKeyEntity)} k ON k."id" = s."key_id"
     JOIN ${tableOf(manager, workspaceEntity)} w ON w."id" = k."workspace"
     WHERE s."digest" = ANY($1) AND s."kind" = $3 AND s."expires_at" > $2 AND ${WORKS} LIMIT 1`,
    [known, now, kind],
  );
  return found ? toPrincipal(found) : null;
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
