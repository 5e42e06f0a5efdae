import type { Coverage, Stats } from '@touchstone/contracts';
import { type Destination, evaluationsWith } from '../../api/outcome-links';
import { INTERVAL_MS } from '../../api/stats';
import { formatCount, formatShare } from '../../ui/format';
import type { Outcome } from '../../ui/outcome';
import { rateChange, shareChange, shareOf } from './change';
import { coverageWords } from './coverage-words';

/** One of the numbers at the top of the overview. */
export interface Figure {
  label: string;
  value: string;
  /** Its part of the whole, and how that moved. */
  notes: readonly string[];
  link: Destination;
  /** Draws attention to it. */
  outcome?: Outcome;
}

const HOUR_MS = 3_600_000;

/** Composes the four numbers. Spans may differ in length, so their shares and rates are compared. */
export const figuresOf = (stats: Stats): Figure[] => {
  const { totals, previous, from, to, series, interval } = stats;
  const now = totals.evaluations;
  const before = previous.evaluations;
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  // The span before consists of whole intervals.
  const hoursBefore = (series.length * INTERVAL_MS[interval]) / HOUR_MS;
  const failed = shareOf(now.failed, now.total);
  const gaps = totals.coverage.asked - totals.coverage.judged;
  const anyNotEvaluated = { to: '/evaluations', search: { from, not_evaluated: true } };
  return [
    {
      label: 'Evaluated',
      value: formatCount(now.total),
      notes: [rateChange(now.total / hours, before.total / hoursBefore)],
      link: evaluationsWith({ from }),
    },
    {
      label: 'Failed',
      value: formatCount(now.failed),
      notes: [
        ...(failed === null ? [] : [formatShare(failed)]),
        shareChange(failed, shareOf(before.failed, before.total)),
      ],
      link: evaluationsWith({ from }, 'failed'),
      ...(now.failed > 0 && { outcome: 'failed' as const }),
    },
    {
      label: 'Checks not evaluated',
      value: formatCount(gaps),
      notes: [
        `of ${formatCount(totals.coverage.asked)} requested`,
        shareChange(gapOf(totals.coverage), gapOf(previous.coverage)),
      ],
      link: anyNotEvaluated,
      ...(gaps > 0 && { outcome: 'not_evaluated' as const }),
    },
    {
      label: 'Proof coverage',
      value: formatShare(totals.coverage.share),
      notes: [
        ...coverageWords(totals.coverage),
        shareChange(totals.coverage.share, previous.coverage.share),
      ],
      link: anyNotEvaluated,
    },
  ];
};

/** Returns the share of checks without a verdict. */
const gapOf = ({ share }: Coverage): number | null => (share === null ? null : 1 - share);
