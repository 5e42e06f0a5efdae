import { useInfiniteQuery } from '@tanstack/react-query';
import type { ExchangeRecord } from '@touchstone/contracts';
import { type ExchangeSearch, exchangeSearchIn, exchangesQuery } from '../../api/exchanges';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { formatCount, formatMs } from '../../ui/format';
import { Name } from '../../ui/name';
import { OutcomeLabel } from '../../ui/outcome';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';
import { summaryOfExchange } from './exchange-outcome';
import { FirstExchange } from './first-exchange';
import styles from './traffic.module.css';
import { TrafficFilters } from './traffic-filters';
import { Verdicts } from './verdicts';

const tokens = (count: number | null): string => (count === null ? '–' : formatCount(count));

/** A request that a guardrail ended did not reach the vendor. */
const vendorTime = ({ latency: { vendor_ms } }: ExchangeRecord): string =>
  vendor_ms === 0 ? '–' : formatMs(vendor_ms);

const COLUMNS: readonly Column<ExchangeRecord>[] = [
  {
    name: 'Outcome',
    opens: true,
    cell: (row) => {
      const { outcome, words } = summaryOfExchange(row);
      return <OutcomeLabel outcome={outcome}>{words}</OutcomeLabel>;
    },
  },
  { name: 'Provider', minor: true, cell: ({ provider }) => <Name>{provider}</Name> },
  {
    name: 'Model',
    minor: true,
    cell: ({ model }) => (
      <span className={styles.model}>{model === null ? '–' : <Name>{model}</Name>}</span>
    ),
  },
  { name: 'Guardrails', wide: true, cell: ({ guardrails }) => <Verdicts decisions={guardrails} /> },
  {
    name: 'Tokens in / out',
    numeric: true,
    minor: true,
    cell: ({ input_tokens, output_tokens }) => `${tokens(input_tokens)} / ${tokens(output_tokens)}`,
  },
  { name: 'Vendor', numeric: true, minor: true, cell: vendorTime },
  {
    name: 'Guard',
    numeric: true,
    minor: true,
    cell: ({ latency }) => formatMs(latency.guardrails_ms),
  },
  { name: 'Completed', numeric: true, cell: ({ completed_at }) => <Time at={completed_at} /> },
];

/** Lists exchanges with model vendors; the filters are those of the address. */
export const Traffic = () => {
  const [state, change] = useAddressState<ExchangeSearch>();
  const search = exchangeSearchIn(state);
  const {
    data,
    error,
    isPending,
    isFetching,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
    refetch,
  } = useInfiniteQuery(exchangesQuery(search));
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(search).length > 0;
  const isEmpty = data !== undefined && rows.length === 0;
  return (
    <Page
      title="Traffic"
      wide
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      }
    >
      {(isFiltered || !isEmpty) && <TrafficFilters search={search} onChange={change} />}
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {isEmpty && !isFiltered && <FirstExchange />}
      {isEmpty && isFiltered && (
        <EmptyState title="No exchange matches">
          <p>Remove a filter, or choose a longer time.</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <DataTable
          label="Exchanges"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/traffic/$id', params: { id }, search: true })}
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
