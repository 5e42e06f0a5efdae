import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** A row of filters. @param onClear removes all of them; absent where none is set */
export const FilterBar = ({ onClear, children }: { onClear?: () => void; children: ReactNode }) => (
  <div className={styles.bar} role="search" aria-label="Filters">
    {children}
    {onClear && (
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear
      </button>
    )}
  </div>
);
