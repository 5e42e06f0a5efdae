import type { Principal } from '@touchstone/contracts';

/** Resolves API keys to principals. */
export abstract class ApiKeys {
  /**
   * Returns `null` if the key is unknown, expired or revoked. Called for every request, so it must
   * be cheap.
   */
  abstract resolve(presentedKey: string): Promise<Principal | null>;

  /** Returns true if the key is cached, so that resolving it sends no request. */
  abstract knows(presentedKey: string): boolean;

  /** Drops the cached keys of one workspace, or all. */
  abstract invalidate(workspace?: string): void;
}
