import type { ReactNode } from 'react';
import styles from './schema-form.module.css';

/** A part of a form with a heading. */
export const FieldGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

/** Fields that count only while the one above them is on. */
export const Options = ({ children }: { children: ReactNode }) => (
  <div className={styles.options}>{children}</div>
);
