import type { SealedCredential } from '@touchstone/contracts';
import type { SealedPlace, Secrets } from '@touchstone/kernel';

/**
 * Minimum length for a hint: four characters of a shorter credential would reveal too much of it.
 */
const SHORTEST_SHOWN = 16;

const lastFour = (credential: string): string =>
  credential.length < SHORTEST_SHOWN ? '' : credential.slice(-4);

/**
 * Seals a credential for the service that stores it; returns `null` for `''`, which deletes it
 * there.
 */
export const sealedCredential = (
  credential: string,
  secrets: Secrets,
  place: SealedPlace,
): SealedCredential | null =>
  credential === ''
    ? null
    : { sealed: secrets.seal(credential, place), lastFour: lastFour(credential) };
