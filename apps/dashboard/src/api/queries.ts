import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { EvaluationPage, SystemState } from '@touchstone/contracts';
import { getFromApi, queryOf } from './client';
import { type EvaluationSearch, parametersOf } from './evaluation-search';

export const PAGE_ROWS = 50;

/** Reads pages of evaluations, the latest first. */
export const evaluationsQuery = (search: EvaluationSearch) =>
  infiniteQueryOptions({
    queryKey: ['evaluations', search],
    queryFn: ({ pageParam }) =>
      getFromApi<EvaluationPage>(
        `/evaluations${queryOf({ ...parametersOf(search), limit: PAGE_ROWS, cursor: pageParam })}`,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** Reads the state of processes, queues and families. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => getFromApi<SystemState>('/system'),
  refetchInterval: 5_000,
});
