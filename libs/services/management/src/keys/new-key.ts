import { type ApiKeyFields, hasScope, type Scope, SCOPES } from '@touchstone/contracts';
import { newApiKey, type Secrets } from '@touchstone/kernel';
import { InvalidField, storable } from '@touchstone/storage';
import { ScopesExceeded } from '../errors';
import type { NewApiKeyRow } from './api-key.repository';

export interface MadeKey {
  row: NewApiKeyRow;
  /** The key itself, shown once. */
  key: string;
}

type OwnFields = Omit<NewApiKeyRow, 'id' | 'digest' | 'digest_key_id' | 'last_four'>;

/** Returns the row of a key that already exists. */
export const rowOf = (
  id: string,
  key: string,
  fields: OwnFields,
  secrets: Secrets,
): NewApiKeyRow => ({
  ...fields,
  id,
  digest: secrets.digest(key).toString('hex'),
  digest_key_id: secrets.keyId,
  last_four: key.slice(-4),
});

export const makeKey = (fields: OwnFields, secrets: Secrets): MadeKey => {
  const { id, key } = newApiKey();
  return { key, row: rowOf(id, key, fields, secrets) };
};

/**
 * Returns the scopes in the order of the catalogue, without duplicates.
 * @throws ScopesExceeded
 */
const grantedScopes = (scopes: readonly Scope[], callerScopes: readonly Scope[]): Scope[] => {
  demandScopes('grant', scopes, callerScopes);
  if (scopes.length === 0) throw new ScopesExceeded('grant', SCOPES);
  return SCOPES.filter((scope) => scopes.includes(scope));
};

const parsedTime = (text: string): Date => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidField('expires_at', 'a time as ISO 8601');
  return time;
};

/**
 * Checks that a key grants only scopes it has itself.
 * @throws ScopesExceeded
 */
export const demandScopes = (
  act: 'grant' | 'rotate',
  needed: readonly Scope[],
  callerScopes: readonly Scope[],
): void => {
  const missing = needed.filter((scope) => !hasScope(callerScopes, scope));
  if (missing.length > 0) throw new ScopesExceeded(act, missing);
};

/** @throws InvalidField, ScopesExceeded */
export const keyFields = (
  { name, scopes, expires_at }: ApiKeyFields,
  callerScopes: readonly Scope[],
  now: Date,
): OwnFields => ({
  name: storable(name),
  scopes: grantedScopes(scopes ?? callerScopes, callerScopes),
  created_at: now,
  expires_at: expires_at ? parsedTime(expires_at) : null,
});
