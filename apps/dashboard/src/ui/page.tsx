import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  /** Stands at the right of the title. */
  actions?: ReactNode;
  /** Uses the full width, for tables. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a page: its title, also in the browser's tab, its actions and its content. */
export const Page = ({ title, actions, wide = false, children }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Touchstone`;
  }, [title]);
  return (
    <div className={wide ? styles.wide : styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </div>
  );
};

/** A bordered part of a page with a heading. */
export const Panel = ({
  title,
  actions,
  children,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.panel}>
    {(title !== undefined || actions !== undefined) && (
      <header className={styles.panelHeader}>
        <h2>{title}</h2>
        <div className={styles.actions}>{actions}</div>
      </header>
    )}
    <div className={styles.panelBody}>{children}</div>
  </section>
);
