import type { FamilyTiming } from '@touchstone/contracts';
import { formatMs } from '../../ui/format';
import styles from './evaluation.module.css';

/** Draws how long each family waited in its queue and computed, on one scale. */
export const Waterfall = ({ timings }: { timings: readonly FamilyTiming[] }) => {
  if (timings.length === 0) return <p>No detector was asked.</p>;
  const longest = Math.max(...timings.map(({ waitMs, computeMs }) => waitMs + computeMs), 0.001);
  const share = (ms: number): string => `${(100 * Math.max(0, ms)) / longest}%`;
  return (
    <>
      <p className={styles.legend}>
        <span className={styles.waited} /> queue <span className={styles.computed} /> compute
      </p>
      <ul className={styles.waterfall}>
        {timings.map(({ family, mode, waitMs, computeMs }) => (
          <li key={`${family}-${mode}`}>
            <span>
              {family} <span className={styles.soft}>{mode}</span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span className={styles.waited} style={{ width: share(waitMs) }} />
              <span className={styles.computed} style={{ width: share(computeMs) }} />
            </span>
            <span className={styles.times}>
              {formatMs(waitMs)} queue, {formatMs(computeMs)} compute
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
