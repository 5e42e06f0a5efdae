import { queryOptions } from '@tanstack/react-query';
import type { ApiKeyRecord, Scope } from '@touchstone/contracts';
import { getFromApi } from '../../api/client';

/** A key that was just made, with its text. */
export type NewApiKey = ApiKeyRecord & { key: string };

export const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => getFromApi<ApiKeyRecord[]>('/api-keys?limit=200'),
});

/** The scopes, and what each allows. */
export const SCOPES: readonly [scope: Scope, allows: string][] = [
  ['evaluate', 'judge texts and redact them'],
  ['studio', 'read and change stored prompts'],
  ['proxy', 'send requests to model vendors'],
  ['read', 'see history, statistics and settings'],
  ['manage', 'change everything, keys included'],
];
