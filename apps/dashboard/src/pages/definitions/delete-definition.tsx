import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { callApi } from '../../api/client';
import { type Definition, definitionsQuery } from '../../api/definitions';
import type { Guardrail } from '../../api/guardrails';
import { namesQuery } from '../../api/names';
import { Button } from '../../ui/button';
import { Actions } from '../../ui/dialog';
import { ErrorNote, Note } from '../../ui/feedback';
import { useToast } from '../../ui/toast';
import { plural } from '../../ui/words';
import styles from './definitions.module.css';

interface DeleteDefinitionProps {
  definition: Definition;
  /** The guardrails that judge by it, which keep it from being deleted. */
  users: readonly Guardrail[];
  onClose: () => void;
}

/** Deletes a definition after a confirmation. */
export const DeleteDefinition = ({ definition, users, onClose }: DeleteDefinitionProps) => {
  const { id, name, version } = definition;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => callApi('DELETE', `/evaluation/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      toast(`The definition “${name || id}” is deleted.`);
      onClose();
      await navigate({ to: '/definitions' });
      queries.removeQueries({ queryKey: [...definitionsQuery.queryKey, id] });
      await queries.invalidateQueries(definitionsQuery);
      await queries.invalidateQueries(namesQuery);
    },
  });
  return (
    <>
      <p>
        The definition “<bdi>{name || id}</bdi>” is destroyed with its {plural(version, 'version')}.
        Requests that invoke it fail from then on. Evaluations that were made by it are kept. This
        cannot be undone.
      </p>
      {users.length > 0 && (
        <Note kind="warning">
          <p>It is still needed, so the service will refuse:</p>
          <ul className={styles.users}>
            {users.map((guardrail) => (
              <li key={guardrail.id}>
                <Link to="/guardrails/$id" params={{ id: guardrail.id }}>
                  <bdi>{guardrail.name || guardrail.id}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Note>
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
