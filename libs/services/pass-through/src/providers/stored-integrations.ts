import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { IntegrationCache } from '@touchstone/clients';
import { type Caller, integrationPlace, type ResolvedIntegration } from '@touchstone/contracts';
import { type SealedPlace, Secrets } from '@touchstone/kernel';
import { OutgoingGuard } from '@touchstone/outgoing';
import { PassThroughSettings } from '../pass-through.config';
import { credentialHeader } from './credential';
import { CredentialUnreadable } from './credential-unreadable';
import { type Integration, Integrations } from './integrations';

/** Opens cached integrations: unseals credentials, and connects behind the outgoing guard. */
@Injectable()
export class StoredIntegrations extends Integrations implements OnApplicationShutdown {
  private readonly dispatcher: Dispatcher;

  constructor(
    private readonly cache: IntegrationCache,
    private readonly secrets: Secrets,
    guard: OutgoingGuard,
    { connections, silenceSeconds }: PassThroughSettings,
  ) {
    super();
    const silenceMs = silenceSeconds * 1_000;
    this.dispatcher = guard.agent({
      connections,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      pipelining: 1,
    });
  }

  /** @throws Unavailable for an uncached integration while the management service is unavailable */
  async of(caller: Pick<Caller, 'workspace'>, provider: string): Promise<Integration | undefined> {
    const stored = await this.cache.get(caller, provider);
    return stored === null ? undefined : this.opened(caller, stored);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dispatcher.destroy();
  }

  private opened(
    { workspace }: Pick<Caller, 'workspace'>,
    { id = '', provider, url, sealedCredential }: ResolvedIntegration,
  ): Integration {
    const place = integrationPlace(workspace, id);
    return {
      ...(url !== null && { upstream: { url: new URL(url), dispatcher: this.dispatcher } }),
      ...(sealedCredential !== null && {
        credential: (style) =>
          credentialHeader(style, this.unsealed(provider, sealedCredential, place)),
      }),
    };
  }

  private unsealed(provider: string, sealed: string, place: SealedPlace): string {
    try {
      return this.secrets.unseal(sealed, place);
    } catch {
      throw new CredentialUnreadable(provider);
    }
  }
}
