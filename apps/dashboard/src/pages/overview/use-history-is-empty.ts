import { useQuery } from '@tanstack/react-query';
import type { EvaluationPage, Stats } from '@touchstone/contracts';
import { getFromApi } from '../../api/client';

/** Returns true if nothing was ever evaluated, and no request went to a vendor lately. */
export const useHistoryIsEmpty = (stats: Stats | undefined): boolean => {
  const isQuiet =
    stats !== undefined &&
    stats.totals.evaluations.total === 0 &&
    stats.previous.evaluations.total === 0 &&
    stats.totals.exchanges.total === 0;
  const { data } = useQuery({
    queryKey: ['evaluations', 'latest'],
    queryFn: () => getFromApi<EvaluationPage>('/evaluations?limit=1'),
    enabled: isQuiet,
  });
  return isQuiet && data?.items.length === 0;
};
