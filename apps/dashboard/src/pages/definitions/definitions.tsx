import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Definition, definitionsQuery } from '../../api/definitions';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { OutcomeLabel } from '../../ui/outcome';
import { Page } from '../../ui/page';
import { requestedChecks } from '../../ui/schema-form/check-families';
import { Time } from '../../ui/time';
import { plural } from '../../ui/words';
import { type DefinitionGaps, useDefinitionGaps } from './definition-warnings';
import styles from './definitions.module.css';
import { underCurrentNames } from './legacy-fields';

/** Lists the evaluation definitions of the workspace. */
export const Definitions = () => {
  const { data, error, isPending, refetch } = useQuery(definitionsQuery);
  const navigate = useNavigate();
  const gapsOf = useDefinitionGaps(data ?? []);
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
          columns={columns(gapsOf)}
          onOpen={({ id }) => void navigate({ to: '/definitions/$id', params: { id: id } })}
        />
      )}
    </Page>
  );
};

const columns = (
  gapsOf: (definition: Definition) => DefinitionGaps,
): readonly Column<Definition>[] => [
  {
    name: 'Name',
    wide: true,
    cell: ({ id, name }) => (
      <Link to="/definitions/$id" params={{ id: id }} title={name}>
        <bdi>{name || 'without a name'}</bdi>
      </Link>
    ),
  },
  { name: 'Checks', cell: (definition) => <Checks definition={definition} /> },
  { name: 'Version', numeric: true, cell: ({ version }) => version },
  { name: 'Warnings', cell: (definition) => <Gaps gaps={gapsOf(definition)} /> },
  { name: 'Id', cell: ({ id }) => <Id id={id} /> },
  { name: 'Created', numeric: true, cell: ({ created_at }) => <Time at={created_at} /> },
];

const Checks = ({ definition }: { definition: Definition }) => {
  const checks = requestedChecks(underCurrentNames(definition)).flatMap((family) => family.checks);
  return (
    <div className={styles.checks} title={checks.join(', ')}>
      {checks.length === 0 ? <span className={styles.soft}>none</span> : checks.join(', ')}
    </div>
  );
};

const Gaps = ({ gaps: { checksNothing, notUnderstood } }: { gaps: DefinitionGaps }) => {
  if (checksNothing) return <OutcomeLabel outcome="warning">checks nothing</OutcomeLabel>;
  if (notUnderstood === undefined) return <span className={styles.soft}>not known</span>;
  if (notUnderstood === 0) return <span className={styles.soft}>none</span>;
  return (
    <OutcomeLabel outcome="warning">
      {`${plural(notUnderstood, 'assertion')} not understood`}
    </OutcomeLabel>
  );
};
