import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EvaluationAnswer } from '@touchstone/contracts';
import { requestApi } from '../../api/client';
import type { ContentBody } from '../../api/evaluation';
import type { Values } from '../../ui/schema-form/changes';
import { evaluationRequest, type RunMode } from './request';

/** One request, while it runs and after. */
export interface Run {
  mode: RunMode;
  state: 'running' | 'done' | 'failed';
  answer?: EvaluationAnswer;
  id?: string;
  /** Time in the service, by its own account. */
  tookMs?: number;
  error?: Error;
}

export interface Runs {
  /** Tells this start from later ones. */
  startedAt: number;
  /** The judged content; the typed texts may have changed since. */
  content: ContentBody;
  runs: readonly Run[];
}

const KEY = ['try-it'];

const totalMs = (headers: Headers): number | undefined => {
  const total = /total;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
};

const finished = async (
  mode: RunMode,
  { path, body }: ReturnType<typeof evaluationRequest>,
): Promise<Run> => {
  try {
    const { answer, headers } = await requestApi<EvaluationAnswer>('POST', path, body);
    return {
      mode,
      state: 'done',
      answer,
      id: headers.get('x-evaluation-id') ?? undefined,
      tookMs: totalMs(headers),
    };
  } catch (error) {
    return { mode, state: 'failed', error: error instanceof Error ? error : new Error() };
  }
};

/** Judges a content in several modes at once. Results are kept while other pages are open. */
export const useRuns = () => {
  const queries = useQueryClient();
  const { data } = useQuery<Runs | null>({
    queryKey: KEY,
    queryFn: skipToken,
    staleTime: Infinity,
  });
  const start = useCallback(
    (
      content: ContentBody,
      checks: Values,
      modes: readonly RunMode[],
      definition: string | undefined,
    ): void => {
      const runs = modes.map((mode): Run => ({ mode, state: 'running' }));
      const startedAt = performance.now();
      queries.setQueryData<Runs>(KEY, { startedAt, content, runs });
      for (const mode of modes)
        void finished(mode, evaluationRequest(content, checks, mode, definition)).then((run) =>
          queries.setQueryData<Runs>(KEY, (now) =>
            now?.startedAt !== startedAt
              ? now
              : { ...now, runs: now.runs.map((each) => (each.mode === mode ? run : each)) },
          ),
        );
    },
    [queries],
  );
  return { shown: data ?? undefined, start };
};
