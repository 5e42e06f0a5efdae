import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Stats } from '@touchstone/contracts';
import { systemQuery } from '../../api/queries';
import { Name } from '../../ui/name';
import { OutcomeMark } from '../../ui/outcome';
import { Panel } from '../../ui/page';
import { attentionItems } from './attention';
import styles from './overview.module.css';
import { useQuietGuardrails } from './quiet-guardrails';

const REFRESH_MS = 15_000;

/** Lists problems, the worst first; each sentence leads to what it is about. */
export const Attention = ({ stats }: { stats: Stats }) => {
  const quiet = useQuietGuardrails(stats);
  const { data: system } = useQuery({ ...systemQuery, refetchInterval: REFRESH_MS });
  const items = attentionItems(stats, quiet, system, Date.now());
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <p className={styles.soft}>
          {stats.totals.evaluations.total === 0
            ? 'Nothing was evaluated in this span.'
            : 'Nothing: what was requested was judged, and no check fails more often than before.'}
        </p>
      ) : (
        <ul className={styles.attention}>
          {items.map(({ id, outcome, sentence, link }) => (
            <li key={id}>
              <OutcomeMark outcome={outcome} />
              <Link {...link}>
                {sentence.map((part, index) =>
                  typeof part === 'string' ? part : <Name key={index}>{part.name}</Name>,
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
