import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a page with a heading, for content that has a border of its own. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
