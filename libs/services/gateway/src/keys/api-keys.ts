import type { FailurePolicy } from '@touchstone/contracts';

export const SCOPES = ['evaluate', 'studio', 'proxy', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who is calling: the key's owner and what the key may do. */
export interface Principal {
  keyId: string;
  workspace: string;
  scopes: readonly Scope[];
  failurePolicy: FailurePolicy;
}

/** Who knows the keys. */
export abstract class ApiKeys {
  /** `null` when the key is unknown, expired or revoked. Called for every request, so it must be cheap. */
  abstract resolve(presentedKey: string): Promise<Principal | null>;
}
