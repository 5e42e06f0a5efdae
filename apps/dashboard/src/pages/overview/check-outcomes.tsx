import { Link } from '@tanstack/react-router';
import type { CheckStats, Stats } from '@touchstone/contracts';
import { titleOfCheck } from '../../api/check-words';
import { evaluationsWithCheck } from '../../api/outcome-links';
import { byOutcome } from '../../api/stats';
import { STACK_ORDER } from '../../ui/chart/chart-point';
import { type Column, DataTable } from '../../ui/data-table';
import { formatCount, formatShare } from '../../ui/format';
import { type Outcome, OUTCOME_WORDS } from '../../ui/outcome';
import { labelOf } from '../../ui/schema-form/words';
import { Section } from '../../ui/section';
import { shareOf } from './change';
import styles from './overview.module.css';

/** Left out on a small screen. */
const MINOR: readonly Outcome[] = ['warning', 'bypassed'];

const worstFirst = (one: CheckStats, other: CheckStats): number =>
  other.failed - one.failed || other.not_evaluated - one.not_evaluated || other.total - one.total;

/** The outcomes of each check; every number leads to its list. */
export const CheckOutcomes = ({ stats: { checks, from } }: { stats: Stats }) => {
  const requested = checks.filter(({ total }) => total > 0).sort(worstFirst);
  const columns: Column<CheckStats>[] = [
    { name: 'Check', cell: ({ check }) => titleOfCheck(check) },
    ...STACK_ORDER.map((outcome) => ({
      name: labelOf(OUTCOME_WORDS[outcome]),
      numeric: true,
      minor: MINOR.includes(outcome),
      cell: (row: CheckStats) => {
        const count = byOutcome(row)[outcome];
        return count === 0 ? (
          <span className={styles.soft}>0</span>
        ) : (
          <Link {...evaluationsWithCheck({ from }, row.check, outcome)}>{formatCount(count)}</Link>
        );
      },
    })),
    {
      name: 'All',
      numeric: true,
      cell: ({ check, total }) => (
        <Link {...evaluationsWithCheck({ from }, check)}>{formatCount(total)}</Link>
      ),
    },
    {
      name: 'Failed share',
      numeric: true,
      minor: true,
      cell: ({ failed, total }) => formatShare(shareOf(failed, total)),
    },
  ];
  return (
    <Section title="By check">
      {requested.length === 0 ? (
        <p className={styles.soft}>No check was requested in this span.</p>
      ) : (
        <DataTable
          label="Outcomes by check"
          rows={requested}
          keyOf={({ check }) => check}
          columns={columns}
        />
      )}
    </Section>
  );
};
