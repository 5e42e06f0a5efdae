import type { Provider, Providers } from '@touchstone/clients';
import { type Caller, isProviderName } from '@touchstone/contracts';
import type { Integration, Integrations } from './integrations';

/** A provider as one workspace reaches it. */
export interface ResolvedProvider {
  provider: Provider;
  integration: Integration | undefined;
}

/**
 * @param name name in the request's address
 * @throws UnknownProvider for a name that neither the installation nor the workspace knows,
 * Unavailable like `Integrations`
 */
export const resolveProvider = async (
  { providers, integrations }: { providers: Providers; integrations: Integrations },
  caller: Pick<Caller, 'workspace'>,
  name: string,
): Promise<ResolvedProvider> => {
  const key = providers.find(name)?.name ?? name.toLowerCase();
  const integration = isProviderName(key) ? await integrations.of(caller, key) : undefined;
  const own = integration?.upstream;
  return {
    provider: own === undefined ? providers.get(name) : providers.at(key, own.url),
    integration,
  };
};
