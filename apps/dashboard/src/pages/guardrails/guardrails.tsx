import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { guardrailsQuery } from '../../api/guardrails';
import { Button } from '../../ui/button';
import { EmptyState, ErrorNote, Skeleton } from '../../ui/feedback';
import { Page } from '../../ui/page';
import { GuardrailList } from './guardrail-list';

/** Lists the guardrails and rules: what is in force, what they judge, and the proof of it. */
export const Guardrails = () => {
  const { data, error, isPending, refetch } = useQuery(guardrailsQuery);
  const navigate = useNavigate();
  const create = (): void => void navigate({ to: '/guardrails/$id', params: { id: 'new' } });
  return (
    <Page
      title="Guardrails"
      actions={
        <Button kind="primary" onClick={create}>
          Create a guardrail
        </Button>
      }
    >
      {error !== null && <ErrorNote error={error} retry={() => void refetch()} />}
      {isPending && <Skeleton rows={4} />}
      {data?.length === 0 && (
        <EmptyState title="No guardrail judges the traffic to vendors">
          <p>
            A guardrail judges requests and answers by a definition, and blocks, replaces or only
            records those that fail. It acts on every request that goes through{' '}
            <code>/api/providers</code>.
          </p>
          <Button kind="primary" onClick={create}>
            Create the first guardrail
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && <GuardrailList guardrails={data} />}
    </Page>
  );
};
