import type { IntegrationFields } from '@touchstone/contracts';
import type { IntegrationChangesDto } from '@touchstone/contracts/dto';
import type { Secrets } from '@touchstone/kernel';
import { AddressRefused, type OutgoingGuard } from '@touchstone/outgoing';
import { InvalidRequest } from '../http/errors';
import type { Providers } from '../pass-through/providers/providers';

/** Of a shorter credential, its last four characters would be too large a part. */
const SHORTEST_SHOWN = 16;

const lastFour = (credential: string): string => (credential.length < SHORTEST_SHOWN ? '' : credential.slice(-4));

/** What goes to management: the provider under its one name, and the credential readable with the shared secret only. */
export const fieldsToStore = ({ provider, credential, name, url }: IntegrationChangesDto, providers: Providers, secrets: Secrets): IntegrationFields => ({
  ...(provider !== undefined && { provider: providers.find(provider)?.name ?? provider.toLowerCase() }),
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(credential !== undefined && { credential: credential === '' ? null : { sealed: secrets.seal(credential), lastFour: lastFour(credential) } }),
});

/** @throws InvalidRequest for an address that may not be reached from here */
export const demandReachable = async (url: string | undefined, guard: OutgoingGuard): Promise<void> => {
  if (url === undefined || url === '') return;
  await guard.check(url).catch((error: unknown) => {
    throw error instanceof AddressRefused ? new InvalidRequest(`url: ${error.message}`) : error;
  });
};
