import type { ComponentProps } from 'react';
import styles from './filters.module.css';

/** A button beside filters: one that is set (`aria-pressed`), or shows more (`aria-expanded`). */
export const FilterToggle = (props: ComponentProps<'button'>) => (
  <button type="button" {...props} className={styles.toggle} />
);
