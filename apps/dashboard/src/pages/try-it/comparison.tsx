import { Link } from '@tanstack/react-router';
import { titleOfCheck } from '../../api/check-words';
import { outcomeOf } from '../../api/outcome-of';
import { formatMs } from '../../ui/format';
import { type CheckGroup, groupResults } from '../../ui/judgement/group-results';
import { keyedResults } from '../../ui/judgement/quotes';
import { OutcomeLabel } from '../../ui/outcome';
import type { RunMode } from './request';
import styles from './try-it.module.css';
import type { Run } from './use-runs';

export const MODE_WORDS: Record<RunMode, string> = {
  defined: 'as defined',
  speed: 'speed',
  balanced: 'balanced',
  quality: 'quality',
};

interface ComparisonProps {
  runs: readonly Run[];
  shown: RunMode;
  onShow: (mode: RunMode) => void;
}

const groupsOf = ({ answer }: Run): CheckGroup[] =>
  answer === undefined ? [] : groupResults(keyedResults(answer.evaluationResults));

/** Compares what the modes found, check by check; the head of a column shows its details. */
export const Comparison = ({ runs, shown, onShow }: ComparisonProps) => {
  const columns = runs.map((run) => ({ run, groups: groupsOf(run) }));
  const checks = [...new Set(columns.flatMap(({ groups }) => groups.map(({ check }) => check)))];
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Comparison">
      <table className={styles.comparison} aria-label="Results by mode">
        <thead>
          <tr>
            <td />
            {runs.map((run) => (
              <th key={run.mode} scope="col">
                <button
                  type="button"
                  aria-pressed={run.mode === shown}
                  title="Show the details below"
                  onClick={() => onShow(run.mode)}
                >
                  {MODE_WORDS[run.mode]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.whole}>
            <th scope="row">All checks</th>
            {runs.map((run) => (
              <td key={run.mode}>
                <Whole run={run} />
              </td>
            ))}
          </tr>
          {checks.map((check) => (
            <tr key={check}>
              <th scope="row">{titleOfCheck(check)}</th>
              {columns.map(({ run, groups }) => (
                <td key={run.mode}>
                  <Cell group={groups.find((group) => group.check === check)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Whole = ({ run }: { run: Run }) => {
  if (run.state === 'running') return <span className={styles.soft}>running …</span>;
  if (run.answer === undefined) return <span className={styles.error}>{run.error?.message}</span>;
  return (
    <>
      <OutcomeLabel outcome={outcomeOf(run.answer)} />{' '}
      <span className={styles.soft}>
        score {run.answer.score ?? '–'}, {formatMs(run.tookMs ?? null)}
      </span>{' '}
      {run.id !== undefined && (
        <Link to="/evaluations/$id" params={{ id: run.id }}>
          open
        </Link>
      )}
    </>
  );
};

const Cell = ({ group }: { group: CheckGroup | undefined }) => {
  const [worst, ...others] = group?.results ?? [];
  if (group === undefined || worst === undefined) return '–';
  const isDecided = group.outcome !== 'not_evaluated' && group.outcome !== 'bypassed';
  return (
    <>
      <OutcomeLabel outcome={group.outcome} />{' '}
      {isDecided && (
        <span className={styles.soft}>
          <code>{worst.label}</code> {worst.score}
          {others.length > 0 && `, ${group.results.length} results`}
        </span>
      )}
    </>
  );
};
