import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { NotifierRecord } from '@touchstone/contracts';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Page } from '../../ui/page';
import { KINDS, notifiersQuery, targetOf } from './notifier-queries';
import { NotifierState } from './notifier-state';

const COLUMNS: readonly Column<NotifierRecord>[] = [
  { name: 'State', cell: (notifier) => <NotifierState notifier={notifier} /> },
  { name: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { name: 'Kind', cell: ({ kind }) => KINDS.find(({ value }) => value === kind)?.label ?? kind },
  { name: 'Sends to', wide: true, cell: (notifier) => <bdi>{targetOf(notifier)}</bdi> },
  { name: 'Events', cell: ({ events }) => events.join(', ') },
];

/** Lists the notifiers of the workspace. */
export const Notifiers = () => {
  const { data, error, isPending, refetch } = useQuery(notifiersQuery);
  const navigate = useNavigate();
  const create = (
    <Button
      kind="primary"
      onClick={() => void navigate({ to: '/notifiers/$id', params: { id: 'new' } })}
    >
      Create a notifier
    </Button>
  );
  return (
    <Page title="Notifiers" actions={create} wide>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState title="Nobody is notified yet">
          <p>
            A notifier sends a webhook, a message in a chat tool or an e-mail when an evaluation
            fails or a check finds something.
          </p>
          {create}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          label="Notifiers"
          columns={COLUMNS}
          rows={data}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void navigate({ to: `/notifiers/${id}` })}
        />
      )}
    </Page>
  );
};
