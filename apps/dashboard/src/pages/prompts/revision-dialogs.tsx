import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { type ListedRevision, promptPath, type StoredPrompt } from '../../api/prompts';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { TextField } from '../../ui/field';
import { Form } from '../../ui/form';
import styles from './prompts.module.css';

interface RevisionDialogProps {
  prompt: StoredPrompt;
  revision: ListedRevision;
  onDone: (sentence: string) => void;
  onCancel: () => void;
}

/** Sets a label on a revision, or moves it there from another one. */
export const MoveLabel = ({ prompt, revision, onDone, onCancel }: RevisionDialogProps) => {
  const [label, setLabel] = useState(Object.keys(prompt.labels)[0] ?? 'production');
  const now = prompt.labels[label];
  const { revision: number } = revision;
  const move = useMutation({
    mutationFn: () =>
      callApi('PUT', `${promptPath(prompt.id)}/labels/${encodeURIComponent(label)}`, {
        revision: revision.revision_id,
      }),
    onSuccess: () => onDone(`The label “${label}” is on revision ${number}.`),
  });
  return (
    <Form className={styles.stack} onSubmit={() => move.mutate()}>
      <TextField
        label="Label"
        autoFocus
        list="prompt-labels"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        help="A letter, then letters, digits, dots, dashes or underscores."
      />
      <datalist id="prompt-labels">
        {Object.keys(prompt.labels).map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <p>
        {now === undefined && <>It is set on revision {number}.</>}
        {now === number && <>It is on revision {number} already.</>}
        {now !== undefined && now !== number && (
          <>
            It moves from revision {now} to revision {number}. Applications that use it get revision{' '}
            {number} within five seconds.
          </>
        )}
      </p>
      {move.error && <ErrorNote error={move.error} />}
      <Actions>
        <Button
          kind="primary"
          type="submit"
          busy={move.isPending}
          disabled={label === '' || now === number}
        >
          {now === undefined ? 'Set the label' : 'Move the label'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </Form>
  );
};

/** Makes a revision the one that is served where none is named. */
export const Activate = ({ prompt, revision, onDone, onCancel }: RevisionDialogProps) => {
  const { revision: number } = revision;
  const activate = useMutation({
    mutationFn: () => callApi('PUT', promptPath(prompt.id), { active_revision: number }),
    onSuccess: () => onDone(`Revision ${number} is active.`),
  });
  return (
    <>
      <p>
        Applications that name neither a revision nor a label get revision {number} instead of{' '}
        {prompt.active_revision}, within five seconds. Labels stay where they are.
      </p>
      {activate.error && <ErrorNote error={activate.error} />}
      <Actions>
        <Button kind="primary" busy={activate.isPending} onClick={() => activate.mutate()}>
          Activate
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </>
  );
};

interface RemoveLabelProps extends Omit<RevisionDialogProps, 'revision'> {
  label: string;
}

/** Removes a label; the revision that it is on is kept. */
export const RemoveLabel = ({ prompt, label, onDone, onCancel }: RemoveLabelProps) => {
  const remove = useMutation({
    mutationFn: () =>
      callApi('DELETE', `${promptPath(prompt.id)}/labels/${encodeURIComponent(label)}`),
    onSuccess: () => onDone(`The label “${label}” is removed.`),
  });
  return (
    <>
      <p>
        The label “{label}” is removed from revision {prompt.labels[label]}, which is kept.
        Applications that use the label get an error from then on.
      </p>
      {remove.error && <ErrorNote error={remove.error} />}
      <Actions>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </>
  );
};
