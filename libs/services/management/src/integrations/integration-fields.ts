import { type IntegrationFields, isProviderName } from '@touchstone/contracts';
import { InvalidField, storable } from '@touchstone/storage';
import type { StoredIntegration } from './integration.repository';

/** Seals a credential from a message for the integration that stores it. */
export type SealForRow = (sealed: string) => string;

const NOTHING = { url: null, sealed_credential: null, last_four: null };

/** @throws InvalidField */
export const made = (
  fields: IntegrationFields,
  identity: Pick<StoredIntegration, 'id' | 'created_at'>,
  sealForRow: SealForRow,
): StoredIntegration => {
  const { provider = '' } = fields;
  if (!isProviderName(provider)) throw new InvalidField('provider', 'the name of a provider');
  return { ...identity, ...NOTHING, provider, name: provider, ...changesIn(fields, sealForRow) };
};

/**
 * Merges named fields into the stored ones; omitted fields stay.
 * @throws InvalidField
 */
export const merged = (
  before: StoredIntegration,
  fields: IntegrationFields,
  sealForRow: SealForRow,
): StoredIntegration => {
  const { provider = before.provider } = fields;
  if (provider !== before.provider)
    throw new InvalidField(
      'provider',
      `${before.provider}, for which this integration was made; make another for another provider`,
    );
  const after = { ...before, ...changesIn(fields, sealForRow) };
  // Otherwise a caller who may change an address could redirect a credential that they were
  // never shown.
  if (
    after.url !== before.url &&
    before.sealed_credential !== null &&
    fields.credential === undefined
  )
    throw new InvalidField(
      'credential',
      'the credential again, or "" for none, since the address changes',
    );
  return after;
};

const changesIn = (
  { name, url, credential }: IntegrationFields,
  sealForRow: SealForRow,
): Partial<StoredIntegration> => ({
  ...(name !== undefined && { name: storable(name) }),
  ...(url !== undefined && { url: url === '' ? null : storable(url) }),
  ...(credential !== undefined && {
    sealed_credential: credential ? sealForRow(credential.sealed) : null,
    last_four: credential?.lastFour ?? null,
  }),
});
