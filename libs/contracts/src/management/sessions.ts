import { request } from '../message';
import type { ApiKeyDigests, Principal } from './api-keys';

/**
 * Sessions of the dashboard. Like keys, their tokens are never sent between processes: the gateway
 * sends digests.
 */

export interface NewSession {
  /** The kind of what the browser presented: an API key, or the token of a link that opens one session. */
  proof: 'key' | 'link';
  /** Digests of the proof. */
  presented: ApiKeyDigests;
  /** Digest of the session's token. */
  session: string;
}

/** Opens a session with the scopes of a key, and for at most its life; `null` if the proof is not valid. */
export const openSession = request<NewSession, Principal | null>('session.open.v1');
/** Returns `null` if the session is unknown, closed or expired, or its key no longer works. */
export const resolveSession = request<ApiKeyDigests, Principal | null>('session.resolve.v1');
/** Closes a session; `false` if there was none. */
export const closeSession = request<ApiKeyDigests, { closed: boolean }>('session.close.v1');
