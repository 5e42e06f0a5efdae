import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  GUARDRAIL_COLLECTIONS,
  type GuardrailRecord,
  listGuardrails,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { LookUps } from '../../cache/look-ups';
import { GatewaySettings, STALE_MS } from '../../gateway.config';
import { ManagementClient } from '../../management/management.client';
import { LOOK_UP_MS } from '../../management/service.client';

const PAGE = 1_000;

const byCreation = (one: GuardrailRecord, other: GuardrailRecord): number =>
  one.created_at.localeCompare(other.created_at);

/** The guardrails and rules that are active in a workspace, in order of creation. */
@Injectable()
export class Guardrails {
  private readonly known: LookUps<readonly GuardrailRecord[]>;

  constructor(
    private readonly management: ManagementClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: GatewaySettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: lookUpFreshMs, stale: STALE_MS };
    this.known = new LookUps((workspace) => this.load(workspace), times, clock);
  }

  /** @throws Unavailable for a workspace not seen lately while the management service is away */
  async of({ workspace }: Pick<Caller, 'workspace'>): Promise<readonly GuardrailRecord[]> {
    return (await this.known.get(workspace)) ?? [];
  }

  /** Of one workspace, or all. */
  forget(workspace?: string): void {
    this.known.forget(workspace === undefined ? undefined : (_records, key) => key === workspace);
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

  /** Page by page: one that was passed over would judge nothing. */
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
