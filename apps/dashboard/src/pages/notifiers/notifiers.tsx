import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { NotifierRecord } from '@touchstone/contracts';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Name } from '../../ui/name';
import { Page } from '../../ui/page';
import { kindOf, notifiersQuery, targetOf } from './notifier-queries';
import { NotifierState } from './notifier-state';

const COLUMNS: readonly Column<NotifierRecord>[] = [
  { name: 'State', cell: (notifier) => <NotifierState notifier={notifier} /> },
  { name: 'Name', opens: true, cell: ({ name }) => <Name>{name}</Name> },
  { name: 'Kind', cell: kindOf },
  {
    name: 'Sends to',
    wide: true,
    minor: true,
    cell: (notifier) => <bdi title={targetOf(notifier)}>{targetOf(notifier)}</bdi>,
  },
  { name: 'Events', minor: true, cell: ({ events }) => events.join(', ') },
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
          linkOf={({ id }) => ({ to: '/notifiers/$id', params: { id } })}
        />
      )}
    </Page>
  );
};
