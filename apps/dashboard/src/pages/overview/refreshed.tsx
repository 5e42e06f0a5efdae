import styles from './overview.module.css';

const CLOCK = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
const START = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** Says which time the numbers cover, and since when they could not be read again. */
export const Refreshed = ({
  since,
  atMs,
  error,
}: {
  since: string;
  atMs: number;
  error: Error | null;
}) => {
  if (error === null)
    return (
      <span className={styles.soft}>
        {START.format(new Date(since))} – {CLOCK.format(atMs)}
      </span>
    );
  const words = `Not refreshed since ${CLOCK.format(atMs)}: ${error.message}`;
  return (
    <span className={styles.stale} role="alert" title={words}>
      {words}
    </span>
  );
};
