import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EvaluationPage, EvaluationRecord } from '@touchstone/contracts';
import { getFromApi, queryOf } from '../../api/client';
import { criteriaOf, type EvaluationSearch, parametersOf } from '../../api/evaluation-search';
import { evaluationsQuery, PAGE_ROWS } from '../../api/queries';
import { withNewest } from './newest';

const POLL_MS = 3_000;
/** Rows that arrive together are shown together. */
const BATCH_MS = 300;
/** Beyond this many rows on top, the list is read anew. */
const MOST_ROWS = 500;

interface LiveTail {
  /** New rows that are held back while the pointer or the focus is in the table. */
  waiting: number;
  show: () => void;
}

/**
 * Adds new evaluations on top of the list, from the event stream or, where there is none, by asking
 * every three seconds. While `isReading`, they wait.
 */
export const useLiveTail = (
  search: EvaluationSearch,
  isOn: boolean,
  isReading: boolean,
): LiveTail => {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<readonly EvaluationRecord[]>([]);
  const address = JSON.stringify(search);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    if (!isOn) return;
    const { current } = latest;
    const { queryKey } = evaluationsQuery(current);
    const listed = (): InfiniteData<EvaluationPage> | undefined => queries.getQueryData(queryKey);
    const stop = follow(current, (arrived) => {
      const known = new Set(listed()?.pages.flatMap(({ items }) => items.map(({ id }) => id)));
      setWaiting((before) =>
        withNewest(
          before,
          arrived.filter(({ id }) => !known.has(id)),
        ),
      );
    });
    return () => {
      stop();
      setWaiting([]);
    };
  }, [address, isOn, queries]);

  const show = useCallback(() => {
    const { queryKey } = evaluationsQuery(latest.current);
    const data = queries.getQueryData(queryKey);
    const [first, ...others] = data?.pages ?? [];
    if (data === undefined || first === undefined) return;
    setWaiting([]);
    if (waiting.length + first.items.length > MOST_ROWS) {
      void queries.resetQueries({ queryKey });
      return;
    }
    const pages = [{ ...first, items: withNewest(first.items, waiting) }, ...others];
    queries.setQueryData(queryKey, { ...data, pages });
  }, [queries, waiting]);

  useEffect(() => {
    if (waiting.length > 0 && !isReading) show();
  }, [waiting, isReading, show]);
  return { waiting: waiting.length, show };
};

/** Calls `onArrived` with new evaluations, in batches, until the returned function is called. */
const follow = (
  search: EvaluationSearch,
  onArrived: (items: readonly EvaluationRecord[]) => void,
): (() => void) => {
  let arrived: EvaluationRecord[] = [];
  let polling: ReturnType<typeof setInterval> | undefined;
  const batches = setInterval(() => {
    if (arrived.length > 0) onArrived(arrived);
    arrived = [];
  }, BATCH_MS);
  const ask = async (): Promise<void> => {
    const query = queryOf({ ...parametersOf(search), limit: PAGE_ROWS });
    // The next try follows soon; the list itself shows lasting errors.
    const page = await getFromApi<EvaluationPage>(`/evaluations${query}`).catch(() => undefined);
    arrived.push(...(page?.items ?? []));
  };
  const stream = new EventSource(`/api/evaluations/stream${queryOf(criteriaOf(search))}`);
  stream.addEventListener('evaluation', ({ data }: MessageEvent<string>) => {
    arrived.push(JSON.parse(data) as EvaluationRecord);
  });
  // What was stored between the list and the stream.
  stream.addEventListener('open', () => void ask());
  stream.addEventListener('error', () => {
    if (stream.readyState === EventSource.CLOSED)
      polling ??= setInterval(() => void ask(), POLL_MS);
  });
  return () => {
    stream.close();
    clearInterval(batches);
    clearInterval(polling);
  };
};
