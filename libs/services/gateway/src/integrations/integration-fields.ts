import type { Providers } from '@touchstone/clients';
import { type IntegrationFields, messagePlace } from '@touchstone/contracts';
import type { IntegrationChangesDto } from '@touchstone/contracts/dto';
import type { Secrets } from '@touchstone/kernel';
import { sealedCredential } from '../management/sealed-credential';

/**
 * Returns the fields that management stores: the canonical provider name and the sealed credential.
 */
export const fieldsToStore = (
  { provider, credential, name, url }: IntegrationChangesDto,
  workspace: string,
  providers: Providers,
  secrets: Secrets,
): IntegrationFields => ({
  ...(provider !== undefined && {
    provider: providers.find(provider)?.name ?? provider.toLowerCase(),
  }),
  ...(name !== undefined && { name }),
  ...(url !== undefined && { url }),
  ...(credential !== undefined && {
    credential: sealedCredential(
      credential,
      secrets,
      messagePlace(workspace, 'integration.credential'),
    ),
  }),
});
