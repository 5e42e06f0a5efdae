import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { EvaluationRecord } from '@touchstone/contracts';
import { type EvaluationSearch, searchIn } from '../../api/evaluation-search';
import { useNames } from '../../api/names';
import { hasVerdict, outcomeOf, summaryOf } from '../../api/outcome-of';
import { evaluationsQuery } from '../../api/queries';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { formatCount } from '../../ui/format';
import { OutcomeLabel } from '../../ui/outcome';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';
import { Filters } from './filters';
import styles from './filters.module.css';
import { useLiveTail } from './use-live-tail';
import { useReading } from './use-reading';

interface View extends EvaluationSearch {
  live?: boolean;
  more?: boolean;
}

/** Lists evaluations; the filters are those of the address. */
export const Evaluations = () => {
  const [state, change] = useAddressState<View>();
  const address = JSON.stringify(searchIn(state));
  const search = useMemo(() => JSON.parse(address) as EvaluationSearch, [address]);
  const isLive = state.live === true && search.to === undefined;
  const { data, error, isPending, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(evaluationsQuery(search));
  const { isReading, handlers } = useReading();
  const { waiting, show } = useLiveTail(search, isLive, isReading);
  const columns = useColumns();
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page
      title="Evaluations"
      wide
      actions={
        <>
          <CopyButton text={location.href} label="Copy the link to this filter" word="Copy link" />
          <Button
            role="switch"
            aria-checked={isLive}
            className={styles.live}
            disabled={search.to !== undefined}
            title="Shows new evaluations on top; they wait while you read"
            onClick={() => change({ live: isLive ? undefined : true }, true)}
          >
            Live
          </Button>
        </>
      }
    >
      <Filters
        search={search}
        showsMore={state.more === true}
        onShowMore={(more) => change({ more: more || undefined }, true)}
        onChange={(changes) => change(changes)}
      />
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && rows.length === 0 && <Nothing isFiltered={address !== '{}'} isLive={isLive} />}
      {rows.length > 0 && (
        <div className={styles.list} {...handlers}>
          {waiting > 0 && (
            <div className={styles.arrived}>
              <Button kind="primary" onClick={show}>
                Show {formatCount(waiting)} new
              </Button>
            </div>
          )}
          <DataTable
            label="Evaluations"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            linkOf={({ id }) => ({ to: '/evaluations/$id', params: { id }, search: true })}
          />
        </div>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older
          </Button>
        </div>
      )}
      {rows.length > 0 && !hasNextPage && (
        <p className={styles.end}>
          {rows.length === 1 ? 'The only one' : `All ${formatCount(rows.length)}`} in this filter.
        </p>
      )}
    </Page>
  );
};

/** A score without a verdict would look like proof. */
const scoreOf = (row: EvaluationRecord): string =>
  row.score === null || !hasVerdict(row) ? '–' : String(row.score);

const useColumns = (): readonly Column<EvaluationRecord>[] => {
  const nameOf = useNames();
  const requestedBy = ({ definition, guardrails }: EvaluationRecord): string =>
    [
      ...(definition === null ? [] : [nameOf('definition', definition.id)]),
      ...guardrails.map((id) => nameOf('guardrail', id)),
    ].join(', ') || '–';
  return [
    { name: 'Outcome', cell: (row) => <OutcomeLabel outcome={outcomeOf(row)} /> },
    {
      name: 'Found',
      wide: true,
      opens: true,
      cell: (row) => <bdi title={summaryOf(row)}>{summaryOf(row)}</bdi>,
    },
    {
      name: 'Requested by',
      minor: true,
      cell: (row) => (
        <bdi className={styles.by} title={requestedBy(row)}>
          {requestedBy(row)}
        </bdi>
      ),
    },
    { name: 'Source', minor: true, cell: ({ source }) => source },
    { name: 'Score', numeric: true, minor: true, cell: scoreOf },
    { name: 'Completed', numeric: true, cell: ({ completed_at }) => <Time at={completed_at} /> },
  ];
};

const Nothing = ({ isFiltered, isLive }: { isFiltered: boolean; isLive: boolean }) =>
  isFiltered ? (
    <EmptyState title="No evaluation matches">
      <p>
        {isLive
          ? 'New evaluations that match appear here.'
          : 'Remove a filter, or choose a longer time.'}
      </p>
    </EmptyState>
  ) : (
    <EmptyState title="Nothing was evaluated yet">
      <p>Evaluations appear here as soon as a request was judged.</p>
      <Link to="/try">Judge a first text under Try it</Link>
    </EmptyState>
  );
