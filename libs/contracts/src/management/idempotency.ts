import { request } from '../message';
import type { CallerRequest } from './caller';

export interface IdempotencyClaim {
  /** The caller's key, 1 to 255 characters. */
  key: string;
  /** Digest of the request; the same key with another one is refused. */
  fingerprint: string;
  /** Id for the evaluation or batch, if the claim is the first. */
  id: string;
  /** The claim lapses after this time, and another request may take it over. */
  leaseMs: number;
}

export type ClaimState =
  /** This request runs; an id from an earlier claim that lapsed is used again. */
  | { state: 'claimed'; id: string }
  | { state: 'running' }
  | { state: 'done'; response: string }
  | { state: 'mismatch' };

export const claimIdempotencyKey = request<CallerRequest<IdempotencyClaim>, ClaimState>(
  'idempotency.claim.v1',
);
/** Stores the response, which every later request with the key receives. */
export const completeIdempotencyKey = request<
  CallerRequest<{ key: string; response: string }>,
  { stored: true }
>('idempotency.complete.v1');
/** Gives the claim back: the request failed, so that the next one runs. */
export const releaseIdempotencyKey = request<CallerRequest<{ key: string }>, { released: true }>(
  'idempotency.release.v1',
);
