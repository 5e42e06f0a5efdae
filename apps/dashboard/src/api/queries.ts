import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EvaluationPage } from '@touchstone/contracts';
import { getFromApi, queryOf } from './client';

/** Filters of the list of evaluations, named as in the API. */
export interface EvaluationSearch {
  status?: string;
  check?: string;
  label?: string;
  definition?: string;
  guardrail?: string;
  key?: string;
  not_evaluated?: boolean;
  min_score?: number;
  max_score?: number;
  from?: string;
  to?: string;
}

export const PAGE_ROWS = 50;

/** Reads pages of evaluations, the latest first. */
export const evaluationsQuery = (search: EvaluationSearch) =>
  infiniteQueryOptions({
    queryKey: ['evaluations', search],
    queryFn: ({ pageParam }) =>
      getFromApi<EvaluationPage>(
        `/evaluations${queryOf({ ...search, limit: PAGE_ROWS, cursor: pageParam })}`,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** Reads the number of the version that serves the API. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => getFromApi<import('@touchstone/contracts').SystemState>('/system'),
  refetchInterval: 5_000,
});
