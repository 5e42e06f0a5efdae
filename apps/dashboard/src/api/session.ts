import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Scope } from '@touchstone/contracts';
import { callApi, getFromApi } from './client';

export interface Session {
  workspace: string;
  key_id: string;
  scopes: Scope[];
}

/** Reads who is signed in. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => getFromApi<Session>('/session'),
  staleTime: 60_000,
  retry: false,
});

export const signIn = (proof: { key: string } | { link: string }): Promise<Session> =>
  callApi<Session>('POST', '/session', proof);

export const signOut = (): Promise<Session> => callApi<Session>('DELETE', '/session');

/** Returns true if the signed-in key has a scope; `manage` includes `read`. */
export const useHasScope = (scope: Scope): boolean => {
  const { data } = useQuery(sessionQuery);
  const scopes = data?.scopes ?? [];
  return scopes.includes(scope) || (scope === 'read' && scopes.includes('manage'));
};
