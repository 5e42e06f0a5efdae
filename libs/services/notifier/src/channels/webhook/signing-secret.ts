import { randomBytes } from 'node:crypto';
import type { NotifierSecrets } from '../../notifiers/notifier-secrets';

export interface SigningSecret {
  sealed: string;
  /** ISO 8601: when it expires; `null` for the current one. */
  until: string | null;
}

const BYTES = 32;

/** Creates a secret in the format of Standard Webhooks. */
export const newSigningSecret = (secrets: NotifierSecrets): SigningSecret => ({
  sealed: secrets.seal(`whsec_${randomBytes(BYTES).toString('base64')}`),
  until: null,
});

/**
 * Keeps the current secret beside the new one until the overlap ends; older ones expire at once.
 */
export const rotateSigningSecret = (
  [current]: readonly SigningSecret[],
  next: SigningSecret,
  now: Date,
  overlapSeconds: number,
): SigningSecret[] =>
  current === undefined || overlapSeconds <= 0
    ? [next]
    : [next, { ...current, until: new Date(now.getTime() + overlapSeconds * 1_000).toISOString() }];
