import { queryOptions } from '@tanstack/react-query';
import type { ApiDescription } from '../ui/schema-form/schema';
import { ApiError } from './client';

const ADDRESS = '/docs-json';

const readDescription = async (): Promise<ApiDescription> => {
  const response = await fetch(ADDRESS).catch(() => undefined);
  if (response?.ok !== true)
    throw new ApiError(response?.status ?? 0, 'The description of the API cannot be read.');
  return (await response.json()) as ApiDescription;
};

/** Reads the OpenAPI description of the service, from which forms are generated. */
export const apiDescriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: readDescription,
  staleTime: Infinity,
  gcTime: Infinity,
});
