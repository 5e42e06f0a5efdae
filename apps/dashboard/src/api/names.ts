import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiKeyRecord } from '@touchstone/contracts';
import { getFromApi } from './client';

interface Named {
  id: string;
  name?: string;
}
export type NamedKind = 'definition' | 'guardrail' | 'key';

const MOST = 1_000;
const FRESH_MS = 60_000;

const listOf = (path: string) => getFromApi<Named[]>(`${path}?limit=${MOST}`);

/** Reads the names behind the ids that evaluations carry; rules count as guardrails. */
export const namesQuery = queryOptions({
  queryKey: ['names'],
  queryFn: async (): Promise<Record<NamedKind, readonly Named[]>> => {
    const [definition, guardrails, rules, key] = await Promise.all([
      listOf('/evaluation'),
      listOf('/guardrails'),
      listOf('/rules'),
      getFromApi<ApiKeyRecord[]>(`/api-keys?limit=${MOST}`),
    ]);
    return { definition, guardrail: [...guardrails, ...rules], key };
  },
  staleTime: FRESH_MS,
});

const SHOWN_OF_ID = 8;

/** Returns a function that names a resource, by the end of its id where there is no name. */
export const useNames = (): ((kind: NamedKind, id: string) => string) => {
  const { data } = useQuery(namesQuery);
  return (kind, id) => {
    const name = data?.[kind].find((each) => each.id === id)?.name;
    return name !== undefined && name !== '' ? name : `…${id.slice(-SHOWN_OF_ID)}`;
  };
};
