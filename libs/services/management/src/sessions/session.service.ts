import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type ApiKeyDigests,
  apiKeysChanged,
  type NewSession,
  type Principal,
} from '@touchstone/contracts';
import { tableOf } from '@touchstone/storage';
import { KeyUsage } from '../keys/key-usage';
import { findPrincipal, findSessionPrincipal, validDigests } from '../keys/principal';
import { ManagementStore } from '../management.store';
import { sessionEntity } from './session.entity';

export const SESSION_MS = 24 * 60 * 60_000;
/** A key's older sessions are closed when it opens more. */
export const MOST_SESSIONS = 100;

/** Opens, resolves and closes sessions of the dashboard. */
@Injectable()
export class SessionService {
  constructor(
    private readonly store: ManagementStore,
    private readonly usage: KeyUsage,
  ) {}

  /** Returns `null` if the proof is not valid. A link opens one session, even in two calls at once. */
  async open({ proof, presented, session }: NewSession): Promise<Principal | null> {
    const { now } = this.store;
    const find = proof === 'key' ? findPrincipal : findLink;
    const principal = await this.store.read((manager) => find(manager, presented, now));
    const [digest] = validDigests({ digest: session });
    if (principal === null || digest === undefined) return null;
    const { keyId, workspace } = principal;
    this.usage.touch(keyId);
    return this.store.change({ workspace, keyId }, async ({ manager, record }) => {
      if (proof === 'link' && (await remove(manager, presented)) === null) return null;
      const expiresAt = new Date(now.getTime() + SESSION_MS);
      await makeRoom(manager, keyId, now);
      await manager.getRepository(sessionEntity).insert({
        digest,
        kind: 'session',
        workspace,
        key_id: keyId,
        created_at: now,
        expires_at: expiresAt,
      });
      await record('session.opened', keyId, { after: { expires_at: expiresAt.toISOString() } });
      return principal;
    });
  }

  async resolve(digests: ApiKeyDigests): Promise<Principal | null> {
    const principal = await this.store.read((manager) =>
      findSessionPrincipal(manager, 'session', digests, this.store.now),
    );
    if (principal) this.usage.touch(principal.keyId);
    return principal;
  }

  /** Closes a session and announces it, since other replicas have cached its principal. */
  async close(digests: ApiKeyDigests): Promise<{ closed: boolean }> {
    const principal = await this.resolve(digests);
    if (principal === null) return { closed: false };
    const { workspace, keyId } = principal;
    return this.store.change({ workspace, keyId }, async ({ manager, announce, record }) => {
      if ((await remove(manager, digests)) === null) return { closed: false };
      await record('session.closed', keyId, {});
      await announce(apiKeysChanged, { workspace });
      return { closed: true };
    });
  }
}

const findLink = (
  manager: EntityManager,
  digests: ApiKeyDigests,
  now: Date,
): Promise<Principal | null> => findSessionPrincipal(manager, 'link', digests, now);

/** Deletes a session or link; returns `null` if another call has done so. */
const remove = async (manager: EntityManager, digests: ApiKeyDigests): Promise<string | null> => {
  const [rows] = await manager.query<[{ digest: string }[], number]>(
    `DELETE FROM ${tableOf(manager, sessionEntity)} WHERE "digest" = ANY($1) RETURNING "digest"`,
    [validDigests(digests)],
  );
  return rows[0]?.digest ?? null;
};

/** Deletes expired sessions, and the oldest ones of a key that has too many. */
const makeRoom = async (manager: EntityManager, keyId: string, now: Date): Promise<void> => {
  const table = tableOf(manager, sessionEntity);
  await manager.query(`DELETE FROM ${table} WHERE "expires_at" <= $1`, [now]);
  await manager.query(
    `DELETE FROM ${table} WHERE "digest" IN (
       SELECT "digest" FROM ${table} WHERE "key_id" = $1 ORDER BY "created_at" DESC OFFSET ${MOST_SESSIONS - 1})`,
    [keyId],
  );
};
