import { Link } from '@tanstack/react-router';
import type { Stats } from '@touchstone/contracts';
import { OutcomeMark } from '../../ui/outcome';
import { figuresOf } from './figures';
import styles from './overview.module.css';

/** The four numbers of the overview; each leads to its list. */
export const Figures = ({ stats }: { stats: Stats }) => (
  <ul className={styles.figures}>
    {figuresOf(stats).map(({ label, value, notes, link, outcome }) => (
      <li key={label}>
        <Link {...link} className={styles.figure}>
          <span className={styles.figureLabel}>
            {outcome && <OutcomeMark outcome={outcome} />}
            {label}
          </span>
          <strong>{value}</strong>
          <span className={styles.soft}>{notes.filter(Boolean).join(' · ') || ' '}</span>
        </Link>
      </li>
    ))}
  </ul>
);
