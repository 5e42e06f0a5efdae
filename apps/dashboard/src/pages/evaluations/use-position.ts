import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EvaluationSearch } from '../../api/evaluation-search';
import { evaluationsQuery } from '../../api/queries';

export interface Position {
  /** From 1, the latest first. */
  number: number;
  count: number;
  /** There are more than `count`. */
  hasMore: boolean;
  newer: string | undefined;
  older: string | undefined;
}

/** Limit of pages read to find an evaluation that was opened by its address. */
const MOST_PAGES = 10;

/** Finds an evaluation in the list of a filter; `undefined` if it is not among the first pages. */
export const usePosition = (id: string, search: EvaluationSearch): Position | undefined => {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...evaluationsQuery(search),
    staleTime: Infinity,
  });
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const index = rows.findIndex((row) => row.id === id);
  const needsMore = index < 0 ? (data?.pages.length ?? 0) < MOST_PAGES : index === rows.length - 1;
  useEffect(() => {
    if (needsMore && hasNextPage && !isFetching) void fetchNextPage();
  }, [needsMore, hasNextPage, isFetching, fetchNextPage]);
  if (index < 0) return undefined;
  return {
    number: index + 1,
    count: rows.length,
    hasMore: hasNextPage,
    newer: rows[index - 1]?.id,
    older: rows[index + 1]?.id,
  };
};
