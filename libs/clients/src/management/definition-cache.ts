import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  type CheckRequest,
  definedChecks,
  type DefinitionRecord,
  type DefinitionReference,
  getDefinition,
} from '@touchstone/contracts';
import { Clock } from '@touchstone/kernel';
import { StaleWhileRevalidateCache } from '../cache/stale-while-revalidate-cache';
import { ClientSettings, STALE_MS } from '../clients.config';
import { LOOK_UP_MS } from '../service.client';
import { UnknownId } from '../unknown-id';
import { ManagementClient } from './management.client';

/** Parts of a definition that an invocation needs. */
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

/** Caches evaluation definitions by workspace and id. */
@Injectable()
export class DefinitionCache {
  private readonly cache: StaleWhileRevalidateCache<Defined>;

  constructor(
    private readonly management: ManagementClient,
    @Inject(Clock) clock: Clock,
    { lookUpFreshMs }: ClientSettings,
  ) {
    const times = { fresh: lookUpFreshMs, freshNothing: FRESH_NOTHING_MS, stale: STALE_MS };
    this.cache = new StaleWhileRevalidateCache((key) => this.load(key), times, clock);
  }

  /**
   * @throws UnknownId; Unavailable for one that is not cached during an outage of the management
   * service
   */
  async get({ workspace }: Caller, id: string): Promise<Defined> {
    const found = await this.cache.get(keyOf({ workspace }, id));
    if (found === null) throw new UnknownId('evaluation definition');
    return found;
  }

  /** Drops one definition, or all. */
  invalidate(changed?: { workspace: string; id: string }): void {
    const changedKey = changed && keyOf(changed, changed.id);
    this.cache.invalidate(
      changedKey === undefined ? undefined : (_defined, key) => key === changedKey,
    );
  }

  private async load(key: string): Promise<Defined | null> {
    const [workspace, id] = JSON.parse(key) as [string, string];
    try {
      // Every key that may evaluate may read a definition, so the request names no key.
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
