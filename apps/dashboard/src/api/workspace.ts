import { queryOptions } from '@tanstack/react-query';
import type { WorkspaceRecord } from '@touchstone/contracts';
import { getFromApi } from './client';

/** Reads the settings of the workspace, its name among them. */
export const workspaceQuery = queryOptions({
  queryKey: ['workspace'],
  queryFn: () => getFromApi<WorkspaceRecord>('/workspace'),
});
