import { memo, useMemo, useState } from 'react';
import { titleOfCheck } from '../../api/check-words';
import { Button } from '../button';
import { formatCount } from '../format';
import { OutcomeLabel } from '../outcome';
import { type CheckGroup, groupResults } from './group-results';
import styles from './judgement.module.css';
import type { Highlight } from './marked-text';
import type { KeyedResult } from './quotes';
import { Result } from './result';

interface ResultListProps extends Pick<Highlight, 'active' | 'onActive'> {
  results: readonly KeyedResult[];
  /** Keys of the results whose quote is marked in a text beside the list. */
  located: ReadonlySet<string>;
  /** Moves to the quote of a result. */
  onOpen: (result: string) => void;
}

/** Lists results by check, the worst first. */
export const ResultList = memo(({ results, ...props }: ResultListProps) => {
  const groups = useMemo(() => groupResults(results), [results]);
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.check} group={group} {...props} />
      ))}
    </div>
  );
});
ResultList.displayName = 'ResultList';

/** More results than a person reads; the others appear by their mark, or all at once. */
const FIRST_SHOWN = 100;

const Group = ({
  group: { check, outcome, results },
  active,
  located,
  ...props
}: { group: CheckGroup } & Omit<ResultListProps, 'results'>) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = results.filter(
    ({ key }, index) => showsAll || index < FIRST_SHOWN || active.includes(key),
  );
  return (
    <section className={styles.group}>
      <header className={styles.groupHeader}>
        <h2>{titleOfCheck(check)}</h2>
        {results.length > 1 && (
          <span className={styles.path}>{formatCount(results.length)} results</span>
        )}
        <OutcomeLabel outcome={outcome} />
      </header>
      <ul>
        {shown.map((result) => (
          <Result
            key={result.key}
            result={result}
            isActive={active.includes(result.key)}
            isLocated={located.has(result.key)}
            {...props}
          />
        ))}
      </ul>
      {shown.length < results.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          Show all {formatCount(results.length)}
        </Button>
      )}
    </section>
  );
};
