import type { EntityManager } from 'typeorm';
import type { IntegrationRecord, Page, ResolvedIntegration } from '@touchstone/contracts';
import { type Lock, OwnedRows, type Owner } from '@touchstone/storage';
import { integrationEntity, type IntegrationRow } from './integration.entity';

export type StoredIntegration = Omit<IntegrationRow, 'workspace' | 'position'>;

export class IntegrationRepository extends OwnedRows<IntegrationRow> {
  constructor(manager: EntityManager, owner: Owner) {
    super(manager, owner, integrationEntity);
  }

  /** @throws NotFound */
  get(id: string, lock?: Lock): Promise<StoredIntegration> {
    return this.byId(id, {}, lock);
  }

  async list({ limit, offset }: Page): Promise<IntegrationRecord[]> {
    return (await this.many({}, { order: { position: 'ASC' }, take: limit, skip: offset })).map(
      toRecord,
    );
  }

  /** Returns `null` if the workspace has no integration of the vendor. */
  async ofProvider(name: string): Promise<ResolvedIntegration | null> {
    const [row] = await this.many({ provider: name });
    return row === undefined
      ? null
      : {
          id: row.id,
          provider: row.provider,
          url: row.url,
          sealedCredential: row.sealed_credential,
        };
  }

  /** @returns true if it was added, false if the vendor already has one */
  create(row: StoredIntegration): Promise<boolean> {
    return this.addUnlessThere(row);
  }

  replace({ id, name, url, sealed_credential, last_four }: StoredIntegration): Promise<void> {
    return this.set(id, { name, url, sealed_credential, last_four });
  }

  delete(id: string): Promise<void> {
    return this.remove(id);
  }
}

/** Returns the public fields: without the credential, sealed or not. */
export const toRecord = ({
  id,
  provider,
  name,
  url,
  last_four,
  created_at,
}: StoredIntegration): IntegrationRecord => ({
  id,
  provider,
  name,
  url,
  last_four,
  created_at: created_at.toISOString(),
});
