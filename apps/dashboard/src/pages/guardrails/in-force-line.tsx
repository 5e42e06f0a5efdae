import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuardrailFields } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { type Guardrail, guardrailsQuery } from '../../api/guardrails';
import { Button } from '../../ui/button';
import { useToast } from '../../ui/toast';
import { meaningOf, stateOf } from './guardrail-state';
import styles from './guardrails.module.css';

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const WORDS = { off: 'Off', observing: 'Observing', enforced: 'Enforced' };

/** Shows what is in force since when. */
export const InForceLine = ({ guardrail }: { guardrail: Guardrail }) => {
  const { state_since: since } = guardrail;
  const state = stateOf(guardrail);
  return (
    <p className={styles.inForce}>
      <strong className={`${styles.state} ${styles[state]}`}>{WORDS[state]}</strong>
      <span>
        {since !== undefined && (
          <>
            since <time dateTime={since}>{DATE.format(new Date(since))}</time>.{' '}
          </>
        )}
        {meaningOf(guardrail)}
      </span>
    </p>
  );
};

/** Switches a guardrail on or off, and between enforcing and observing, by one click each. */
export const InForceButtons = ({ guardrail }: { guardrail: Guardrail }) => {
  const queries = useQueryClient();
  const toast = useToast();
  const { id, name, collection, active, mode } = guardrail;
  const change = useMutation({
    mutationFn: (fields: GuardrailFields) =>
      callApi<Guardrail>('PUT', `/${collection}/${encodeURIComponent(id)}`, fields),
    onSuccess: async (saved) => {
      const state = WORDS[stateOf(saved)].toLowerCase();
      toast(
        `“${name || id}” is ${state === 'observing' ? 'only observing' : state} from now on, everywhere within five seconds. ${meaningOf(saved)}`,
      );
      await queries.invalidateQueries({ queryKey: guardrailsQuery.queryKey });
    },
    onError: (error) => toast(error.message, 'failed'),
  });
  return (
    <>
      {active && (
        <Button
          busy={change.isPending}
          onClick={() => change.mutate({ mode: mode === 'observe' ? 'enforce' : 'observe' })}
        >
          {mode === 'observe' ? 'Enforce' : 'Only observe'}
        </Button>
      )}
      <Button busy={change.isPending} onClick={() => change.mutate({ active: !active })}>
        {active ? 'Switch off' : 'Switch on'}
      </Button>
    </>
  );
};
