import styles from './share-bar.module.css';

/** Draws a share as the filled part of a bar; its number stands beside it. */
export const ShareBar = ({ share }: { share: number | null }) => (
  <span className={`${styles.bar} ${share === null ? styles.none : ''}`} aria-hidden="true">
    <span className={styles.filled} style={{ width: `${(share ?? 0) * 100}%` }} />
  </span>
);
