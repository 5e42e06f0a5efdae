import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Scope } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { Checkbox, TextField } from '../../ui/field';
import { keysQuery, type NewApiKey, SCOPES } from './key-queries';
import styles from './keys.module.css';

interface NewKeyProps {
  /** The scopes of the session, which a new key cannot exceed. */
  scopes: readonly Scope[];
  onCreated: (key: string) => void;
  onCancel: () => void;
}

/** Creates a key with a name, scopes and, if wanted, an end. */
export const NewKey = ({ scopes: granted, onCreated, onCancel }: NewKeyProps) => {
  const [name, setName] = useState('');
  const [expiry, setExpiry] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(
    granted.includes('evaluate') ? ['evaluate'] : [],
  );
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      callApi<NewApiKey>('POST', '/api-keys', {
        name,
        scopes,
        ...(expiry !== '' && { expires_at: new Date(expiry).toISOString() }),
      }),
    onSuccess: ({ key }) => {
      onCreated(key);
      return queries.invalidateQueries(keysQuery);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  const toggle = (scope: Scope, isChosen: boolean): void =>
    setScopes((now) => (isChosen ? [...now, scope] : now.filter((other) => other !== scope)));
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
        help="What uses it, for example “checkout service”."
      />
      <fieldset className={styles.scopes}>
        <legend>Scopes</legend>
        {SCOPES.map(([scope, allows]) => (
          <Checkbox
            key={scope}
            label={scope}
            help={granted.includes(scope) ? allows : `${allows}; your own key lacks it`}
            disabled={!granted.includes(scope)}
            checked={scopes.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
        ))}
      </fieldset>
      <TextField
        label="Expires"
        type="datetime-local"
        value={expiry}
        onChange={({ target }) => setExpiry(target.value)}
        help="Empty: never."
      />
      {create.error && <ErrorNote error={create.error} />}
      <Actions>
        <Button kind="primary" type="submit" busy={create.isPending} disabled={scopes.length === 0}>
          Create
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </form>
  );
};
