import { Link } from '@tanstack/react-router';
import type { Coverage } from '@touchstone/contracts';
import type { Destination } from '../../api/outcome-links';
import { ShareBar } from '../../ui/chart/share-bar';
import { formatCount, formatShare } from '../../ui/format';
import { Name } from '../../ui/name';
import styles from './coverage-list.module.css';

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
    {rows.map(({ key, name, coverage: { asked, judged, share }, note, link }) => (
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
        <span className={styles.share}>{formatShare(share)}</span>
        <ShareBar share={share} />
        <span className={styles.note}>
          {asked === 0
            ? 'nothing asked'
            : `${formatCount(judged)} of ${formatCount(asked)} checks judged`}
          {note && ` · ${note}`}
        </span>
      </li>
    ))}
  </ul>
);
