import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StoredEvaluation } from '../../api/evaluation';
import { METADATA } from '../../api/evaluation-search';
import { useNames } from '../../api/names';
import styles from './evaluation.module.css';

/** Lists where an evaluation came from; each leads to the evaluations of the same origin. */
export const Facts = ({ evaluation }: { evaluation: StoredEvaluation }) => {
  const nameOf = useNames();
  const { definition, key_id: key, guardrails, metadata } = evaluation;
  const pairs = Object.entries(metadata);
  return (
    <dl className={styles.facts}>
      <Fact name="Definition">
        {definition === null ? (
          'none; the checks came with the request'
        ) : (
          <>
            <Filtered search={{ definition: definition.id }}>
              {nameOf('definition', definition.id)}
            </Filtered>{' '}
            version {definition.version}
          </>
        )}
      </Fact>
      <Fact name="Key">
        <Filtered search={{ key }}>{nameOf('key', key)}</Filtered>
      </Fact>
      <Fact name="Guardrails">
        {guardrails.length === 0
          ? 'none'
          : guardrails.map((id) => (
              <Filtered key={id} search={{ guardrail: id }}>
                {nameOf('guardrail', id)}
              </Filtered>
            ))}
      </Fact>
      <Fact name="Metadata">
        {pairs.length === 0
          ? 'none'
          : pairs.map(([name, value]) => (
              <Filtered key={name} search={{ [`${METADATA}${name}`]: value }}>
                {name} = {value}
              </Filtered>
            ))}
      </Fact>
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Filtered = ({
  search,
  children,
}: {
  search: Record<string, string>;
  children: ReactNode;
}) => (
  <Link to="/evaluations" search={search} title="Evaluations with the same">
    <bdi>{children}</bdi>
  </Link>
);
