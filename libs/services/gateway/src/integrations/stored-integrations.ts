import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Dispatcher } from 'undici';
import { type Caller, type ResolvedIntegration, resolveIntegration } from '@touchstone/contracts';
import { Clock, Secrets } from '@touchstone/kernel';
import { OutgoingGuard } from '@touchstone/outgoing';
import { LookUps } from '../cache/look-ups';
import { GatewaySettings, STALE_MS } from '../gateway.config';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../management/service.client';
import { PassThroughSettings } from '../pass-through/pass-through.config';
import { credentialHeader } from '../pass-through/providers/credential';
import { Providers } from '../pass-through/providers/providers';
import { type Integration, Integrations } from '../pass-through/relay';
import { CredentialUnreadable } from './errors';

const keyOf = (workspace: string, provider: string): string =>
  JSON.stringify([workspace, provider]);
const workspaceOf = (key: string): string => (JSON.parse(key) as [string, string])[0];

/** The integrations that were asked for lately. Credentials are kept sealed. */
@Injectable()
export class StoredIntegrations extends Integrations implements OnApplicationShutdown {
  private readonly known: LookUps<ResolvedIntegration>;
  private readonly dispatcher: Dispatcher;

  constructor(
    private readonly management: ManagementClient,
    private readonly secrets: Secrets,
    private readonly providers: Providers,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: GatewaySettings,
    guard: OutgoingGuard,
    { connections, silenceSeconds }: PassThroughSettings,
  ) {
    super();
    const times = { fresh: lookUpFreshMs, freshNothing: lookUpFreshMs, stale: STALE_MS };
    this.known = new LookUps((key) => this.load(key), times, clock);
    const silenceMs = silenceSeconds * 1_000;
    this.dispatcher = guard.agent({
      connections,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      pipelining: 1,
    });
  }

  /** @throws Unavailable for one not asked for lately while the management service is away */
  async of(
    { workspace }: Pick<Caller, 'workspace'>,
    provider: string,
  ): Promise<Integration | undefined> {
    const stored = await this.known.get(keyOf(workspace, provider));
    return stored === null ? undefined : this.opened(stored);
  }

  /** Of one workspace, or all. */
  forget(workspace?: string): void {
    this.known.forget(
      workspace === undefined ? undefined : (_integration, key) => workspaceOf(key) === workspace,
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dispatcher.destroy();
  }

  private async load(key: string): Promise<ResolvedIntegration | null> {
    const [workspace, provider] = JSON.parse(key) as [string, string];
    const found = await this.management.ask(
      resolveIntegration,
      { workspace, provider },
      LOOK_UP_MS,
    );
    // That a vendor has none is known as well, so that its traffic goes on while management is away; of any other name it is worth less.
    return (
      found ??
      (this.providers.find(provider) === undefined
        ? null
        : { provider, url: null, sealedCredential: null })
    );
  }

  private opened({ provider, url, sealedCredential }: ResolvedIntegration): Integration {
    return {
      ...(url !== null && { upstream: { url: new URL(url), dispatcher: this.dispatcher } }),
      ...(sealedCredential !== null && {
        credential: (style) => credentialHeader(style, this.unsealed(provider, sealedCredential)),
      }),
    };
  }

  private unsealed(provider: string, sealed: string): string {
    try {
      return this.secrets.unseal(sealed);
    } catch {
      throw new CredentialUnreadable(provider);
    }
  }
}
