import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../api/client';
import { definitionsQuery, type SavedDefinition } from '../../api/definitions';
import { Button } from '../../ui/button';
import { Actions, Dialog } from '../../ui/dialog';
import { ErrorNote, Note } from '../../ui/feedback';
import { Select, TextField } from '../../ui/field';
import { Form } from '../../ui/form';
import type { Values } from '../../ui/schema-form/changes';
import { MODES_IN_ORDER } from './modes';
import styles from './try-it.module.css';

interface SaveDefinitionProps {
  checks: Values;
  open: boolean;
  onClose: () => void;
}

/** Stores the picked checks as a definition. */
export const SaveDefinition = ({ checks, open, onClose }: SaveDefinitionProps) => {
  const [saved, setSaved] = useState<SavedDefinition>();
  const close = (): void => {
    setSaved(undefined);
    onClose();
  };
  return (
    <Dialog
      title={saved === undefined ? 'Save as definition' : 'The definition is saved'}
      open={open}
      onClose={close}
    >
      {saved === undefined ? (
        <NewDefinition checks={checks} onSaved={setSaved} onCancel={close} />
      ) : (
        <Saved definition={saved} onClose={close} />
      )}
    </Dialog>
  );
};

const NewDefinition = ({
  checks,
  onSaved,
  onCancel,
}: {
  checks: Values;
  onSaved: (definition: SavedDefinition) => void;
  onCancel: () => void;
}) => {
  const [name, setName] = useState('');
  const [mode, setMode] = useState('balanced');
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      callApi<SavedDefinition>('POST', '/evaluation', { ...checks, name: name.trim(), mode }),
    onSuccess: (definition) => {
      onSaved(definition);
      return queries.invalidateQueries(definitionsQuery);
    },
  });
  return (
    <Form className={styles.form} onSubmit={() => save.mutate()}>
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        label="Mode"
        value={mode}
        options={MODES_IN_ORDER.map((value) => ({ value, label: value }))}
        onChange={({ target }) => setMode(target.value)}
      />
      {save.error && <ErrorNote error={save.error} />}
      <Actions>
        <Button kind="primary" type="submit" busy={save.isPending}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </Form>
  );
};

const Saved = ({ definition, onClose }: { definition: SavedDefinition; onClose: () => void }) => (
  <>
    <p>
      Requests can use it at once, and guardrails can, too:{' '}
      <Link to="/definitions/$id" params={{ id: definition.id }}>
        <bdi>{definition.name ?? definition.id}</bdi>
      </Link>
    </p>
    {definition.warnings.map((warning) => (
      <Note key={warning} kind="warning">
        {warning}
      </Note>
    ))}
    <Actions>
      <Button kind="primary" onClick={onClose}>
        Close
      </Button>
    </Actions>
  </>
);
