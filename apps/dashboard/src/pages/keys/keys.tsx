import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiKeyRecord, Scope } from '@touchstone/contracts';
import { callApi, getFromApi } from '../../api/client';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { DataTable } from '../../ui/data-table';
import { Actions, Dialog } from '../../ui/dialog';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Checkbox, TextField } from '../../ui/field';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import styles from './keys.module.css';

const SCOPES: readonly [scope: Scope, allows: string][] = [
  ['evaluate', 'judge texts and redact them'],
  ['studio', 'read and change stored prompts'],
  ['proxy', 'send requests to model vendors'],
  ['read', 'see history, statistics and settings'],
  ['manage', 'change everything, keys included'],
];

const keysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: () => getFromApi<ApiKeyRecord[]>('/api-keys?limit=200'),
});

/** Lists the keys of the workspace; creates, rotates and revokes them. */
export const Keys = () => {
  const { data, error, isPending, refetch } = useQuery(keysQuery);
  const [creating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKeyRecord>();
  const [shown, setShown] = useState<string>();
  const close = (): void => {
    setCreating(false);
    setShown(undefined);
  };
  return (
    <Page
      title="Keys"
      actions={
        <Button kind="primary" onClick={() => setCreating(true)}>
          Create a key
        </Button>
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={3} />}
      {data?.length === 0 && <EmptyState title="This workspace has no keys" />}
      {data && data.length > 0 && (
        <DataTable
          label="Keys"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Name', wide: true, cell: ({ name }) => name },
            { name: 'Key', cell: ({ last_four }) => <code>…{last_four}</code> },
            { name: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
            {
              name: 'Last used',
              cell: ({ last_used_at }) => (last_used_at ? <Time at={last_used_at} /> : 'never'),
            },
            {
              name: 'Expires',
              cell: ({ expires_at }) => (expires_at ? <Time at={expires_at} /> : 'never'),
            },
            {
              name: 'Actions',
              cell: (key) => (
                <Button kind="quiet" onClick={() => setRevoked(key)}>
                  Revoke
                </Button>
              ),
            },
          ]}
        />
      )}
      <Dialog
        title={shown === undefined ? 'Create a key' : 'Copy the key now; it is not shown again'}
        open={creating || shown !== undefined}
        onClose={close}
      >
        {shown === undefined ? (
          <NewKey onCreated={setShown} onCancel={close} />
        ) : (
          <ShownKey text={shown} onClose={close} />
        )}
      </Dialog>
      <RevokeKey apiKey={revoked} onClose={() => setRevoked(undefined)} />
    </Page>
  );
};

const NewKey = ({
  onCreated,
  onCancel,
}: {
  onCreated: (key: string) => void;
  onCancel: () => void;
}) => {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['evaluate']);
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => callApi<{ key: string }>('POST', '/api-keys', { name, scopes }),
    onSuccess: ({ key }) => {
      onCreated(key);
      return queries.invalidateQueries(keysQuery);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label="Name"
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        help="What uses it, for example “checkout service”."
      />
      <fieldset className={styles.scopes}>
        <legend>Scopes</legend>
        {SCOPES.map(([scope, allows]) => (
          <Checkbox
            key={scope}
            label={scope}
            help={allows}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes((now) =>
                target.checked ? [...now, scope] : now.filter((other) => other !== scope),
              )
            }
          />
        ))}
      </fieldset>
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

/** Shows a new key once, with a request that uses it. */
const ShownKey = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const snippet = `curl ${location.origin}/api/v1/evaluation/evaluate \\
  -H 'X-Service-API-Key: ${text}' -H 'Content-Type: application/json' \\
  -d '{"input": "My e-mail is jane.doe@example.com", "pii_check": true}'`;
  return (
    <>
      <div className={styles.secret}>
        <code>{text}</code>
        <CopyButton text={text} label="Copy the key" />
      </div>
      <p>Try it:</p>
      <div className={styles.secret}>
        <pre>{snippet}</pre>
        <CopyButton text={snippet} label="Copy the request" />
      </div>
      <Actions>
        <Button kind="primary" onClick={onClose}>
          I have copied it
        </Button>
      </Actions>
    </>
  );
};

const RevokeKey = ({
  apiKey,
  onClose,
}: {
  apiKey: ApiKeyRecord | undefined;
  onClose: () => void;
}) => {
  const queries = useQueryClient();
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: (id: string) => callApi('DELETE', `/api-keys/${encodeURIComponent(id)}`),
    onSuccess: () => {
      toast(`The key “${apiKey?.name}” is revoked.`);
      onClose();
      return queries.invalidateQueries(keysQuery);
    },
  });
  return (
    <Dialog
      title={`Revoke the key “${apiKey?.name ?? ''}”`}
      open={apiKey !== undefined}
      onClose={onClose}
    >
      <p>
        Requests with it are refused within five seconds, and its sessions end. This cannot be
        undone.
      </p>
      {revoke.error && <ErrorNote error={revoke.error} />}
      <Actions>
        <Button
          kind="danger"
          busy={revoke.isPending}
          onClick={() => apiKey && revoke.mutate(apiKey.id)}
        >
          Revoke
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Actions>
    </Dialog>
  );
};
