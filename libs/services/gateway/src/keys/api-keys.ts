import type { Principal } from '@touchstone/contracts';

/** Who knows the keys. */
export abstract class ApiKeys {
  /** `null` when the key is unknown, expired or revoked. Called for every request, so it must be cheap. */
  abstract resolve(presentedKey: string): Promise<Principal | null>;

  /** What is remembered of a workspace's keys, or of all, has changed. */
  abstract forget(workspace?: string): void;
}
