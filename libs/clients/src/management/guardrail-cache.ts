import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  GUARDRAIL_COLLECTIONS,
  type GuardrailRecord,
  listGuardrails,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { ClientSettings, STALE_MS } from '../clients.config';
import { LOOK_UP_MS } from '../service.client';
import { ManagementClient } from './management.client';

const PAGE = 1_000;

const byCreation = (one: GuardrailRecord, other: GuardrailRecord): number =>
  one.created_at.localeCompare(other.created_at);

/** Caches the active guardrails and rules of each workspace, in order of creation. */
@Injectable()
export class GuardrailCache {
  private readonly cache: StaleWhileRevalidateCache<readonly GuardrailRecord[]>;

  constructor(
    private readonly management: ManagementClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: lookUpFreshMs, stale: STALE_MS };
    this.cache = new StaleWhileRevalidateCache((workspace) => this.load(workspace), times, clock);
  }

  /**
   * @throws Unavailable for a workspace that is not cached during an outage of the management
   * service
   */
  async of({ workspace }: Pick<Caller, 'workspace'>): Promise<readonly GuardrailRecord[]> {
    return (await this.cache.get(workspace)) ?? [];
  }

  /** Drops the entries of one workspace, or all. */
  invalidate(workspace?: string): void {
    this.cache.invalidate(
      workspace === undefined ? undefined : (_records, key) => key === workspace,
    );
  }

  private async load(workspace: string): Promise<readonly GuardrailRecord[]> {
    const collections = await Promise.all(
      GUARDRAIL_COLLECTIONS.map((collection) => this.all(workspace, collection)),
    );
    return collections
      .flat()
      .filter(({ active }) => active)
      .sort(byCreation);
  }

  /** Reads every page: a guardrail left out would not be applied. */
  private async all(
    workspace: string,
    collection: (typeof GUARDRAIL_COLLECTIONS)[number],
    offset = 0,
  ): Promise<GuardrailRecord[]> {
    const asked = { caller: { workspace, keyId: '' }, collection, page: { limit: PAGE, offset } };
    const records = await this.management.ask(listGuardrails, asked, LOOK_UP_MS);
    return records.length < PAGE
      ? records
      : [...records, ...(await this.all(workspace, collection, offset + PAGE))];
  }
}
