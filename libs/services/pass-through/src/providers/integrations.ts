import type { Dispatcher } from 'undici';
import type { CredentialStyle } from '@touchstone/clients';
import type { Caller } from '@touchstone/contracts';

/** An integration that a workspace has configured for a provider. */
export interface Integration {
  /**
   * Address that replaces the provider's. A workspace chose it, so only this dispatcher may connect
   * to it.
   */
  upstream?: { url: URL; dispatcher: Dispatcher };
  /** Returns the stored credential as a header; absent without one. @throws CredentialUnreadable */
  credential?(style: CredentialStyle): [name: string, value: string];
}

export abstract class Integrations {
  /**
   * @param provider canonical name, lower case
   * @throws Unavailable for an uncached provider while the management service is unavailable
   */
  abstract of(
    caller: Pick<Caller, 'workspace'>,
    provider: string,
  ): Promise<Integration | undefined>;
}
