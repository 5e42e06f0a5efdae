import type { GuardrailOutcome } from '@touchstone/contracts';
import { Name } from '../../ui/name';
import { OutcomeMark } from '../../ui/outcome';
import { byGuardrail, worstVerdict } from './exchange-outcome';
import styles from './traffic.module.css';

/** Others are counted. */
const MOST_SHOWN = 4;

/** Shows the worst verdict of each guardrail that decided on an exchange, and names the worst. */
export const Verdicts = ({ decisions }: { decisions: readonly GuardrailOutcome[] }) => {
  const guardrails = byGuardrail(decisions);
  if (guardrails.length === 0) return <span className={styles.soft}>none</span>;
  const more = guardrails.length - MOST_SHOWN;
  return (
    <span className={styles.verdicts}>
      {guardrails.slice(0, MOST_SHOWN).map((own, index) => (
        <Verdict key={own[0]?.guardrail_id} decisions={own} isNamed={index === 0} />
      ))}
      {more > 0 && <span className={styles.soft}>+{more}</span>}
    </span>
  );
};

const Verdict = ({
  decisions,
  isNamed,
}: {
  decisions: readonly GuardrailOutcome[];
  isNamed: boolean;
}) => {
  const name = decisions[0]?.name || decisions[0]?.guardrail_id || '';
  const words = decisions
    .map(({ side, mode, verdict }) => `${side} ${verdict}${mode === 'observe' ? ', observed' : ''}`)
    .join('; ');
  return (
    <span
      className={`${styles.verdict} ${isNamed ? styles.named : ''}`}
      title={`${name}: ${words}`}
    >
      <OutcomeMark outcome={worstVerdict(decisions) ?? 'bypassed'} />
      <span className={styles.hidden}>
        {isNamed ? '' : `${name}: `}
        {words}
      </span>
      {isNamed && <Name>{name}</Name>}
    </span>
  );
};
