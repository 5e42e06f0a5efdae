import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeliveryRecord, NotifierRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { Actions, Dialog } from '../../ui/dialog';
import { ErrorNote, Note, Skeleton } from '../../ui/feedback';
import { Page, Panel } from '../../ui/page';
import { Snippet } from '../../ui/snippet';
import { Tabs } from '../../ui/tabs';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import { Deliveries } from './deliveries';
import { NotifierForm } from './notifier-form';
import { kindOf, notifierQuery, type ShownNotifier, targetOf } from './notifier-queries';
import { NotifierState } from './notifier-state';
import styles from './notifiers.module.css';

/** Shows one notifier, or the form of a new one. */
export const Notifier = () => {
  const { id = '' } = useParams({ strict: false });
  return id === 'new' ? <NewNotifier /> : <StoredNotifier id={id} />;
};

const NewNotifier = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [made, setMade] = useState<ShownNotifier>();
  const create = useMutation({
    mutationFn: (body: object) => callApi<ShownNotifier>('POST', '/notifiers', body),
    onSuccess: async (notifier) => {
      await queries.invalidateQueries({ queryKey: ['notifiers'] });
      if (notifier.signing_secret !== undefined) setMade(notifier);
      else await navigate({ to: `/notifiers/${notifier.id}` });
    },
  });
  return (
    <Page title="New notifier">
      <Panel>
        <NotifierForm busy={create.isPending} error={create.error} onSubmit={create.mutate} />
      </Panel>
      <SigningSecret
        secret={made?.signing_secret}
        onClose={() => void navigate({ to: `/notifiers/${made?.id}` })}
      />
    </Page>
  );
};

/** Shows the secret of a webhook once. */
const SigningSecret = ({
  secret,
  onClose,
}: {
  secret: string | undefined;
  onClose: () => void;
}) => (
  <Dialog
    title="Copy the signing secret now; it is not shown again"
    open={secret !== undefined}
    onClose={onClose}
  >
    <p>The receiver checks the signature of each webhook with it (Standard Webhooks).</p>
    <Snippet label="signing secret" text={secret ?? ''} />
    <Actions>
      <Button kind="primary" onClick={onClose}>
        I have copied it
      </Button>
    </Actions>
  </Dialog>
);

const StoredNotifier = ({ id }: { id: string }) => {
  const { data, error, isPending, refetch } = useQuery(notifierQuery(id));
  const [{ tab = 'deliveries' }, change] = useAddressState<{ tab: string }>();
  return (
    <Page title={data?.name || 'Notifier'} actions={data && <NotifierActions notifier={data} />}>
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton />}
      {data && (
        <>
          <StateNote notifier={data} />
          <Tabs
            label="Views of the notifier"
            value={tab}
            onChange={(value) => change({ tab: value })}
            tabs={[
              { value: 'deliveries', label: 'Deliveries', content: <Deliveries id={id} /> },
              {
                value: 'settings',
                label: 'Settings',
                content: <NotifierSettings key={data.updated_at} notifier={data} />,
              },
            ]}
          />
        </>
      )}
    </Page>
  );
};

const StateNote = ({ notifier }: { notifier: NotifierRecord }) => (
  <>
    <p className={styles.summary}>
      <NotifierState notifier={notifier} />
      <span>
        {kindOf(notifier)} to <bdi>{targetOf(notifier)}</bdi>
      </span>
      <span>on {notifier.events.join(', ')}</span>
    </p>
    {notifier.disabled_reason !== null && <Note kind="warning">{notifier.disabled_reason}</Note>}
    {notifier.failing_since !== null && (
      <Note kind="warning">
        Every attempt has failed since <Time at={notifier.failing_since} />. The last answers are
        listed below; correct the address under Settings, then send a test.
      </Note>
    )}
    {notifier.skipped !== null && (
      <Note kind="warning">
        {notifier.skipped.count} notifications were not sent, since too many were waiting.
      </Note>
    )}
  </>
);

const NotifierSettings = ({ notifier }: { notifier: NotifierRecord }) => {
  const queries = useQueryClient();
  const toast = useToast();
  const save = useMutation({
    mutationFn: (body: object) =>
      callApi('PUT', `/notifiers/${encodeURIComponent(notifier.id)}`, body),
    onSuccess: () => {
      toast('Saved, and in force now.');
      return queries.invalidateQueries({ queryKey: ['notifiers'] });
    },
  });
  return (
    <Panel>
      <NotifierForm
        notifier={notifier}
        busy={save.isPending}
        error={save.error}
        onSubmit={save.mutate}
      />
    </Panel>
  );
};

const outcomeOfTest = (deliveries: readonly DeliveryRecord[]): [string, 'done' | 'failed'] => {
  const failed = deliveries.find(({ status }) => status !== 'delivered');
  if (failed === undefined) return ['The test was delivered.', 'done'];
  const { error, status_code } = failed.attempts.at(-1) ?? {};
  return [`The test was not delivered: ${error ?? status_code ?? failed.status}.`, 'failed'];
};

const NotifierActions = ({ notifier }: { notifier: NotifierRecord }) => {
  const path = `/notifiers/${encodeURIComponent(notifier.id)}`;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [deleting, setDeleting] = useState(false);
  const [secret, setSecret] = useState<string>();
  const refresh = () => queries.invalidateQueries({ queryKey: ['notifiers'] });
  const onError = (error: Error): void => toast(error.message, 'failed');
  const test = useMutation({
    mutationFn: () => callApi<DeliveryRecord[]>('POST', `${path}/test`),
    onSuccess: (deliveries) => {
      toast(...outcomeOfTest(deliveries));
      return refresh();
    },
    onError,
  });
  const toggle = useMutation({
    mutationFn: () => callApi('PUT', path, { active: !notifier.active }),
    onSuccess: refresh,
    onError,
  });
  const rotate = useMutation({
    mutationFn: () => callApi<ShownNotifier>('POST', `${path}/rotate-secret`, {}),
    onSuccess: ({ signing_secret }) => setSecret(signing_secret),
    onError,
  });
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', path),
    onSuccess: async () => {
      await refresh();
      await navigate({ to: '/notifiers' });
    },
  });
  return (
    <>
      <Button kind="primary" busy={test.isPending} onClick={() => test.mutate()}>
        Send a test
      </Button>
      <Button busy={toggle.isPending} onClick={() => toggle.mutate()}>
        {notifier.active ? 'Switch off' : 'Switch on'}
      </Button>
      {notifier.kind === 'webhook' && (
        <Button busy={rotate.isPending} onClick={() => rotate.mutate()}>
          Rotate the secret
        </Button>
      )}
      <Button kind="danger" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <SigningSecret secret={secret} onClose={() => setSecret(undefined)} />
      <Dialog
        title={`Delete the notifier “${notifier.name}”`}
        open={deleting}
        onClose={() => setDeleting(false)}
      >
        <p>What waits to be sent is cancelled, and its delivery log is deleted.</p>
        {remove.error && <ErrorNote error={remove.error} />}
        <Actions>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
          <Button onClick={() => setDeleting(false)}>Cancel</Button>
        </Actions>
      </Dialog>
    </>
  );
};
