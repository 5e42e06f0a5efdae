import type { GuardrailOutcome } from '@touchstone/contracts';
import { Name } from '../../ui/name';
import { OutcomeMark } from '../../ui/outcome';
import { byGuardrail, worstVerdict } from './exchange-outcome';
import styles from './traffic.module.css';

type Decisions = readonly GuardrailOutcome[];

/** Names the guardrail with the worst verdict on an exchange, and counts the others. */
export const Verdicts = ({ decisions }: { decisions: Decisions }) => {
  const [worst, ...others] = byGuardrail(decisions);
  if (worst === undefined) return <span className={styles.soft}>none</span>;
  return (
    <span className={styles.verdicts} title={[worst, ...others].map(wordsOf).join('\n')}>
      <OutcomeMark outcome={worstVerdict(worst) ?? 'bypassed'} />
      <Name>{nameOf(worst)}</Name>
      <span className={styles.hidden}>{wordsOf(worst)}</span>
      {others.length > 0 && <span className={styles.soft}>+{others.length}</span>}
    </span>
  );
};

const nameOf = ([first]: Decisions): string => first?.name || first?.guardrail_id || '';

/** Returns the verdicts of a guardrail: `No personal data: request fail, response pass`. */
const wordsOf = (own: Decisions): string => {
  const verdicts = own.map(
    ({ side, mode, verdict }) => `${side} ${verdict}${mode === 'observe' ? ' (observed)' : ''}`,
  );
  return `${nameOf(own)}: ${verdicts.join(', ')}`;
};
