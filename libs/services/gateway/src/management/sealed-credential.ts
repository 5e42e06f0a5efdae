import type { SealedCredential } from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';

/** Of a shorter credential, its last four characters would be too large a part. */
const SHORTEST_SHOWN = 16;

const lastFour = (credential: string): string =>
  credential.length < SHORTEST_SHOWN ? '' : credential.slice(-4);

/** As it crosses to the service that keeps it; `null`, which takes it away there, for `''`. */
export const sealedCredential = (credential: string, secrets: Secrets): SealedCredential | null =>
  credential === '' ? null : { sealed: secrets.seal(credential), lastFour: lastFour(credential) };
