import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ListedRevision,
  promptKey,
  promptsQuery,
  revisionsQuery,
  type StoredPrompt,
} from '../../api/prompts';
import { useAddressState } from '../../shell/use-address-state';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorNote, Skeleton } from '../../ui/feedback';
import { Menu } from '../../ui/menu';
import { Panel } from '../../ui/page';
import { Time } from '../../ui/time';
import { useToast } from '../../ui/toast';
import styles from './prompts.module.css';
import { Activate, MoveLabel, RemoveLabel } from './revision-dialogs';

type Open =
  { kind: 'label' | 'activate'; revision: ListedRevision } | { kind: 'remove'; label: string };

/** Lists the revisions of a prompt; moves labels between them, and activates one. */
export const Revisions = ({ prompt }: { prompt: StoredPrompt }) => {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    revisionsQuery(prompt.id),
  );
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const done = (sentence: string): void => {
    toast(sentence);
    close();
    void queries.invalidateQueries({ queryKey: promptKey(prompt.id) });
    void queries.invalidateQueries({ queryKey: promptsQuery.queryKey, exact: true });
  };
  const dialog = { prompt, onDone: done, onCancel: close };
  return (
    <Panel title="Revisions">
      {error !== null && <ErrorNote error={error} />}
      {data === undefined && error === null && <Skeleton rows={3} />}
      <ol className={styles.revisions}>
        {data?.pages.flat().map((revision) => (
          <Revision
            key={revision.revision_id}
            revision={revision}
            isShown={revision.revision === prompt.revision}
            onOpen={setOpen}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Older
        </Button>
      )}
      <Dialog title={titleOf(open)} open={open !== undefined} onClose={close}>
        {open?.kind === 'label' && <MoveLabel {...dialog} revision={open.revision} />}
        {open?.kind === 'activate' && <Activate {...dialog} revision={open.revision} />}
        {open?.kind === 'remove' && <RemoveLabel {...dialog} label={open.label} />}
      </Dialog>
    </Panel>
  );
};

const titleOf = (open: Open | undefined): string => {
  if (open?.kind === 'remove') return `Remove the label “${open.label}”`;
  if (open?.kind === 'activate') return `Activate revision ${open.revision.revision}`;
  return `Label revision ${open?.revision.revision ?? ''}`;
};

interface RevisionProps {
  revision: ListedRevision;
  isShown: boolean;
  onOpen: (open: Open) => void;
}

const Revision = ({ revision, isShown, onOpen }: RevisionProps) => {
  const [, change] = useAddressState<{ tab: string; from: number; to: number }>();
  const { revision: number, active, beta, labels, created_at } = revision;
  return (
    <li className={`${styles.revision} ${isShown ? styles.shown : ''}`}>
      <div>
        <span>
          <Link
            to="."
            search={(before: object) => ({
              ...before,
              revision: number,
              from: undefined,
              to: undefined,
            })}
            aria-current={isShown ? 'true' : undefined}
          >
            Revision {number}
          </Link>
        </span>
        <span className={styles.soft}>
          <Time at={created_at} />
        </span>
        <span className={styles.chips}>
          {active && <span className={`${styles.chip} ${styles.active}`}>active</span>}
          {beta && !active && <span className={styles.chip}>beta</span>}
          {labels.map((label) => (
            <span key={label} className={styles.chip}>
              {label}
            </span>
          ))}
        </span>
      </div>
      <Menu
        trigger={
          <Button kind="quiet" aria-label={`Actions on revision ${number}`}>
            Actions ▾
          </Button>
        }
        items={[
          { label: 'Set or move a label', onSelect: () => onOpen({ kind: 'label', revision }) },
          ...(active
            ? []
            : [{ label: 'Activate', onSelect: () => onOpen({ kind: 'activate', revision }) }]),
          ...(number > 1
            ? [
                {
                  label: `Compare with ${number - 1}`,
                  onSelect: () => change({ tab: 'compare', from: number - 1, to: number }),
                },
              ]
            : []),
          ...labels.map((label) => ({
            label: `Remove the label ${label}`,
            danger: true,
            onSelect: () => onOpen({ kind: 'remove', label }),
          })),
        ]}
      />
    </li>
  );
};
