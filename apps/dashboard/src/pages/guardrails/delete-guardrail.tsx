import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callApi } from '../../api/client';
import { type Guardrail, guardrailsQuery } from '../../api/guardrails';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote, Note } from '../../ui/feedback';
import { useToast } from '../../ui/toast';
import { stateOf } from './guardrail-state';

interface DeleteGuardrailProps {
  guardrail: Guardrail;
  onClose: () => void;
}

/** Deletes a guardrail or rule after a confirmation. */
export const DeleteGuardrail = ({ guardrail, onClose }: DeleteGuardrailProps) => {
  const { id, name, collection } = guardrail;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', `/${collection}/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      toast(`“${name || id}” is deleted. Nothing is judged by it from now on.`);
      onClose();
      await navigate({ to: '/guardrails' });
      await queries.invalidateQueries({ queryKey: guardrailsQuery.queryKey });
    },
  });
  return (
    <>
      <p>
        The {collection === 'rules' ? 'rule' : 'guardrail'} “<bdi>{name || id}</bdi>” is destroyed.
        Its definitions, and the evaluations and exchanges that it judged, are kept. This cannot be
        undone; switching it off can.
      </p>
      {stateOf(guardrail) === 'enforced' && (
        <Note kind="warning">It is enforced now. What it blocks passes from then on.</Note>
      )}
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
