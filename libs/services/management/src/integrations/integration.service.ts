import { Inject, Injectable } from '@nestjs/common';
import {
  type Caller,
  type IntegrationFields,
  integrationPlace,
  type IntegrationRecord,
  integrationsChanged,
  isProviderName,
  messagePlace,
  type Page,
  type ResolvedIntegration,
} from '@touchstone/contracts';
import type { Secrets } from '@touchstone/kernel';
import { type Change, InvalidField, newRowId } from '@touchstone/storage';
import { AlreadyIntegrated } from '../errors';
import { MANAGEMENT_SECRETS } from '../management.config';
import { ManagementStore } from '../management.store';
import { IntegrationRepository, toRecord } from './integration.repository';
import { made, merged, type SealForRow } from './integration-fields';

const MOST_INTEGRATIONS = 200;

/**
 * Manages a workspace's own credentials and addresses for model vendors, at most one per vendor.
 */
@Injectable()
export class IntegrationService {
  constructor(
    private readonly store: ManagementStore,
    @Inject(MANAGEMENT_SECRETS) private readonly secrets: Secrets,
  ) {}

  get(caller: Caller, id: string): Promise<IntegrationRecord> {
    return this.store.read(async (manager) =>
      toRecord(await new IntegrationRepository(manager, caller).get(id)),
    );
  }

  list(caller: Caller, page: Page): Promise<IntegrationRecord[]> {
    return this.store.read((manager) => new IntegrationRepository(manager, caller).list(page));
  }

  /**
   * Returns the fields that the pass-through needs; `null` if the workspace has none for the
   * vendor.
   */
  async resolve(workspace: string, provider: string): Promise<ResolvedIntegration | null> {
    if (!isProviderName(provider)) return null;
    return this.store.read((manager) =>
      new IntegrationRepository(manager, { workspace }).ofProvider(provider),
    );
  }

  /** @throws AlreadyIntegrated, InvalidField */
  create(caller: Caller, fields: IntegrationFields): Promise<IntegrationRecord> {
    return this.store.change(caller, async (change) => {
      const identity = { id: newRowId(), created_at: change.now };
      const row = made(fields, identity, this.sealFor(caller, identity.id));
      const integrations = new IntegrationRepository(change.manager, caller);
      if (!(await integrations.hasCapacity(MOST_INTEGRATIONS)))
        throw new InvalidField(
          'provider',
          `one of the workspace's ${MOST_INTEGRATIONS} vendors, which is the maximum`,
        );
      if (!(await integrations.create(row))) throw new AlreadyIntegrated(row.provider);
      await tell(change, caller, 'created', { after: toRecord(row) });
      return toRecord(row);
    });
  }

  update(caller: Caller, id: string, fields: IntegrationFields): Promise<IntegrationRecord> {
    return this.store.change(caller, async (change) => {
      const integrations = new IntegrationRepository(change.manager, caller);
      const before = await integrations.get(id, 'update');
      const after = merged(before, fields, this.sealFor(caller, id));
      await integrations.replace(after);
      await tell(change, caller, 'updated', { before: toRecord(before), after: toRecord(after) });
      return toRecord(after);
    });
  }

  delete(caller: Caller, id: string): Promise<{ id: string }> {
    return this.store.change(caller, async (change) => {
      const integrations = new IntegrationRepository(change.manager, caller);
      const before = toRecord(await integrations.get(id, 'update'));
      await integrations.delete(id);
      await tell(change, caller, 'deleted', { before });
      return { id };
    });
  }

  private sealFor({ workspace }: Caller, id: string): SealForRow {
    const sent = messagePlace(workspace, 'integration.credential');
    return (sealed) => this.secrets.reseal(sealed, sent, integrationPlace(workspace, id));
  }
}

const tell = async (
  { record, announce }: Change,
  { workspace }: Caller,
  what: string,
  states: { before?: IntegrationRecord; after?: IntegrationRecord },
): Promise<void> => {
  await record(`integration.${what}`, (states.after ?? states.before)?.id ?? '', states);
  await announce(integrationsChanged, { workspace });
};
