import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditRecord, GuardrailRecord } from '@touchstone/contracts';
import { getFromApi } from '../../api/client';
import { useHasScope } from '../../api/session';
import { inForceSince } from './guardrail-state';

/** Reads the latest changes of the workspace, which tell since when a guardrail is as it is. */
const latestChangesQuery = queryOptions({
  queryKey: ['audit', 'latest'],
  queryFn: () => getFromApi<AuditRecord[]>('/audit?limit=200'),
});

/** Returns when a guardrail got its state, where the key may read the changes. */
export const useInForceSince = (guardrail: GuardrailRecord): string | undefined => {
  const { data } = useQuery({ ...latestChangesQuery, enabled: useHasScope('manage') });
  return inForceSince(data ?? [], guardrail);
};
