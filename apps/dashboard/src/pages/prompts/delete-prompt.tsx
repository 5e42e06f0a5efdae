import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../api/client';
import { promptKey, promptPath, promptsQuery, type StoredPrompt } from '../../api/prompts';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote } from '../../ui/feedback';
import { useToast } from '../../ui/toast';

/** Deletes a prompt after a confirmation. */
export const DeletePrompt = ({
  prompt,
  onClose,
}: {
  prompt: StoredPrompt;
  onClose: () => void;
}) => {
  const { id, name, labels } = prompt;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', promptPath(id)),
    onSuccess: async () => {
      toast(`The prompt “${name}” is deleted.`);
      onClose();
      await navigate({ to: '/prompts' });
      queries.removeQueries({ queryKey: promptKey(id) });
      await queries.invalidateQueries({ queryKey: promptsQuery.queryKey, exact: true });
    },
  });
  const names = Object.keys(labels);
  return (
    <>
      <p>
        The prompt “<bdi>{name}</bdi>” is deleted with all its revisions
        {names.length > 0 && ` and its labels ${names.join(', ')}`}. Applications that fetch or
        compile it, and messages on the pass-through that reference it, get an error from then on.
      </p>
      {remove.error && <ErrorNote error={remove.error} />}
      <Actions>
        <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Actions>
    </>
  );
};
