import type { NotifierFields } from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';

/** Returns the URL among a notifier's fields, unsealed; `undefined` when none is given. */
export const requestedUrl = (
  { url, sealedUrl }: NotifierFields,
  secrets: Secrets,
): string | undefined => (sealedUrl === undefined ? url : secrets.unseal(sealedUrl));
