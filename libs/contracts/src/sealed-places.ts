import type { SealedPlace } from '@touchstone/kernel';

/** Secrets that cross the broker before the row that stores them exists. */
type SentSecret = 'integration.credential' | 'notifier.authentication' | 'notifier.url';

/**
 * The place of a secret in a message. The service that stores it seals it anew for its row, so that
 * a sealed value from a message cannot be put into a row.
 */
export const messagePlace = (workspace: string, secret: SentSecret): SealedPlace => ({
  workspace,
  table: 'message',
  row: secret,
});

const placeIn =
  (table: string) =>
  (workspace: string, row: string): SealedPlace => ({ workspace, table, row });

/** The place of a new key, which is sealed only to be shown; the row holds its digest. */
export const apiKeyPlace = placeIn('api_key');
export const integrationPlace = placeIn('integration');
export const notifierPlace = placeIn('notifier');
