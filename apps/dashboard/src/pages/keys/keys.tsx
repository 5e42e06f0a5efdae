import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKeyRecord } from '@touchstone/contracts';
import { sessionQuery } from '../../api/session';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { Actions, Dialog } from '../../ui/dialog';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Menu } from '../../ui/menu';
import { Name } from '../../ui/name';
import { Page } from '../../ui/page';
import { Snippet } from '../../ui/snippet';
import { Time } from '../../ui/time';
import { keysQuery } from './key-queries';
import { NewKey } from './new-key';
import { RevokeKey } from './revoke-key';
import { RotateKey } from './rotate-key';

type Open = { kind: 'create' } | { kind: 'rotate' | 'revoke'; apiKey: ApiKeyRecord };

/** Lists the keys of the workspace; creates, rotates and revokes them. */
export const Keys = () => {
  const { data, error, isPending, refetch } = useQuery(keysQuery);
  const { data: session } = useQuery(sessionQuery);
  const [open, setOpen] = useState<Open>();
  const [shown, setShown] = useState<string>();
  const close = (): void => {
    setOpen(undefined);
    setShown(undefined);
  };
  return (
    <Page
      title="Keys"
      actions={
        <Button kind="primary" onClick={() => setOpen({ kind: 'create' })}>
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
          columns={columns(session?.key_id, setOpen)}
        />
      )}
      <Dialog title={titleOf(open, shown)} open={open !== undefined} onClose={close}>
        {shown !== undefined && <ShownKey text={shown} onClose={close} />}
        {shown === undefined && open?.kind === 'create' && (
          <NewKey scopes={session?.scopes ?? []} onCreated={setShown} onCancel={close} />
        )}
        {shown === undefined && open?.kind === 'rotate' && (
          <RotateKey apiKey={open.apiKey} onRotated={setShown} onCancel={close} />
        )}
        {open?.kind === 'revoke' && (
          <RevokeKey
            apiKey={open.apiKey}
            isOwn={open.apiKey.id === session?.key_id}
            onClose={close}
          />
        )}
      </Dialog>
    </Page>
  );
};

const titleOf = (open: Open | undefined, shown: string | undefined): string => {
  if (shown !== undefined) return 'Copy the key now; it is not shown again';
  if (open === undefined || open.kind === 'create') return 'Create a key';
  return `${open.kind === 'rotate' ? 'Rotate' : 'Revoke'} the key “${open.apiKey.name}”`;
};

const columns = (
  ownId: string | undefined,
  open: (open: Open) => void,
): readonly Column<ApiKeyRecord>[] => [
  {
    name: 'Name',
    wide: true,
    cell: ({ id, name }) => (
      <>
        <Name>{name}</Name>
        {id === ownId && ' (this session)'}
      </>
    ),
  },
  { name: 'Key', minor: true, cell: ({ last_four }) => <code>…{last_four}</code> },
  { name: 'Scopes', cell: ({ scopes }) => scopes.join(', ') },
  {
    name: 'Last used',
    cell: ({ last_used_at }) => (last_used_at ? <Time at={last_used_at} /> : 'never'),
  },
  {
    name: 'Expires',
    minor: true,
    cell: ({ expires_at }) => (expires_at ? <Time at={expires_at} /> : 'never'),
  },
  {
    name: 'Actions',
    cell: (apiKey) => (
      <Menu
        trigger={<Button kind="quiet">Actions ▾</Button>}
        items={[
          { label: 'Rotate', onSelect: () => open({ kind: 'rotate', apiKey }) },
          { label: 'Revoke', danger: true, onSelect: () => open({ kind: 'revoke', apiKey }) },
        ]}
      />
    ),
  },
];

/** Shows a new key once, with a request that uses it. */
const ShownKey = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <>
    <Snippet label="key" text={text} />
    <p>Try it:</p>
    <Snippet
      label="request"
      text={`curl ${location.origin}/api/v1/evaluation/evaluate \\
  -H 'X-Service-API-Key: ${text}' -H 'Content-Type: application/json' \\
  -d '{"input": "My e-mail is jane.doe@example.com", "pii_check": true}'`}
    />
    <Actions>
      <Button kind="primary" onClick={onClose}>
        I have copied it
      </Button>
    </Actions>
  </>
);
