import type { QueueState } from '@touchstone/contracts';
import { paceWords, waitingWords } from './queue-words';
import styles from './system.module.css';

/** Draws one queue. One that no process serves is grey and slanted, as an outcome not evaluated. */
export const QueueCell = ({ queue, label }: { queue: QueueState; label: string }) => {
  const state = queue.consumers === 0 ? styles.unserved : queue.waiting ? styles.waits : '';
  return (
    <li title={queue.name} className={`${styles.cell} ${state}`}>
      <span className={styles.label}>{label}</span>
      <strong>{waitingWords(queue)}</strong>
      <span className={styles.soft}>{paceWords(queue)}</span>
    </li>
  );
};
