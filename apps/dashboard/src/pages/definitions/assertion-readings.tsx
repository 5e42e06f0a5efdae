import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ExplainedAssertion, explanationQuery } from '../../api/definitions';
import { useHasScope } from '../../api/session';
import { OutcomeMark } from '../../ui/outcome';
import styles from './definitions.module.css';

const TYPING_MS = 400;
const LONGEST_SHOWN = 200;

const shown = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

const useSettled = <Value,>(value: Value, key: string): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
    // The key stands for the value, which is another object at each drawing.
  }, [key]);
  return settled;
};

/** Shows how each assertion is understood, as soon as it is written. */
export const AssertionReadings = ({ assertions }: { assertions: readonly string[] }) => {
  const written = assertions.filter((text) => text.trim() !== '');
  const settled = useSettled(written, JSON.stringify(written));
  const mayExplain = useHasScope('evaluate');
  const { data, error } = useQuery({
    ...explanationQuery(settled),
    enabled: mayExplain && settled.length > 0,
  });
  if (!mayExplain)
    return (
      <p className={styles.soft}>
        A key with the scope <code>evaluate</code> sees here how they are understood.
      </p>
    );
  if (error !== null) return <p className={styles.soft}>{error.message}</p>;
  if (data === undefined || data.length === 0) return null;
  return (
    <div className={styles.readings} aria-live="polite">
      <p>How they are understood:</p>
      <ol>
        {data.map((explained, index) => (
          <Reading key={index} explained={explained} />
        ))}
      </ol>
    </div>
  );
};

const BY: Record<ExplainedAssertion['decided_by'], string> = {
  rule: 'decided by a rule',
  tools: 'decided by a rule on tool calls',
  checks: 'decided by the checks of its subject',
  judge: 'decided by a judge model only',
};

const Reading = ({ explained }: { explained: ExplainedAssertion }) => {
  const { assertion, decided_by, reading } = explained;
  if (decided_by === 'judge')
    return (
      <li className={styles.open}>
        <OutcomeMark outcome="warning" />
        <span>
          “<bdi>{shown(assertion)}</bdi>” was not understood. Only a judge model can decide it;
          where none is configured, it is <strong>not evaluated</strong>. Word it as something to
          count or find.
        </span>
      </li>
    );
  return (
    <li>
      <OutcomeMark outcome="bypassed" />
      <span>
        <bdi>{shown(reading || assertion)}</bdi>{' '}
        <span className={styles.soft}>({BY[decided_by]})</span>
      </span>
    </li>
  );
};
