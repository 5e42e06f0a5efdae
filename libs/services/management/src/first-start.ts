import { type EntityManager, In } from 'typeorm';
import { apiKeysChanged, SCOPES } from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import type { Outbox, Storage } from '@touchstone/storage';
import { apiKeyEntity } from './keys/api-key.entity';
import { makeKey, rowOf } from './keys/new-key';
import { workspaceEntity } from './workspaces/workspace.entity';

export const FIRST_WORKSPACE = 'default';
const BOOTSTRAP_KEY = 'bootstrap';

export interface FirstStart {
  secrets: Secrets;
  /** The operator's own key for the first workspace. */
  bootstrapKey?: string;
  now: Date;
}

/**
 * Creates the first workspace and its key: the operator's, which may change at every start, or a
 * generated one.
 * @returns the generated key, only on the start that created it; to be printed once
 */
export const prepareFirstStart = (
  storage: Storage,
  outbox: Outbox,
  { secrets, bootstrapKey, now }: FirstStart,
): Promise<string | null> =>
  storage.transaction(async (manager) => {
    const isFirst = await claimWorkspace(manager, now);
    if (bootstrapKey !== undefined) {
      if (await keepBootstrapKey(manager, bootstrapKey, secrets, now))
        await outbox.add(manager, apiKeysChanged, { workspace: FIRST_WORKSPACE });
      return null;
    }
    if (!isFirst) return null;
    const { row, key } = makeKey(
      { name: 'first key', scopes: [...SCOPES], created_at: now, expires_at: null },
      secrets,
    );
    await manager.getRepository(apiKeyEntity).insert({ ...row, workspace: FIRST_WORKSPACE });
    return key;
  });

/** Serialises replicas that start together. */
const claimWorkspace = async (manager: EntityManager, now: Date): Promise<boolean> => {
  const rows = manager.getRepository(workspaceEntity);
  const { raw } = await rows
    .createQueryBuilder()
    .insert()
    .values({ id: FIRST_WORKSPACE, name: FIRST_WORKSPACE, created_at: now })
    .orIgnore()
    .returning('"id"')
    .execute();
  await rows.findOneOrFail({ where: { id: FIRST_WORKSPACE }, lock: { mode: 'pessimistic_write' } });
  return (raw as unknown[]).length > 0;
};

/**
 * Stores the operator's key. A revoked key stays revoked until the operator sets another.
 * @returns true if the key is new
 */
const keepBootstrapKey = async (
  manager: EntityManager,
  given: string,
  secrets: Secrets,
  now: Date,
): Promise<boolean> => {
  const key = given.trim();
  const row = rowOf(
    BOOTSTRAP_KEY,
    key,
    {
      name: 'TOUCHSTONE_BOOTSTRAP_API_KEY',
      scopes: [...SCOPES],
      created_at: now,
      expires_at: null,
    },
    secrets,
  );
  const keys = manager.getRepository(apiKeyEntity);
  const { digest, digest_key_id } = row;
  const previous = secrets.previousDigests(key).map((one) => one.toString('hex'));
  await keys.update({ digest: In(previous) }, { digest, digest_key_id });
  if (await keys.existsBy({ digest })) return false;
  await keys.upsert({ ...row, workspace: FIRST_WORKSPACE, revoked_at: null, last_used_at: null }, [
    'id',
  ]);
  return true;
};
