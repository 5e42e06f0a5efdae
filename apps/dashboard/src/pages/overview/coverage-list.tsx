import { Link } from '@tanstack/react-router';
import type { Coverage } from '@touchstone/contracts';
import type { Destination } from '../../api/outcome-links';
import { ShareBar } from '../../ui/chart/share-bar';
import { formatShare } from '../../ui/format';
import { Name } from '../../ui/name';
import styles from './coverage-list.module.css';
import { coverageWords } from './coverage-words';

export interface CoverageRow {
  key: string;
  /** May be what a user wrote. */
  name: string;
  coverage: Coverage;
  note: string;
  link?: Destination;
}

/** Lists shares of what was judged, as bars with their numbers. */
export const CoverageList = ({ rows }: { rows: readonly CoverageRow[] }) => (
  <ul className={styles.list}>
    {rows.map(({ key, name, coverage, note, link }) => (
      <li key={key} className={styles.row}>
        <span className={styles.name}>
          {link ? (
            <Link {...link}>
              <Name>{name}</Name>
            </Link>
          ) : (
            name
          )}
        </span>
        <span className={styles.share}>{formatShare(coverage.share)}</span>
        <ShareBar share={coverage.share} />
        <span className={styles.note}>
          {[...coverageWords(coverage), note].filter(Boolean).join(' · ')}
        </span>
      </li>
    ))}
  </ul>
);
