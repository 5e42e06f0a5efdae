import type { ReactNode } from 'react';
import { ApiError } from '../api/client';
import { Button } from './button';
import styles from './feedback.module.css';

/** Says why there is nothing, and shows the next step. */
export const EmptyState = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    {children !== undefined && <div className={styles.next}>{children}</div>}
  </div>
);

/** Shows an error in the API's own sentence, and the scope that is missing where that is the cause. */
export const ErrorNote = ({ error, retry }: { error: unknown; retry?: () => void }) => {
  const scope = error instanceof ApiError ? error.missingScope : undefined;
  return (
    <div role="alert" className={styles.error}>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {scope !== undefined && (
        <p className={styles.soft}>
          Sign in with a key that has the scope <code>{scope}</code>; keys are created under Keys.
        </p>
      )}
      {retry !== undefined && scope === undefined && <Button onClick={retry}>Try again</Button>}
    </div>
  );
};

/** Takes the place of rows that are being loaded. */
export const Skeleton = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true" aria-label="Loading" className={styles.skeleton}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.bar} />
    ))}
  </div>
);

/** A note beside content, such as a warning that a definition has. */
export const Note = ({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'warning';
  children: ReactNode;
}) => <div className={`${styles.note} ${styles[kind]}`}>{children}</div>;
