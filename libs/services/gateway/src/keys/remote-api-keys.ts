import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Principal, resolveApiKey } from '@touchstone/contracts';
import { Clock, Secrets } from '@touchstone/kernel';
import { LookUps } from '../cache/look-ups';
import { Recent } from '../cache/recent';
import { GatewaySettings, STALE_MS } from '../gateway.config';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../management/service.client';
import { ApiKeys } from './api-keys';

const FRESH_NOTHING_MS = 5_000;

/** The keys that the management service knows. A key leaves this process as its digest only. */
@Injectable()
export class RemoteApiKeys extends ApiKeys {
  private readonly principals: LookUps<Principal>;
  /** Of the keys presented lately, by a plain hash of each: an HMAC takes five times as long. */
  private readonly digests = new Recent<string>();

  constructor(
    management: ManagementClient,
    private readonly secrets: Secrets,
    @Inject(Clock) private readonly clock: Clock,
    { lookUpFreshMs }: GatewaySettings,
  ) {
    super();
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.principals = new LookUps(
      (digest) => management.ask(resolveApiKey, { digest }, LOOK_UP_MS),
      times,
      clock,
    );
  }

  /** @throws Unavailable for a key not seen lately while the management service is away */
  async resolve(presentedKey: string): Promise<Principal | null> {
    const principal = await this.principals.get(this.digestOf(presentedKey));
    return principal !== null && this.worksStill(principal) ? principal : null;
  }

  forget(workspace?: string): void {
    this.principals.forget(
      workspace === undefined ? undefined : (principal) => principal.workspace === workspace,
    );
  }

  private digestOf(presentedKey: string): string {
    const name = hash('sha256', presentedKey, 'base64');
    const known = this.digests.get(name);
    if (known !== undefined) return known;
    // Node reads header bytes as Latin-1; the key's own text was hashed as UTF-8.
    const digest = this.secrets.digest(Buffer.from(presentedKey, 'latin1')).toString('hex');
    this.digests.set(name, digest);
    return digest;
  }

  private worksStill({ expiresAt }: Principal): boolean {
    return expiresAt === undefined || Date.parse(expiresAt) > this.clock.nowMs();
  }
}
