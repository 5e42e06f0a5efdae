import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { IntegrationRecord } from '@touchstone/contracts';
import { callApi, getFromApi } from '../../api/client';
import { Button } from '../../ui/button';
import { DataTable } from '../../ui/data-table';
import { Actions, Dialog } from '../../ui/dialog';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { TextField } from '../../ui/field';
import { Menu } from '../../ui/menu';
import { Page } from '../../ui/page';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import styles from './integrations.module.css';
import { TestIntegration } from './test-integration';

const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: () => getFromApi<IntegrationRecord[]>('/integrations?limit=200'),
});

type Open =
  { kind: 'connect' } | { kind: 'change' | 'test' | 'delete'; integration: IntegrationRecord };

/** Lists the vendors that are connected with a credential of the workspace. */
export const Integrations = () => {
  const { data, error, isPending, refetch } = useQuery(integrationsQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <Page
      title="Integrations"
      actions={
        <Button kind="primary" onClick={() => setOpen({ kind: 'connect' })}>
          Connect a vendor
        </Button>
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={3} />}
      {data?.length === 0 && (
        <EmptyState title="No vendor is connected">
          <p>
            Without an integration, each request on the pass-through must bring the credential of
            its vendor. With one, the service adds it, and applications know only their Touchstone
            key.
          </p>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          label="Integrations"
          rows={data}
          keyOf={({ id }) => id}
          columns={[
            { name: 'Vendor', cell: ({ provider }) => provider },
            { name: 'Name', wide: true, cell: ({ name }) => <bdi>{name}</bdi> },
            {
              name: 'Credential',
              minor: true,
              cell: ({ last_four }) =>
                last_four === null ? 'none' : <code>…{last_four || '····'}</code>,
            },
            { name: 'Address', minor: true, cell: ({ url }) => url ?? 'the vendor’s own' },
            { name: 'Connected', minor: true, cell: ({ created_at }) => <Time at={created_at} /> },
            {
              name: 'Actions',
              cell: (integration) => (
                <Menu
                  trigger={<Button kind="quiet">Actions ▾</Button>}
                  items={[
                    { label: 'Test', onSelect: () => setOpen({ kind: 'test', integration }) },
                    { label: 'Change', onSelect: () => setOpen({ kind: 'change', integration }) },
                    {
                      label: 'Delete',
                      danger: true,
                      onSelect: () => setOpen({ kind: 'delete', integration }),
                    },
                  ]}
                />
              ),
            },
          ]}
        />
      )}
      <Dialog title={titleOf(open)} open={open !== undefined} onClose={close}>
        {open?.kind === 'connect' && <IntegrationForm onDone={close} />}
        {open?.kind === 'change' && (
          <IntegrationForm integration={open.integration} onDone={close} />
        )}
        {open?.kind === 'test' && <TestIntegration integration={open.integration} />}
        {open?.kind === 'delete' && (
          <DeleteIntegration integration={open.integration} onDone={close} />
        )}
      </Dialog>
    </Page>
  );
};

const titleOf = (open: Open | undefined): string => {
  if (open === undefined || open.kind === 'connect') return 'Connect a vendor';
  const { name } = open.integration;
  return { change: `Change “${name}”`, test: `Test “${name}”`, delete: `Delete “${name}”` }[
    open.kind
  ];
};

const IntegrationForm = ({
  integration,
  onDone,
}: {
  integration?: IntegrationRecord;
  onDone: () => void;
}) => {
  const [fields, setFields] = useState({
    provider: integration?.provider ?? '',
    name: integration?.name ?? '',
    url: integration?.url ?? '',
    credential: '',
  });
  const queries = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => {
      const { provider, credential, name, url } = fields;
      const body = {
        ...(integration === undefined && { provider }),
        ...(name !== '' && { name }),
        ...(credential !== '' && { credential }),
        ...(url !== (integration?.url ?? '') && { url }),
      };
      return integration === undefined
        ? callApi('POST', '/integrations', body)
        : callApi('PUT', `/integrations/${encodeURIComponent(integration.id)}`, body);
    },
    onSuccess: () => {
      toast(`Saved. Requests to ${fields.provider} use it within five seconds.`);
      onDone();
      return queries.invalidateQueries(integrationsQuery);
    },
  });
  const set = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields((now) => ({ ...now, [name]: target.value })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {integration === undefined && (
        <TextField
          label="Vendor"
          required
          autoFocus
          maxLength={64}
          {...set('provider')}
          help="As in the path of the pass-through, for example openai or anthropic. With an address of its own, any name."
        />
      )}
      <TextField label="Name" maxLength={200} {...set('name')} help="Empty: the vendor’s name." />
      <TextField
        label="Credential"
        type="password"
        autoComplete="off"
        {...set('credential')}
        help={
          integration?.last_four
            ? `Stored: …${integration.last_four}. Empty keeps it.`
            : 'Stored encrypted, and never shown again.'
        }
      />
      <TextField
        label="Address"
        type="url"
        placeholder="https://…"
        {...set('url')}
        help="Only for a vendor with an OpenAI-compatible interface at an address of its own."
      />
      {save.error && <ErrorNote error={save.error} />}
      <Actions>
        <Button kind="primary" type="submit" busy={save.isPending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Actions>
    </form>
  );
};

const DeleteIntegration = ({
  integration,
  onDone,
}: {
  integration: IntegrationRecord;
  onDone: () => void;
}) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', `/integrations/${encodeURIComponent(integration.id)}`),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries(integrationsQuery);
    },
  });
  return (
    <>
      <p>
        Its stored credential is destroyed. Requests to {integration.provider} without a credential
        of their own fail from then on.
      </p>
      {remove.error && <ErrorNote error={remove.error} />}
      <Actions>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </Actions>
    </>
  );
};
