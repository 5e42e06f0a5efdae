import type { NotifierFields, SealedCredential } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import type { NotifierSecrets } from '../../notifiers/notifier-secrets';
import type { ChannelType } from '../channel-type';
import { HttpPoster } from '../http/http-poster';
import { requestedUrl } from '../http/requested-url';
import { newSigningSecret, rotateSigningSecret, type SigningSecret } from './signing-secret';
import { WebhookChannel, type WebhookTarget } from './webhook-channel';

export interface StoredWebhook {
  kind: 'webhook';
  url: string;
  authentication: SealedCredential | null;
  /** The current one first. */
  secrets: SigningSecret[];
}

const newWebhook = (secrets: NotifierSecrets): StoredWebhook => ({
  kind: 'webhook',
  url: '',
  authentication: null,
  secrets: [newSigningSecret(secrets)],
});

const configure = (
  before: StoredWebhook,
  fields: NotifierFields,
  secrets: NotifierSecrets,
): StoredWebhook => {
  const url = storable(requestedUrl(fields, secrets.sent) ?? before.url);
  if (url === '') throw new InvalidField('url', 'an address');
  // Otherwise a caller who may change the URL could redirect a credential to their own address.
  if (url !== before.url && before.authentication !== null && fields.authentication === undefined)
    throw new InvalidField('authentication', 'it again, or "" for none, since the address changes');
  const authentication =
    fields.authentication === undefined
      ? before.authentication
      : ownAuthentication(fields.authentication, secrets);
  return { ...before, url, authentication };
};

/** Seals a credential from a message for the notifier itself. */
const ownAuthentication = (
  sent: SealedCredential | null,
  secrets: NotifierSecrets,
): SealedCredential | null =>
  sent && { ...sent, sealed: secrets.seal(secrets.sent.authentication(sent.sealed)) };

/** Posts signed JSON to a URL of the workspace. */
export const webhookChannelType: ChannelType<StoredWebhook, WebhookTarget> = {
  configure: (before, fields, secrets) => configure(before ?? newWebhook(secrets), fields, secrets),
  describe: ({ kind, url, authentication }) => ({
    kind,
    url,
    authentication_last_four: authentication?.lastFour ?? null,
  }),
  addressOf: ({ url }) => url,
  open: ({ kind, url, authentication, secrets: signing }, { secrets, now }) => ({
    kind,
    url,
    authentication: authentication && secrets.unseal(authentication.sealed),
    secrets: signing
      .filter(({ until }) => until === null || new Date(until) > now)
      .map(({ sealed }) => secrets.unseal(sealed)),
  }),
  replaceSealed: (stored, replace) => ({
    ...stored,
    authentication: stored.authentication && {
      ...stored.authentication,
      sealed: replace(stored.authentication.sealed),
    },
    secrets: stored.secrets.map(({ sealed, until }) => ({ sealed: replace(sealed), until })),
  }),
  create: ({ guard, clock }) => new WebhookChannel(new HttpPoster(guard), clock),
  rotateSecret: (stored, { secrets, now, overlapSeconds }) => ({
    ...stored,
    secrets: rotateSigningSecret(stored.secrets, newSigningSecret(secrets), now, overlapSeconds),
  }),
  signingSecretOf: ({ secrets: [current] }) => current?.sealed,
};
