import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Guardrail } from '../../api/guardrails';
import { Name } from '../../ui/name';
import { useListKeys } from '../../ui/use-shortcuts';
import styles from './guardrails.module.css';
import { InForceButtons, InForceLine } from './in-force-line';
import { ProofLine } from './proof-line';
import { Sides } from './sides';

/** Lists guardrails with their state and proof. `j` and `k` move between their names. */
export const GuardrailList = ({ guardrails }: { guardrails: readonly Guardrail[] }) => {
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, 'h2 a');
  return (
    <ul ref={list} className={styles.list} aria-label="Guardrails">
      {guardrails.map((guardrail) => (
        <Entry key={guardrail.id} guardrail={guardrail} />
      ))}
    </ul>
  );
};

const Entry = ({ guardrail }: { guardrail: Guardrail }) => (
  <li className={styles.entry}>
    <div className={styles.head}>
      <h2>
        <Link to="/guardrails/$id" params={{ id: guardrail.id }}>
          <Name>{guardrail.name || 'without a name'}</Name>
        </Link>
        {guardrail.collection === 'rules' && <span className={styles.soft}> · rule</span>}
      </h2>
      <div className={styles.buttons}>
        <InForceButtons guardrail={guardrail} />
      </div>
    </div>
    <InForceLine guardrail={guardrail} />
    <Sides guardrail={guardrail} />
    <ProofLine guardrail={guardrail} />
  </li>
);
