import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type ApiKeyDigests, type Principal, resolveApiKey } from '@touchstone/contracts';
import { Clock, mayBeApiKey, Secrets } from '@touchstone/kernel';
import { MAX_ENTRIES, StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { ClientSettings, STALE_MS } from '../clients.config';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../service.client';
import { ApiKeys } from './api-keys';

const FRESH_NOTHING_MS = 5_000;

const nameOf = (presentedKey: string): string => hash('sha256', presentedKey, 'base64');

/**
 * Resolves keys through the management service and caches the results. Only the digest of a key
 * leaves this process.
 */
@Injectable()
export class RemoteApiKeys extends ApiKeys {
  private readonly principals: StaleWhileRevalidateCache<Principal>;
  /**
   * Digests as `written`, by a plain hash of the key: computing the HMAC takes five times as long.
   */
  private readonly digests = new LRUCache<string, string>({ max: MAX_ENTRIES });

  constructor(
    management: ManagementClient,
    private readonly secrets: Secrets,
    @Inject(Clock) private readonly clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    super();
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.principals = new StaleWhileRevalidateCache(
      (digests) => management.ask(resolveApiKey, this.parsed(digests), LOOK_UP_MS),
      times,
      clock,
    );
  }

  /** @throws Unavailable for a key that is not cached during an outage of the management service */
  async resolve(presentedKey: string): Promise<Principal | null> {
    const digests = this.digestsOf(presentedKey);
    const principal = digests === undefined ? null : await this.principals.get(digests);
    return principal !== null && this.worksStill(principal) ? principal : null;
  }

  knows(presentedKey: string): boolean {
    const digests = this.digests.get(nameOf(presentedKey));
    return digests !== undefined && this.principals.has(digests);
  }

  invalidate(workspace?: string): void {
    this.principals.invalidate(
      workspace === undefined ? undefined : (principal) => principal.workspace === workspace,
    );
  }

  /** Returns `undefined` for a key with a wrong checksum: it was never issued. */
  private digestsOf(presentedKey: string): string | undefined {
    const name = nameOf(presentedKey);
    const known = this.digests.get(name);
    if (known !== undefined) return known;
    if (!mayBeApiKey(presentedKey)) return undefined;
    // Node reads header bytes as Latin-1; the key's own text was hashed as UTF-8.
    const digests = this.written(Buffer.from(presentedKey, 'latin1'));
    this.digests.set(name, digests);
    return digests;
  }

  /** Returns the digests of a key as one text, the current one first. */
  private written(key: Buffer): string {
    return [this.secrets.digest(key), ...this.secrets.previousDigests(key)]
      .map((digest) => digest.toString('hex'))
      .join(' ');
  }

  private parsed(digests: string): ApiKeyDigests {
    const [digest = '', ...previous] = digests.split(' ');
    return { digest, keyId: this.secrets.keyId, ...(previous.length > 0 && { previous }) };
  }

  private worksStill({ expiresAt }: Principal): boolean {
    return expiresAt === undefined || Date.parse(expiresAt) > this.clock.nowMs();
  }
}
