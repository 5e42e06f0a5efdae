import {
  type ApiKeyFields,
  type ApiKeyRecord,
  apiKeysChanged,
  type Caller,
  type NewApiKeyRecord,
  type Page,
  type Principal,
} from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import type { Change, Store } from '@touchstone/storage';
import { apiKeyRecord, ApiKeyRepository, type NewApiKeyRow } from './api-key.repository';
import type { KeyUsage } from './key-usage';
import { keyFields, makeKey } from './new-key';
import { findPrincipal } from './principal';

/** The keys of a workspace, and whose key a digest is. */
export class ApiKeyService {
  constructor(
    private readonly store: Store,
    private readonly secrets: Secrets,
    private readonly usage: KeyUsage,
  ) {}

  /** @param digest lower-case hex; `null` when no key has it that works now */
  async resolve(digest: string): Promise<Principal | null> {
    const principal = await this.store.read((manager) =>
      findPrincipal(manager, digest, this.store.now),
    );
    if (principal) this.usage.touch(principal.keyId);
    return principal;
  }

  list(caller: Caller, page: Page): Promise<ApiKeyRecord[]> {
    return this.store.read(async (manager) =>
      (await new ApiKeyRepository(manager, caller).list(page)).map(apiKeyRecord),
    );
  }

  create(caller: Caller, fields: ApiKeyFields): Promise<NewApiKeyRecord> {
    return this.store.change(caller, async (change) => {
      const { record, key } = await this.add(change, caller, keyFields(fields, change.now));
      await change.record('api_key.created', record.id, { after: record });
      return this.sealed(record, key);
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

  /** The new key has the old one's name, scopes and, if it was to expire, as long to live. */
  rotate(caller: Caller, id: string, overlapSeconds: number): Promise<NewApiKeyRecord> {
    return this.store.change(caller, async (change) => {
      const keys = new ApiKeyRepository(change.manager, caller);
      const old = await keys.lock(id);
      const fields = {
        name: old.name,
        scopes: old.scopes,
        created_at: change.now,
        expires_at: renewed(old, change.now),
      };
      const { record, key } = await this.add(change, caller, fields);
      const end = new Date(
        Math.min(
          change.now.getTime() + overlapSeconds * 1_000,
          old.expires_at?.getTime() ?? Infinity,
        ),
      );
      await keys.expire(id, end);
      await change.record('api_key.rotated', id, {
        before: apiKeyRecord(old),
        after: { ...apiKeyRecord({ ...old, expires_at: end }), replaced_by: record },
      });
      await change.announce(apiKeysChanged, { workspace: caller.workspace });
      return this.sealed(record, key);
    });
  }

  private async add(
    { manager }: Change,
    caller: Caller,
    fields: Parameters<typeof makeKey>[0],
  ): Promise<{ record: ApiKeyRecord; key: string }> {
    const { row, key } = makeKey(fields, this.secrets);
    await new ApiKeyRepository(manager, caller).create(row);
    return { record: apiKeyRecord(row), key };
  }

  private sealed(record: ApiKeyRecord, key: string): NewApiKeyRecord {
    return { ...record, sealedKey: this.secrets.seal(key) };
  }
}

const renewed = (
  { created_at, expires_at }: Pick<NewApiKeyRow, 'created_at' | 'expires_at'>,
  now: Date,
): Date | null =>
  expires_at && new Date(now.getTime() + Math.max(0, expires_at.getTime() - created_at.getTime()));
