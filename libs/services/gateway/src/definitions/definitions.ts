import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  type CheckRequest,
  type DefinitionRecord,
  type DefinitionReference,
  getDefinition,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { LookUps } from '../cache/look-ups';
import { GatewaySettings, STALE_MS } from '../gateway.config';
import { UnknownId } from '../http/errors';
import { ManagementClient } from '../management/management.client';
import { LOOK_UP_MS } from '../management/service.client';
import { definedChecks } from './definition-checks';

/** What an invocation needs of a definition. */
export interface Defined {
  reference: DefinitionReference;
  checks: CheckRequest[];
}

const FRESH_NOTHING_MS = 2_000;

const defined = ({ id, version, fields }: DefinitionRecord): Defined => ({
  reference: { id, version },
  checks: definedChecks(fields),
});

const keyOf = ({ workspace }: Pick<Caller, 'workspace'>, id: string): string =>
  JSON.stringify([workspace, id]);

/** The evaluation definitions that were invoked lately. */
@Injectable()
export class Definitions {
  private readonly known: LookUps<Defined>;

  constructor(
    private readonly management: ManagementClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: GatewaySettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.known = new LookUps((key) => this.load(key), times, clock);
  }

  /** @throws UnknownId, Unavailable for one not invoked lately while the management service is away */
  async get({ workspace }: Caller, id: string): Promise<Defined> {
    const found = await this.known.get(keyOf({ workspace }, id));
    if (found === null) throw new UnknownId('evaluation definition');
    return found;
  }

  /** One definition, or all. */
  forget(changed?: { workspace: string; id: string }): void {
    const changedKey = changed && keyOf(changed, changed.id);
    this.known.forget(changedKey === undefined ? undefined : (_defined, key) => key === changedKey);
  }

  private async load(key: string): Promise<Defined | null> {
    const [workspace, id] = JSON.parse(key) as [string, string];
    try {
      // Whoever may evaluate may read a definition; no single key asks.
      return defined(
        await this.management.ask(
          getDefinition,
          { caller: { workspace, keyId: '' }, id },
          LOOK_UP_MS,
        ),
      );
    } catch (error) {
      if (error instanceof UnknownId) return null;
      throw error;
    }
  }
}
