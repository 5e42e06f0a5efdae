import { formatCount } from '../format';
import { OUTCOME_WORDS } from '../outcome';
import styles from './chart.module.css';
import { type ChartPoint, STACK_ORDER } from './chart-point';

/** Names the outcomes of a chart with the counts of an interval. Its size never depends on them. */
export const ChartLegend = ({
  counts,
  interval,
}: {
  counts: ChartPoint['counts'];
  interval: string;
}) => (
  <div className={styles.legend}>
    <span className={styles.interval}>{interval}</span>
    <ul>
      {STACK_ORDER.map((outcome) => (
        <li key={outcome}>
          <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
            <rect width="12" height="12" className={styles[outcome]} />
            {outcome === 'not_evaluated' && (
              <path d="M0 6 6 0M0 12 12 0M6 12l6-6" className={styles.hatching} />
            )}
          </svg>
          {OUTCOME_WORDS[outcome]}{' '}
          <span className={styles.count}>{formatCount(counts[outcome])}</span>
        </li>
      ))}
    </ul>
  </div>
);
