import { formatMs } from '../format';
import styles from './waterfall.module.css';

export interface WaterfallRow {
  label: string;
  note?: string;
  startMs: number;
  ms: number;
  /** `whole`: what the others are parts of; `own`: time of this service; `other`: of another. */
  kind: 'whole' | 'own' | 'other';
}

/** Draws steps on one scale of time, each where it began. */
export const Waterfall = ({ rows }: { rows: readonly WaterfallRow[] }) => {
  const end = Math.max(...rows.map(({ startMs, ms }) => startMs + ms), 0.001);
  const share = (ms: number): string => `${Math.min(100, (100 * Math.max(0, ms)) / end)}%`;
  return (
    <ul className={styles.waterfall}>
      {rows.map(({ label, note, startMs, ms, kind }) => (
        <li key={label}>
          <span>
            {label} {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className={styles.line} aria-hidden="true">
            <span
              className={`${styles.bar} ${styles[kind]}`}
              style={{
                marginInlineStart: `min(${share(startMs)}, 100% - 2px)`,
                width: share(ms),
              }}
            />
          </span>
          <span className={styles.ms}>{formatMs(ms)}</span>
        </li>
      ))}
    </ul>
  );
};
