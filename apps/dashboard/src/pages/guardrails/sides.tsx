import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Definition, definitionsQuery } from '../../api/definitions';
import type { Guardrail } from '../../api/guardrails';
import { requestedChecks, useCheckParts } from '../../ui/schema-form/check-families';
import { underCurrentNames } from '../definitions/legacy-fields';
import styles from './guardrails.module.css';

/** Shows which checks a guardrail makes of requests, and which of answers. */
export const Sides = ({ guardrail }: { guardrail: Guardrail }) => {
  const { data: definitions } = useQuery(definitionsQuery);
  const { request_evaluation, response_evaluation } = guardrail.evaluations ?? {};
  return (
    <dl className={styles.sides}>
      <Side label="Requests" id={request_evaluation} definitions={definitions} />
      <Side label="Answers" id={response_evaluation} definitions={definitions} />
    </dl>
  );
};

interface SideProps {
  label: string;
  id: string | undefined;
  definitions: readonly Definition[] | undefined;
}

const Side = ({ label, id, definitions }: SideProps) => {
  const definition = definitions?.find((each) => each.id === id);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {id ? (
          <>
            <Link to="/definitions/$id" params={{ id }}>
              <bdi>{definition?.name || id}</bdi>
            </Link>{' '}
            {definition && (
              <span className={styles.soft}>
                <ChecksOf definition={definition} />
              </span>
            )}
          </>
        ) : (
          <span className={styles.soft}>not judged</span>
        )}
      </dd>
    </div>
  );
};

/** Lists the checks of a definition in words. */
export const ChecksOf = ({ definition }: { definition: Definition }) => {
  const parts = useCheckParts();
  if (parts === undefined) return '…';
  const requested = requestedChecks(parts, underCurrentNames(definition));
  return requested.flatMap(({ checks }) => checks).join(', ') || 'no check';
};
