import type { FailurePolicy } from '../evaluation/messages';
import { event, request } from '../message';
import type { CallerRequest, Page } from './caller';
import type { WorkspaceLimits } from './workspaces';

/**
 * API keys. A key is never sent between processes in plain text: the gateway sends its digest, and
 * a new one is sealed.
 */

export const SCOPES = ['evaluate', 'studio', 'proxy', 'read', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** A key that may change something may read it, too. */
export const hasScope = (scopes: readonly Scope[], scope: Scope): boolean =>
  scopes.includes(scope) || (scope === 'read' && scopes.includes('manage'));

/**
 * The authenticated caller: the key, its scopes, and the workspace's settings that every
 * request needs.
 */
export interface Principal {
  keyId: string;
  workspace: string;
  scopes: readonly Scope[];
  failurePolicy: FailurePolicy;
  /** History keeps quotes, reasons and contents. */
  storeContent?: boolean;
  /** Limits that the workspace has set. */
  limits?: WorkspaceLimits;
  /**
   * A user's message may refer to a stored prompt on the pass-through; it may when absent.
   */
  userReferences?: boolean;
  /** ISO 8601; caches drop the principal then. Absent when the key does not expire. */
  expiresAt?: string;
}

/** Digests of a presented key: lower-case hex of HMAC-SHA-256 with a shared pepper. */
export interface ApiKeyDigests {
  digest: string;
  /** `Secrets.keyId` of the secret key behind `digest`; absent from gateways of an earlier version. */
  keyId?: string;
  /** The digests with the previous secret keys, if any are configured. */
  previous?: readonly string[];
}
/** A key that is found by a previous digest is stored under the current one from then on. */
export const resolveApiKey = request<ApiKeyDigests, Principal | null>('api-key.resolve.v1');

export interface ApiKeyFields {
  name: string;
  /** Defaults to the scopes of the calling key. */
  scopes?: Scope[];
  /** ISO 8601. */
  expires_at?: string;
}
export interface ApiKeyRecord {
  id: string;
  name: string;
  scopes: Scope[];
  last_four: string;
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}
/** `sealedKey` is the key itself, readable with the shared secret only; its place is `apiKeyPlace`. */
export type NewApiKeyRecord = ApiKeyRecord & { sealedKey: string };

/**
 * Scopes of the calling key, which bound those of the keys it creates or rotates. Optional: for
 * older gateways they are looked up by the key's id.
 */
type ByScopes = { callerScopes?: readonly Scope[] };
export const createApiKey = request<
  CallerRequest<{ fields: ApiKeyFields } & ByScopes>,
  NewApiKeyRecord
>('api-key.create.v1');
export const listApiKeys = request<CallerRequest<{ page: Page }>, ApiKeyRecord[]>(
  'api-key.list.v1',
);
export const revokeApiKey = request<CallerRequest<{ id: string }>, { id: string }>(
  'api-key.revoke.v1',
);
/** Replaces a key; the old one keeps working for `overlapSeconds`. */
export const rotateApiKey = request<
  CallerRequest<{ id: string; overlapSeconds: number } & ByScopes>,
  NewApiKeyRecord
>('api-key.rotate.v1');
/**
 * A key was revoked, rotated or changed, or its workspace's settings were: caches forget all of the
 * workspace's keys.
 */
export const apiKeysChanged = event<{ workspace: string }>('api-key.changed.v1');
