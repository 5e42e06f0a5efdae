import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { GuardrailCollection, GuardrailRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { type Guardrail as StoredGuardrail, guardrailsQuery } from '../../api/guardrails';
import { namesQuery } from '../../api/names';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Select } from '../../ui/field';
import { Page, Panel } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { DeleteGuardrail } from './delete-guardrail';
import { GuardrailForm } from './guardrail-form';
import { meaningOf } from './guardrail-state';
import styles from './guardrails.module.css';
import { InForceButtons, InForceLine } from './in-force-line';
import { ProofFigures } from './proof-figures';
import { ProofLine } from './proof-line';
import { Sides } from './sides';

/** The address of the form for a guardrail that does not exist yet. */
const NEW = 'new';

/** Shows a guardrail, the proof of it, and changes it; or creates one. */
export const Guardrail = () => {
  const { id = NEW } = useParams({ strict: false });
  return id === NEW ? <NewGuardrail /> : <OneGuardrail key={id} id={id} />;
};

const useReload = () => {
  const queries = useQueryClient();
  return (): void => {
    for (const queryKey of [guardrailsQuery.queryKey, namesQuery.queryKey, ['stats']])
      void queries.invalidateQueries({ queryKey });
  };
};

const COLLECTIONS: readonly { value: GuardrailCollection; label: string }[] = [
  { value: 'guardrails', label: 'guardrail' },
  { value: 'rules', label: 'rule' },
];

const NewGuardrail = () => {
  const [{ collection = 'guardrails', definition }, change] = useAddressState<{
    collection: GuardrailCollection;
    definition: string;
  }>();
  const reload = useReload();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page title={collection === 'rules' ? 'New rule' : 'New guardrail'}>
      <Panel>
        <div className={styles.choice}>
          <Select
            label="Kind"
            value={collection}
            options={COLLECTIONS}
            onChange={({ target }) =>
              change({ collection: target.value === 'rules' ? 'rules' : undefined }, true)
            }
            help="Both act alike; the API keeps them in two lists."
          />
        </div>
        <GuardrailForm
          preset={definition === undefined ? {} : presetOf(definition)}
          save={(fields) => callApi<GuardrailRecord>('POST', `/${collection}`, fields)}
          onSaved={(saved) => {
            reload();
            toast(`“${saved.name || saved.id}” is in force now. ${meaningOf(saved)}`);
            void navigate({ to: '/guardrails/$id', params: { id: saved.id }, replace: true });
          }}
        />
      </Panel>
    </Page>
  );
};

const presetOf = (definition: string) => ({
  evaluations: { request_evaluation: definition, response_evaluation: definition },
});

const OneGuardrail = ({ id }: { id: string }) => {
  const { data, error, isPending, isFetching, refetch } = useQuery(guardrailsQuery);
  const guardrail = data?.find((each) => each.id === id);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Page
      title={guardrail?.name || 'Guardrail'}
      actions={
        guardrail && (
          <>
            <InForceButtons guardrail={guardrail} />
            <Button kind="danger" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        )
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {(isPending || (isFetching && guardrail === undefined)) && <Skeleton rows={8} />}
      {data && guardrail === undefined && !isFetching && (
        <EmptyState title="There is no guardrail or rule with this id" />
      )}
      {guardrail && (
        <>
          <Stored guardrail={guardrail} />
          <Dialog title="Delete" open={isDeleting} onClose={() => setDeleting(false)}>
            <DeleteGuardrail guardrail={guardrail} onClose={() => setDeleting(false)} />
          </Dialog>
        </>
      )}
    </Page>
  );
};

/** Fields that the switches above the form change. */
const SWITCHED = {
  active: undefined,
  mode: undefined,
  updated_at: undefined,
  state_since: undefined,
};

const Stored = ({ guardrail }: { guardrail: StoredGuardrail }) => {
  const reload = useReload();
  const toast = useToast();
  const { id, collection } = guardrail;
  return (
    <>
      <div className={styles.summary}>
        <InForceLine guardrail={guardrail} />
        <Sides guardrail={guardrail} />
        <ProofLine guardrail={guardrail} />
      </div>
      <div className={styles.columns}>
        <Panel title={collection === 'rules' ? 'Rule' : 'Guardrail'}>
          <GuardrailForm
            // The switches above the form must not discard what is written in it.
            key={JSON.stringify({ ...guardrail, ...SWITCHED })}
            stored={guardrail}
            save={(changes) =>
              callApi<GuardrailRecord>('PUT', `/${collection}/${encodeURIComponent(id)}`, changes)
            }
            onSaved={(saved) => {
              reload();
              toast(`Saved, and in force within five seconds. ${meaningOf(saved)}`);
            }}
          />
        </Panel>
        <ProofFigures guardrail={guardrail} />
      </div>
    </>
  );
};
