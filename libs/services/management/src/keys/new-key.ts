import { type ApiKeyFields, SCOPES } from '@touchstone/contracts';
import { newApiKey, type Secrets } from '@touchstone/kernel';
import { InvalidField, storable } from '@touchstone/storage';
import type { NewApiKeyRow } from './api-key.repository';

export interface MadeKey {
  row: NewApiKeyRow;
  /** The key itself, told once. */
  key: string;
}

/** The row of a key that is already there. */
export const rowOf = (
  id: string,
  key: string,
  fields: Omit<NewApiKeyRow, 'id' | 'digest' | 'last_four'>,
  secrets: Secrets,
): NewApiKeyRow => ({
  ...fields,
  id,
  digest: secrets.digest(key).toString('hex'),
  last_four: key.slice(-4),
});

export const makeKey = (
  fields: Omit<NewApiKeyRow, 'id' | 'digest' | 'last_four'>,
  secrets: Secrets,
): MadeKey => {
  const { id, key } = newApiKey();
  return { key, row: rowOf(id, key, fields, secrets) };
};

const parsedTime = (text: string): Date => {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidField('expires_at', 'a time as ISO 8601');
  return time;
};

/** @throws InvalidField */
export const keyFields = (
  { name, scopes, expires_at }: ApiKeyFields,
  now: Date,
): Omit<NewApiKeyRow, 'id' | 'digest' | 'last_four'> => ({
  name: storable(name),
  // In the order of the catalogue, each once.
  scopes: SCOPES.filter((scope) => scopes?.includes(scope) ?? true),
  created_at: now,
  expires_at: expires_at ? parsedTime(expires_at) : null,
});
