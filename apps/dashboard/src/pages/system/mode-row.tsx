import { Name } from '../../ui/name';
import { OutcomeMark } from '../../ui/outcome';
import { Time } from '../../ui/time';
import { QueueCell } from './queue-cell';
import { LANE_WORDS, unservedWords } from './queue-words';
import { LANES, type ModeQueue } from './queues';
import styles from './system.module.css';

interface ModeRowProps {
  title: string;
  /** The apps whose processes serve it. */
  apps: readonly { app: string; count: number }[];
  queues: readonly ModeQueue[];
  /** Consequence where no process serves a queue. */
  consequence: string;
  lastAt?: string | null;
}

/** Draws what serves a family, and its queues: by mode, for live requests and for batches. */
export const ModeRow = ({ title, apps, queues, consequence, lastAt = null }: ModeRowProps) => {
  const problem = unservedWords(queues, consequence);
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3>{title}</h3>
        <p className={styles.soft}>
          {apps.map(({ app, count }, index) => (
            <span key={app}>
              {index > 0 && ', '}
              {count} × <Name>{app}</Name>
            </span>
          ))}
        </p>
        {lastAt !== null && (
          <p className={styles.soft}>
            last evaluation <Time at={lastAt} />
          </p>
        )}
      </div>
      {LANES.map((lane) => (
        <ul key={lane} className={styles.lane} aria-label={`${title}, ${LANE_WORDS[lane]}`}>
          {queues
            .filter((queue) => queue.lane === lane)
            .map((queue) => (
              <QueueCell
                key={queue.name}
                queue={queue}
                label={lane === 'live' ? queue.mode : `${queue.mode}, batch`}
              />
            ))}
        </ul>
      ))}
      {problem !== undefined && (
        <p className={styles.problem}>
          <OutcomeMark outcome="not_evaluated" /> {problem}
        </p>
      )}
    </li>
  );
};
