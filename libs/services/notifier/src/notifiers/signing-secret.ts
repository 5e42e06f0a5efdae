import { randomBytes } from 'node:crypto';
import type { Secrets } from '@touchstone/kernel';
import type { SigningSecret } from './notifier.entity';

const BYTES = 32;

/** As Standard Webhooks writes it. */
export const newSigningSecret = (secrets: Secrets): SigningSecret => ({
  sealed: secrets.seal(`whsec_${randomBytes(BYTES).toString('base64')}`),
  until: null,
});

/** The present one signs on beside the new one; what was there beside it before does not. */
export const rotated = (
  [present]: readonly SigningSecret[],
  next: SigningSecret,
  now: Date,
  overlapSeconds: number,
): SigningSecret[] =>
  present === undefined || overlapSeconds <= 0
    ? [next]
    : [next, { ...present, until: new Date(now.getTime() + overlapSeconds * 1_000).toISOString() }];
