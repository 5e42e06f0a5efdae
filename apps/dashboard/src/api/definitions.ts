import { queryOptions } from '@tanstack/react-query';
import type { CheckFields } from '@touchstone/contracts';
import { callApi, getFromApi } from './client';

/** An evaluation definition as the API returns it. */
export type Definition = CheckFields & {
  id: string;
  version: number;
  created_at: string;
  name?: string;
  description?: string;
};

/** A definition that was just saved; `warnings` say what it will not check. */
export type SavedDefinition = Definition & { warnings: string[] };

export const definitionsQuery = queryOptions({
  queryKey: ['definitions'],
  queryFn: () => getFromApi<Definition[]>('/evaluation?limit=1000'),
});

export const definitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['definitions', id],
    queryFn: () => getFromApi<Definition>(`/evaluation/${encodeURIComponent(id)}`),
  });

/** The reading of one assertion, and the engine that decides it. */
export interface ExplainedAssertion {
  assertion: string;
  decided_by: 'rule' | 'tools' | 'checks' | 'judge';
  reading: string;
}

/** Reads how assertions are understood. Nothing is evaluated. */
export const explanationQuery = (assertions: readonly string[]) =>
  queryOptions({
    queryKey: ['explanation', assertions],
    queryFn: async () => {
      const answer = await callApi<{ assertions: ExplainedAssertion[] }>(
        'POST',
        '/policies/explain',
        { assertions },
      );
      return answer.assertions;
    },
    staleTime: 300_000,
    retry: false,
  });
