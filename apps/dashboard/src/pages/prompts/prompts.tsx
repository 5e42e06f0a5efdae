import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ListedPrompt, promptsQuery } from '../../api/prompts';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';
import { Labels } from './labels';
import styles from './prompts.module.css';

/** Lists the stored prompts of the workspace. */
export const Prompts = () => {
  const { data, error, isPending, refetch } = useQuery(promptsQuery);
  const navigate = useNavigate();
  const create = (): void => void navigate({ to: '/prompts/$id', params: { id: 'new' } });
  return (
    <Page
      title="Prompts"
      actions={
        <Button kind="primary" onClick={create}>
          Create a prompt
        </Button>
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={4} />}
      {data?.length === 0 && (
        <EmptyState title="There is no prompt yet">
          <p>
            A prompt is stored here with its placeholders. Each change is a revision; a label, such
            as “production”, says which one applications get, and moves without a deployment.
          </p>
          <Button kind="primary" onClick={create}>
            Create the first prompt
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          label="Prompts"
          rows={data}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          linkOf={({ id }) => ({ to: '/prompts/$id', params: { id } })}
        />
      )}
    </Page>
  );
};

const COLUMNS: readonly Column<ListedPrompt>[] = [
  {
    name: 'Name',
    wide: true,
    opens: true,
    cell: ({ name, active }) => (
      <>
        <bdi title={name}>{name}</bdi>
        {!active && <span className={styles.soft}> (not in use)</span>}
      </>
    ),
  },
  { name: 'Active revision', numeric: true, cell: ({ active_revision }) => active_revision },
  { name: 'Labels', cell: ({ labels }) => <Labels labels={labels} /> },
  { name: 'Id', minor: true, cell: ({ id }) => <Id id={id} /> },
  { name: 'Changed', numeric: true, cell: ({ updated_at }) => <Time at={updated_at} /> },
];
