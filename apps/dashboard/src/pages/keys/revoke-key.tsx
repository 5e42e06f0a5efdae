import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ApiKeyRecord } from '@touchstone/contracts';
import { callApi } from '../../api/client';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote, Note } from '../../ui/feedback';
import { useToast } from '../../ui/toast';
import { keysQuery } from './key-queries';

interface RevokeKeyProps {
  apiKey: ApiKeyRecord;
  /** The session was opened with it, and ends with it. */
  isOwn: boolean;
  onClose: () => void;
}

/** Revokes a key after a confirmation. */
export const RevokeKey = ({ apiKey, isOwn, onClose }: RevokeKeyProps) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const revoke = useMutation({
    mutationFn: () => callApi('DELETE', `/api-keys/${encodeURIComponent(apiKey.id)}`),
    onSuccess: async () => {
      toast(`The key “${apiKey.name}” is revoked.`);
      onClose();
      if (!isOwn) return queries.invalidateQueries(keysQuery);
      queries.clear();
      return navigate({ to: '/sign-in' });
    },
  });
  return (
    <>
      <p>
        Requests with it are refused within five seconds, and its sessions end. This cannot be
        undone.
      </p>
      {isOwn && (
        <Note kind="warning">You signed in with this key, so you are signed out, too.</Note>
      )}
      {revoke.error && <ErrorNote error={revoke.error} />}
      <Actions>
        <Button kind="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Actions>
    </>
  );
};
