import { Inject, Injectable } from '@nestjs/common';
import { type Principal, resolveApiKey } from '@touchstone/contracts';
import { Clock, mayBeApiKey, Secrets } from '@touchstone/kernel';
import { ClientSettings } from '../clients.config';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../service.client';
import { ApiKeys } from './api-keys';
import { PrincipalCache } from './principal-cache';

/** Resolves keys through the management service and caches the results. */
@Injectable()
export class RemoteApiKeys extends ApiKeys {
  private readonly cache: PrincipalCache;

  constructor(
    management: ManagementClient,
    secrets: Secrets,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    super();
    this.cache = new PrincipalCache({
      load: (digests) => management.ask(resolveApiKey, digests, LOOK_UP_MS),
      mayBeValid: mayBeApiKey,
      secrets,
      clock,
      freshMs: lookUpFreshMs,
    });
  }

  /** @throws Unavailable for a key that is not cached during an outage of the management service */
  resolve(presentedKey: string): Promise<Principal | null> {
    return this.cache.resolve(presentedKey);
  }

  knows(presentedKey: string): boolean {
    return this.cache.knows(presentedKey);
  }

  invalidate(workspace?: string): void {
    this.cache.invalidate(workspace);
  }
}
