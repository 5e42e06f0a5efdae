import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { EvaluationRecord } from '@touchstone/contracts';
import { outcomeOf, summaryOf } from '../../api/outcome-of';
import { type EvaluationSearch, evaluationsQuery } from '../../api/queries';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { OutcomeLabel } from '../../ui/outcome';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';

const COLUMNS: readonly Column<EvaluationRecord>[] = [
  { name: 'Outcome', cell: (row) => <OutcomeLabel outcome={outcomeOf(row)} /> },
  { name: 'Found', wide: true, cell: summaryOf },
  { name: 'Score', numeric: true, cell: ({ score }) => score ?? '–' },
  { name: 'Source', cell: ({ source }) => source },
  { name: 'Completed', numeric: true, cell: ({ completed_at }) => <Time at={completed_at} /> },
];

/** Lists evaluations; the filters are those of the address. */
export const Evaluations = () => {
  const [search] = useAddressState<EvaluationSearch>();
  const navigate = useNavigate();
  const { data, error, isPending, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery(evaluationsQuery(search));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Page title="Evaluations" wide>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && rows.length === 0 && (
        <EmptyState title="No evaluation matches">
          <p>Evaluations appear here as soon as a request was judged.</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <DataTable
          label="Evaluations"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void navigate({ to: `/evaluations/${id}`, search: true })}
        />
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Older
          </Button>
        </div>
      )}
    </Page>
  );
};
