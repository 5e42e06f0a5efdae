import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { FilterBar } from '../../ui/filters/filter-bar';
import { FilterSelect } from '../../ui/filters/filter-select';
import { type Outcome, OutcomeLabel } from '../../ui/outcome';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import { deliveriesQuery, DELIVERY_ROWS } from './notifier-queries';
import styles from './notifiers.module.css';

const OUTCOMES: Record<DeliveryRecord['status'], Outcome> = {
  delivered: 'passed',
  failed: 'failed',
  pending: 'not_evaluated',
  cancelled: 'bypassed',
};

const STATUSES = Object.keys(OUTCOMES).map((value) => ({ value, label: value }));

/** The delivery log of a notifier, the latest first. */
export const Deliveries = ({ id }: { id: string }) => {
  const [{ status, page = 1 }, change] = useAddressState<{ status: string; page: number }>();
  const { data, error, isPending, refetch } = useQuery(deliveriesQuery(id, { status, page }));
  return (
    <div className={styles.deliveries}>
      <FilterBar>
        <FilterSelect
          label="Status"
          any="Any status"
          options={STATUSES}
          value={status}
          onChange={(value) => change({ status: value, page: undefined })}
        />
      </FilterBar>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState title={status === undefined ? 'Nothing was sent yet' : 'No delivery matches'}>
          <p>“Send a test” above shows whether the receiver is reached.</p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable label="Deliveries" columns={COLUMNS} rows={data} keyOf={(row) => row.id} />
      )}
      <div className={styles.pair}>
        {page > 1 && <Button onClick={() => change({ page: page - 1 })}>‹ newer</Button>}
        {data?.length === DELIVERY_ROWS && (
          <Button onClick={() => change({ page: page + 1 })}>older ›</Button>
        )}
      </div>
    </div>
  );
};

const lastErrorOf = ({ attempts }: DeliveryRecord): string => {
  const last = attempts.at(-1);
  return [last?.status_code, last?.error]
    .filter((part) => part !== null && part !== undefined)
    .join(': ');
};

const Redeliver = ({ delivery }: { delivery: DeliveryRecord }) => {
  const queries = useQueryClient();
  const toast = useToast();
  const redeliver = useMutation({
    mutationFn: () =>
      callApi('POST', `/notifiers/deliveries/${encodeURIComponent(delivery.id)}/redeliver`),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notifiers'] }),
    onError: (error) => toast(error.message, 'failed'),
  });
  return (
    <Button kind="quiet" busy={redeliver.isPending} onClick={() => redeliver.mutate()}>
      Send again
    </Button>
  );
};

const COLUMNS: readonly Column<DeliveryRecord>[] = [
  {
    name: 'Status',
    cell: ({ status }) => <OutcomeLabel outcome={OUTCOMES[status]}>{status}</OutcomeLabel>,
  },
  { name: 'Event', minor: true, cell: ({ event }) => event },
  {
    name: 'Last answer',
    wide: true,
    cell: (row) => <bdi title={lastErrorOf(row)}>{lastErrorOf(row)}</bdi>,
  },
  { name: 'Attempts', numeric: true, minor: true, cell: ({ attempts }) => attempts.length },
  {
    name: 'Next',
    numeric: true,
    minor: true,
    cell: ({ next_attempt_at }) => (next_attempt_at ? <Time at={next_attempt_at} /> : '–'),
  },
  { name: 'Created', numeric: true, cell: ({ created_at }) => <Time at={created_at} /> },
  {
    name: 'Actions',
    cell: (row) => (row.status === 'pending' ? null : <Redeliver delivery={row} />),
  },
];
