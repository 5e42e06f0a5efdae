import type { NotifierFields } from '@touchstone/contracts';
import type { SentSecrets } from '../../notifiers/notifier-secrets';

/** Returns the URL among a notifier's fields, unsealed; `undefined` when none is given. */
export const requestedUrl = (
  { url, sealedUrl }: NotifierFields,
  sent: SentSecrets,
): string | undefined => (sealedUrl === undefined ? url : sent.url(sealedUrl));
