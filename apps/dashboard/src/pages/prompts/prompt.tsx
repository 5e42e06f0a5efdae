import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../api/client';
import {
  type ListedRevision,
  promptPath,
  promptQuery,
  promptsQuery,
  revisionsQuery,
  type StoredPrompt,
} from '../../api/prompts';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Page, Panel } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { DeletePrompt } from './delete-prompt';
import { NewPromptForm } from './prompt-forms';
import { PromptTabs } from './prompt-tabs';
import styles from './prompts.module.css';
import { Revisions } from './revisions';

/** The address of the form for a prompt that does not exist yet. */
const NEW = 'new';

/** Shows a prompt with its revisions, and changes it; or creates one. */
export const Prompt = () => {
  const { id = NEW } = useParams({ strict: false });
  return id === NEW ? <NewPrompt /> : <OnePrompt key={id} id={id} />;
};

const NewPrompt = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page title="New prompt">
      <Panel>
        <NewPromptForm
          save={(fields) => callApi<StoredPrompt>('POST', '/studio/prompts', fields)}
          onSaved={({ id, name }) => {
            void queries.invalidateQueries({ queryKey: promptsQuery.queryKey, exact: true });
            toast(`The prompt “${name}” is created. It can be fetched now.`);
            void navigate({ to: '/prompts/$id', params: { id }, replace: true });
          }}
        />
      </Panel>
    </Page>
  );
};

const OnePrompt = ({ id }: { id: string }) => {
  const [{ revision }] = useAddressState<{ revision: number }>();
  const { data: pages } = useInfiniteQuery(revisionsQuery(id));
  const revisions = pages?.pages.flat() ?? [];
  const chosen = revisions.find((each) => each.revision === revision);
  const isWaiting = revision !== undefined && pages === undefined;
  const { data, error, refetch } = useQuery({
    ...promptQuery(id, chosen?.revision_id),
    enabled: !isWaiting,
  });
  const [isDeleting, setDeleting] = useState(false);
  const isUnknown = revision !== undefined && pages !== undefined && chosen === undefined;
  return (
    <Page
      title={data?.name ?? 'Prompt'}
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
      {isUnknown && <EmptyState title={`Revision ${revision} is not among the latest ones`} />}
      {data && (
        <>
          <div className={styles.columns}>
            <Stored prompt={data} revisions={revisions} />
            <Revisions prompt={data} />
          </div>
          <Dialog title="Delete the prompt" open={isDeleting} onClose={() => setDeleting(false)}>
            <DeletePrompt prompt={data} onClose={() => setDeleting(false)} />
          </Dialog>
        </>
      )}
    </Page>
  );
};

interface StoredProps {
  prompt: StoredPrompt;
  revisions: readonly ListedRevision[];
}

const Stored = ({ prompt, revisions }: StoredProps) => {
  const queries = useQueryClient();
  const toast = useToast();
  const [, change] = useAddressState<{ revision: number; tab: string }>();
  const { id, revision } = prompt;
  const newest = revisions[0]?.revision ?? revision;
  const saved = async (answer: StoredPrompt): Promise<void> => {
    const isNew = answer.revision > newest;
    const use = answer.revision === answer.active_revision ? 'and active' : 'and not active yet';
    toast(isNew ? `Revision ${answer.revision} is saved, ${use}.` : 'Saved.');
    await queries.invalidateQueries({ queryKey: promptsQuery.queryKey });
    if (isNew) change({ revision: answer.revision, tab: undefined });
  };
  return (
    <PromptTabs
      prompt={prompt}
      revisions={revisions}
      save={(changes) => callApi<StoredPrompt>('PUT', promptPath(id), changes)}
      onSaved={(answer) => void saved(answer)}
    />
  );
};
