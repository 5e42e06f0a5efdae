import { Inject, Injectable } from '@nestjs/common';
import {
  type ApiKeyDigests,
  type ApiKeyFields,
  apiKeyPlace,
  type ApiKeyRecord,
  apiKeysChanged,
  type Caller,
  type NewApiKeyRecord,
  type Page,
  type Principal,
  type Scope,
} from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import type { Change } from '@touchstone/storage';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { demandRoom, Quotas } from '../workspaces/quotas';
import { apiKeyRecord, ApiKeyRepository, type NewApiKeyRow } from './api-key.repository';
import { KeyUsage } from './key-usage';
import { demandScopes, keyFields, makeKey } from './new-key';
import { type DigestedKey, outdatedDigests } from './outdated-digests';
import { findPrincipal } from './principal';

/** Manages the keys of a workspace, and resolves digests to principals. */
@Injectable()
export class ApiKeyService {
  constructor(
    private readonly store: ManagementStore,
    @Inject(MANAGEMENT_SECRETS) private readonly secrets: Secrets,
    private readonly usage: KeyUsage,
    private readonly quotas: Quotas,
  ) {}

  /** Returns `null` if no working key has one of the digests. */
  async resolve(digests: ApiKeyDigests): Promise<Principal | null> {
    const principal = await this.store.read((manager) =>
      findPrincipal(manager, digests, this.store.now),
    );
    if (principal) this.usage.touch(principal.keyId);
    return principal;
  }

  /** Returns the working keys of all workspaces that are digested with another secret key. */
  underOtherSecretKeys(): Promise<DigestedKey[]> {
    return this.store.read((manager) =>
      outdatedDigests(manager, this.secrets.keyId, this.store.now),
    );
  }

  list(caller: Caller, page: Page): Promise<ApiKeyRecord[]> {
    return this.store.read(async (manager) =>
      (await new ApiKeyRepository(manager, caller).list(page)).map(apiKeyRecord),
    );
  }

  /**
   * @param callerScopes the scopes the caller may grant; the stored ones of the calling key if
   * unknown
   * @throws ScopesExceeded, InvalidField, LimitReached
   */
  create(
    caller: Caller,
    fields: ApiKeyFields,
    callerScopes?: readonly Scope[],
  ): Promise<NewApiKeyRecord> {
    return this.store.change(caller, async (change) => {
      const granted = callerScopes ?? (await scopesOf(change, caller));
      const { record, key } = await this.add(
        change,
        caller,
        keyFields(fields, granted, change.now),
      );
      await change.record('api_key.created', record.id, { after: record });
      return this.sealed(caller, record, key);
    });
  }

  revoke(caller: Caller, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const keys = new ApiKeyRepository(change.manager, caller);
      const before = apiKeyRecord(await keys.lock(id));
      await keys.revoke(id, change.now);
      await change.record('api_key.revoked', id, { before });
      await change.announce(apiKeysChanged, { workspace: caller.workspace });
      return { id };
    });
  }

  /**
   * Replaces a key. The new key has the old one's name, scopes and, if it had an expiry, its
   * lifetime.
   * @param callerScopes as in `create`
   * @throws NotFound, ScopesExceeded, LimitReached
   */
  rotate(
    caller: Caller,
    id: string,
    overlapSeconds: number,
    callerScopes?: readonly Scope[],
  ): Promise<NewApiKeyRecord> {
    return this.store.change(caller, async (change) => {
      const keys = new ApiKeyRepository(change.manager, caller);
      const old = await keys.lock(id);
      demandScopes('rotate', old.scopes, callerScopes ?? (await scopesOf(change, caller)));
      const fields = {
        name: old.name,
        scopes: old.scopes,
        created_at: change.now,
        expires_at: renewed(old, change.now),
      };
      const end = new Date(
        Math.min(
          change.now.getTime() + overlapSeconds * 1_000,
          old.expires_at?.getTime() ?? Infinity,
        ),
      );
      await keys.expire(id, end);
      const { record, key } = await this.add(change, caller, fields);
      await change.record('api_key.rotated', id, {
        before: apiKeyRecord(old),
        after: { ...apiKeyRecord({ ...old, expires_at: end }), replaced_by: record },
      });
      await change.announce(apiKeysChanged, { workspace: caller.workspace });
      return this.sealed(caller, record, key);
    });
  }

  /** @throws LimitReached */
  private async add(
    { manager, now }: Change,
    caller: Caller,
    fields: Parameters<typeof makeKey>[0],
  ): Promise<{ record: ApiKeyRecord; key: string }> {
    const { row, key } = makeKey(fields, this.secrets);
    const keys = new ApiKeyRepository(manager, caller);
    demandRoom(this.quotas, 'apiKeys', await keys.count(now));
    await keys.create(row);
    return { record: apiKeyRecord(row), key };
  }

  private sealed({ workspace }: Caller, record: ApiKeyRecord, key: string): NewApiKeyRecord {
    return { ...record, sealedKey: this.secrets.seal(key, apiKeyPlace(workspace, record.id)) };
  }
}

const scopesOf = ({ manager, now }: Change, caller: Caller): Promise<readonly Scope[]> =>
  new ApiKeyRepository(manager, caller).scopesOf(caller.keyId, now);

const renewed = (
  { created_at, expires_at }: Pick<NewApiKeyRow, 'created_at' | 'expires_at'>,
  now: Date,
): Date | null =>
  expires_at && new Date(now.getTime() + Math.max(0, expires_at.getTime() - created_at.getTime()));
