import type { IntegrationFields } from '@touchstone/contracts';
import type { IntegrationChangesDto } from '@touchstone/contracts/dto';
import type { Secrets } from '@touchstone/kernel';
import { AddressRefused, type OutgoingGuard } from '@touchstone/outgoing';
import { InvalidRequest } from '../http/errors';
import { sealedCredential } from '../management/sealed-credential';
import type { Providers } from '../pass-through/providers/providers';

/** What goes to management: the provider under its one name, and the credential readable with the shared secret only. */
export const fieldsToStore = (
  { provider, credential, name, url }: IntegrationChangesDto,
  providers: Providers,
  secrets: Secrets,
): IntegrationFields => ({
  ...(provider !== undefined && {
    provider: providers.find(provider)?.name ?? provider.toLowerCase(),
  }),
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(credential !== undefined && { credential: sealedCredential(credential, secrets) }),
});

/** @throws InvalidRequest for an address that may not be reached from here */
export const demandReachable = async (
  url: string | undefined,
  guard: OutgoingGuard,
): Promise<void> => {
  if (url === undefined || url === '') return;
  await guard.check(url).catch((error: unknown) => {
    throw error instanceof AddressRefused ? new InvalidRequest(`url: ${error.message}`) : error;
  });
};
