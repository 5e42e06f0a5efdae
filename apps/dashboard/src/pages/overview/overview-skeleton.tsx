import { Skeleton } from '../../ui/feedback';
import styles from './overview.module.css';

const FIGURES = [1, 2, 3, 4];

/** Takes the place of the overview while it is being loaded, in its size. */
export const OverviewSkeleton = () => (
  <>
    <ul className={styles.figures} aria-hidden="true">
      {FIGURES.map((figure) => (
        <li key={figure} className={styles.figure} />
      ))}
    </ul>
    <Skeleton rows={8} />
  </>
);
