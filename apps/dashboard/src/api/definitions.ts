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

/** A definition by itself; `warnings` say what it will not check. */
export type SavedDefinition = Definition & { warnings: string[] };

/** A definition in the list, which leaves out warnings if reading them takes too long. */
export type ListedDefinition = Definition & Partial<Pick<SavedDefinition, 'warnings'>>;

export const definitionsQuery = queryOptions({
  queryKey: ['definitions'],
  queryFn: () => getFromApi<ListedDefinition[]>('/evaluation?limit=1000'),
});

export const definitionQuery = (id: string) =>
  queryOptions({
    queryKey: ['definitions', id],
    queryFn: () => getFromApi<SavedDefinition>(`/evaluation/${encodeURIComponent(id)}`),
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
