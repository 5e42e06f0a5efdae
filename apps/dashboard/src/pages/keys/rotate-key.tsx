import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ApiKeyRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { Select } from '../../ui/field';
import { keysQuery, type NewApiKey } from './key-queries';
import styles from './keys.module.css';

const OVERLAPS = [
  { value: '0', label: 'not at all' },
  { value: '3600', label: 'for an hour' },
  { value: '86400', label: 'for a day' },
  { value: '604800', label: 'for a week' },
];

interface RotateKeyProps {
  apiKey: ApiKeyRecord;
  onRotated: (key: string) => void;
  onCancel: () => void;
}

/** Replaces a key; the old one keeps working for a while. */
export const RotateKey = ({ apiKey, onRotated, onCancel }: RotateKeyProps) => {
  const [overlap, setOverlap] = useState('86400');
  const queries = useQueryClient();
  const rotate = useMutation({
    mutationFn: () =>
      callApi<NewApiKey>('POST', `/api-keys/${encodeURIComponent(apiKey.id)}/rotate`, {
        overlap_seconds: Number(overlap),
      }),
    onSuccess: ({ key }) => {
      onRotated(key);
      return queries.invalidateQueries(keysQuery);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rotate.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Select
        label="The old key keeps working"
        options={OVERLAPS}
        value={overlap}
        onChange={({ target }) => setOverlap(target.value)}
        help="Long enough to replace it everywhere. The new key has the same name and scopes."
      />
      {rotate.error && <ErrorNote error={rotate.error} />}
      <Actions>
        <Button kind="primary" type="submit" busy={rotate.isPending}>
          Rotate
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </Actions>
    </form>
  );
};
