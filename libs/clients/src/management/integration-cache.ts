import { Inject, Injectable } from '@nestjs/common';
import { type Caller, type ResolvedIntegration, resolveIntegration } from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { ClientSettings, STALE_MS } from '../clients.config';
import { Providers } from '../providers/providers';
import { LOOK_UP_MS } from '../service.client';
import { ManagementClient } from './management.client';

const keyOf = (workspace: string, provider: string): string =>
  JSON.stringify([workspace, provider]);
const workspaceOf = (key: string): string => (JSON.parse(key) as [string, string])[0];

/** Caches integrations by workspace and provider. Credentials stay sealed. */
@Injectable()
export class IntegrationCache {
  private readonly cache: StaleWhileRevalidateCache<ResolvedIntegration>;

  constructor(
    private readonly management: ManagementClient,
    private readonly providers: Providers,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: lookUpFreshMs, stale: STALE_MS };
    this.cache = new StaleWhileRevalidateCache((key) => this.load(key), times, clock);
  }

  /**
   * @param provider the canonical name, lower case
   * @throws Unavailable for one that is not cached during an outage of the management service
   */
  get(
    { workspace }: Pick<Caller, 'workspace'>,
    provider: string,
  ): Promise<ResolvedIntegration | null> {
    return this.cache.get(keyOf(workspace, provider));
  }

  /** Drops the entries of one workspace, or all. */
  invalidate(workspace?: string): void {
    this.cache.invalidate(
      workspace === undefined ? undefined : (_integration, key) => workspaceOf(key) === workspace,
    );
  }

  private async load(key: string): Promise<ResolvedIntegration | null> {
    const [workspace, provider] = JSON.parse(key) as [string, string];
    const found = await this.management.ask(
      resolveIntegration,
      { workspace, provider },
      LOOK_UP_MS,
    );
    // The absence of an integration is cached like a value for known providers, so that their
    // requests succeed during an outage of management; for other names it is evicted first.
    return (
      found ??
      (this.providers.find(provider) === undefined
        ? null
        : { provider, url: null, sealedCredential: null })
    );
  }
}
