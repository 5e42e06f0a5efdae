import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ApiKeyDigests, Principal } from '@touchstone/contracts';
import type { Clock, Secrets } from '@touchstone/kernel';
import { MAX_ENTRIES, StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { STALE_MS } from '../clients.config';

const FRESH_NOTHING_MS = 5_000;

export interface PrincipalCacheParts {
  /** Resolves digests; `null` if nothing valid has them. */
  load(digests: ApiKeyDigests): Promise<Principal | null>;
  /** Returns false for a text that was certainly never issued. */
  mayBeValid?(text: string): boolean;
  secrets: Secrets;
  clock: Clock;
  /** Time for which a principal is served without another look-up. */
  freshMs: number;
}

/**
 * Caches the principals of secret texts: API keys, and the tokens of sessions. Only digests of the
 * texts leave this process.
 */
export class PrincipalCache {
  private readonly principals: StaleWhileRevalidateCache<Principal>;
  /**
   * Digests as `written`, by a plain hash of the text: computing the HMAC takes five times as long.
   */
  private readonly digests = new LRUCache<string, string>({ max: MAX_ENTRIES });

  constructor(private readonly parts: PrincipalCacheParts) {
    const { load, freshMs, clock, secrets } = parts;
    this.principals = new StaleWhileRevalidateCache(
      (digests) => load(parsed(digests, secrets)),
      { fresh: freshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS },
      clock,
    );
  }

  /** @throws Unavailable for a text that is not cached while its service is unavailable */
  async resolve(text: string): Promise<Principal | null> {
    const digests = this.digestsOf(text);
    const principal = digests === undefined ? null : await this.principals.get(digests);
    return principal !== null && this.worksStill(principal) ? principal : null;
  }

  /** Returns true if the text is cached, so that resolving it sends no request. */
  knows(text: string): boolean {
    const digests = this.digests.get(nameOf(text));
    return digests !== undefined && this.principals.has(digests);
  }

  /** Drops the principals of one workspace, or all. */
  invalidate(workspace?: string): void {
    this.principals.invalidate(
      workspace === undefined ? undefined : (principal) => principal.workspace === workspace,
    );
  }

  private digestsOf(text: string): string | undefined {
    const name = nameOf(text);
    const known = this.digests.get(name);
    if (known !== undefined) return known;
    if (this.parts.mayBeValid?.(text) === false) return undefined;
    const digests = written(text, this.parts.secrets);
    this.digests.set(name, digests);
    return digests;
  }

  private worksStill({ expiresAt }: Principal): boolean {
    return expiresAt === undefined || Date.parse(expiresAt) > this.parts.clock.nowMs();
  }
}

/** Returns the digests of a text that came in a header. */
export const apiKeyDigests = (text: string, secrets: Secrets): ApiKeyDigests =>
  parsed(written(text, secrets), secrets);

const nameOf = (text: string): string => hash('sha256', text, 'base64');

/** Returns the digests as one text, the current one first. */
const written = (text: string, secrets: Secrets): string => {
  // Node reads header bytes as Latin-1; the text itself was hashed as UTF-8.
  const bytes = Buffer.from(text, 'latin1');
  return [secrets.digest(bytes), ...secrets.previousDigests(bytes)]
    .map((digest) => digest.toString('hex'))
    .join(' ');
};

const parsed = (digests: string, secrets: Secrets): ApiKeyDigests => {
  const [digest = '', ...previous] = digests.split(' ');
  return { digest, keyId: secrets.keyId, ...(previous.length > 0 && { previous }) };
};
