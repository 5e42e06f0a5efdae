import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { definitionsQuery, type ListedDefinition } from '../../api/definitions';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { OutcomeLabel } from '../../ui/outcome';
import { Page } from '../../ui/page';
import { requestedChecks, useCheckParts } from '../../ui/schema-form/check-families';
import { Time } from '../../ui/time';
import { plural } from '../../ui/words';
import styles from './definitions.module.css';
import { underCurrentNames } from './legacy-fields';

/** Lists the evaluation definitions of the workspace. */
export const Definitions = () => {
  const { data, error, isPending, refetch } = useQuery(definitionsQuery);
  const navigate = useNavigate();
  const create = (): void => void navigate({ to: '/definitions/$id', params: { id: 'new' } });
  return (
    <Page
      title="Definitions"
      actions={
        <Button kind="primary" onClick={create}>
          Create a definition
        </Button>
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={4} />}
      {data?.length === 0 && (
        <EmptyState title="There is no definition yet">
          <p>
            A definition is a named set of checks. Applications invoke it by its id, and guardrails
            judge the traffic to vendors by it.
          </p>
          <Button kind="primary" onClick={create}>
            Create the first definition
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          label="Definitions"
          rows={data}
          keyOf={({ id }) => id}
          columns={COLUMNS}
          linkOf={({ id }) => ({ to: '/definitions/$id', params: { id } })}
        />
      )}
    </Page>
  );
};

const COLUMNS: readonly Column<ListedDefinition>[] = [
  {
    name: 'Name',
    wide: true,
    opens: true,
    cell: ({ name }) => <bdi title={name}>{name || 'without a name'}</bdi>,
  },
  { name: 'Checks', cell: (definition) => <Checks definition={definition} /> },
  { name: 'Version', numeric: true, minor: true, cell: ({ version }) => version },
  { name: 'Warnings', cell: ({ warnings }) => <Warnings warnings={warnings} /> },
  { name: 'Id', minor: true, cell: ({ id }) => <Id id={id} /> },
  {
    name: 'Created',
    numeric: true,
    minor: true,
    cell: ({ created_at }) => <Time at={created_at} />,
  },
];

const Checks = ({ definition }: { definition: ListedDefinition }) => {
  const parts = useCheckParts();
  if (parts === undefined) return <span className={styles.soft}>…</span>;
  const requested = requestedChecks(parts, underCurrentNames(definition));
  const checks = requested.flatMap((family) => family.checks);
  return (
    <div className={styles.checks} title={checks.join(', ')}>
      {checks.length === 0 ? <span className={styles.soft}>none</span> : checks.join(', ')}
    </div>
  );
};

const Warnings = ({ warnings }: { warnings: readonly string[] | undefined }) => {
  if (warnings === undefined) return <span className={styles.soft}>open it to see</span>;
  if (warnings.length === 0) return <span className={styles.soft}>none</span>;
  return (
    <span title={warnings.join('\n')}>
      <OutcomeLabel outcome="warning">{plural(warnings.length, 'warning')}</OutcomeLabel>
    </span>
  );
};
