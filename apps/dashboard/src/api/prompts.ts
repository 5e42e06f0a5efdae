import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  PromptContent,
  PromptDiff,
  PromptHead,
  PromptRevisionSummary,
} from '@touchstone/contracts';
import { getFromApi, queryOf } from './client';

/** A prompt in the list. */
export type ListedPrompt = Omit<PromptHead, 'version'>;

/** A prompt with one of its revisions. */
export interface StoredPrompt extends PromptContent {
  id: string;
  text_id: string;
  name: string;
  description: string;
  active: boolean;
  active_revision: number;
  created_at: string;
  revision: number;
  revision_id: string;
  beta: boolean;
  labels: Record<string, number>;
}

/** A revision in the list of a prompt's revisions. */
export type ListedRevision = Omit<PromptRevisionSummary, 'id' | 'number'> & {
  revision: number;
  revision_id: string;
};

const PAGE_ROWS = 50;

export const promptsQuery = queryOptions({
  queryKey: ['prompts'],
  queryFn: () => getFromApi<ListedPrompt[]>('/studio/prompts?limit=1000'),
});

/** The key of everything that is read about one prompt. */
export const promptKey = (id: string) => ['prompts', id] as const;

export const promptPath = (id: string): string => `/studio/prompts/${encodeURIComponent(id)}`;

/** @param revision id of a revision; the active one if left out */
export const promptQuery = (id: string, revision?: string) =>
  queryOptions({
    queryKey: [...promptKey(id), 'content', revision],
    queryFn: () =>
      getFromApi<StoredPrompt>(`${promptPath(id)}${queryOf({ revision_id: revision })}`),
  });

/** Reads pages of a prompt's revisions, the latest first. */
export const revisionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...promptKey(id), 'revisions'],
    queryFn: ({ pageParam }) =>
      getFromApi<ListedRevision[]>(
        `${promptPath(id)}/revisions${queryOf({ limit: PAGE_ROWS, offset: pageParam })}`,
      ),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < PAGE_ROWS ? undefined : all.length * PAGE_ROWS),
  });

export const promptDiffQuery = (id: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...promptKey(id), 'diff', from, to],
    queryFn: () => getFromApi<PromptDiff>(`${promptPath(id)}/diff${queryOf({ from, to })}`),
    enabled: from !== to,
    staleTime: Infinity,
  });
