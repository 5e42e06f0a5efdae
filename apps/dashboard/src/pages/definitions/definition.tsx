import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { definitionQuery, definitionsQuery, type SavedDefinition } from '../../api/definitions';
import { guardrailsQuery } from '../../api/guardrails';
import { namesQuery } from '../../api/names';
import { Button } from '../../ui/button';
import { SnippetTabs } from '../../ui/copy-as/snippet-tabs';
import { Dialog } from '../../ui/dialog';
import { ErrorNote, Note, Skeleton } from '../../ui/feedback';
import { Id } from '../../ui/id';
import { Page, Panel } from '../../ui/page';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import { DefinitionForm } from './definition-form';
import styles from './definitions.module.css';
import { DeleteDefinition } from './delete-definition';

/** The address of the form for a definition that does not exist yet. */
const NEW = 'new';

/** Shows a definition, how to invoke it, and changes it; or creates one. */
export const Definition = () => {
  const { id = NEW } = useParams({ strict: false });
  return id === NEW ? <NewDefinition /> : <StoredDefinition key={id} id={id} />;
};

/** Keeps a saved definition, and reads again what depends on it. */
const useKeep = () => {
  const queries = useQueryClient();
  return (saved: SavedDefinition): void => {
    queries.setQueryData(definitionQuery(saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: definitionsQuery.queryKey });
    void queries.invalidateQueries(namesQuery);
  };
};

const NewDefinition = () => {
  const keep = useKeep();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page title="New definition">
      <Panel>
        <DefinitionForm
          save={(fields) => callApi<SavedDefinition>('POST', '/evaluation', fields)}
          onSaved={(saved) => {
            keep(saved);
            toast(`The definition “${saved.name || saved.id}” is created. It can be invoked now.`);
            void navigate({ to: '/definitions/$id', params: { id: saved.id }, replace: true });
          }}
        />
      </Panel>
    </Page>
  );
};

const StoredDefinition = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(definitionQuery(id));
  const { data: guardrails = [] } = useQuery(guardrailsQuery);
  const [isDeleting, setDeleting] = useState(false);
  const users = guardrails.filter(
    ({ evaluations: { request_evaluation, response_evaluation } = {} }) =>
      [request_evaluation, response_evaluation].includes(id),
  );
  return (
    <Page
      title={data?.name || 'Definition'}
      actions={
        data && (
          <Button kind="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton rows={8} />}
      {data && (
        <>
          <Facts definition={data} />
          <div className={styles.columns}>
            <Panel title="Checks">
              <Change definition={data} />
            </Panel>
            <div className={styles.snippets}>
              <Invoke id={id} />
              <Panel title="Guardrails that judge by it">
                {users.length === 0 ? (
                  <p className={styles.soft}>
                    None.{' '}
                    <Link to="/guardrails/$id" params={{ id: NEW }} search={{ definition: id }}>
                      Create one
                    </Link>{' '}
                    to judge the traffic to vendors by it.
                  </p>
                ) : (
                  <ul className={styles.users}>
                    {users.map((guardrail) => (
                      <li key={guardrail.id}>
                        <Link to="/guardrails/$id" params={{ id: guardrail.id }}>
                          <bdi>{guardrail.name || guardrail.id}</bdi>
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </Panel>
            </div>
          </div>
          <Dialog
            title="Delete the definition"
            open={isDeleting}
            onClose={() => setDeleting(false)}
          >
            <DeleteDefinition definition={data} users={users} onClose={() => setDeleting(false)} />
          </Dialog>
        </>
      )}
    </Page>
  );
};

const Facts = ({ definition: { id, version, created_at } }: { definition: SavedDefinition }) => (
  <div className={styles.facts}>
    <span>Version {version}</span>
    <span>
      Id <Id id={id} />
    </span>
    <span>
      Created <Time at={created_at} />
    </span>
    <Link to="/evaluations" search={{ definition: id }}>
      Evaluations by it
    </Link>
  </div>
);

const Change = ({ definition }: { definition: SavedDefinition }) => {
  const keep = useKeep();
  const toast = useToast();
  return (
    <div className={styles.snippets}>
      {definition.warnings.map((warning) => (
        <Note key={warning} kind="warning">
          <bdi>{warning}</bdi>
        </Note>
      ))}
      <DefinitionForm
        key={definition.version}
        stored={definition}
        save={(changes) =>
          callApi<SavedDefinition>(
            'PUT',
            `/evaluation/${encodeURIComponent(definition.id)}`,
            changes,
          )
        }
        onSaved={(saved) => {
          keep(saved);
          toast(`Version ${saved.version} is saved, and in force within five seconds.`);
        }}
      />
    </div>
  );
};

const Invoke = ({ id }: { id: string }) => (
  <Panel title="Invoke it">
    <SnippetTabs
      request={{
        path: '/api/v1/evaluation/invoke',
        body: { evaluation_id: id, input: '…', output: '…' },
      }}
    />
  </Panel>
);
