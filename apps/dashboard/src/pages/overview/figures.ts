import type { Stats } from '@touchstone/contracts';
import { type Destination, evaluationsWith } from '../../api/outcome-links';
import { formatCount, formatShare } from '../../ui/format';
import type { Outcome } from '../../ui/outcome';
import { rateChange, shareChange, shareOf } from './change';

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
  const { totals, previous, from, to, series } = stats;
  const now = totals.evaluations;
  const before = previous.evaluations;
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  const part = (name: 'failed' | 'not_evaluated'): readonly string[] => {
    const share = shareOf(now[name], now.total);
    return share === null
      ? []
      : [formatShare(share), shareChange(share, shareOf(before[name], before.total))];
  };
  return [
    {
      label: 'Evaluated',
      value: formatCount(now.total),
      notes: [rateChange(now.total / hours, before.total / series.length)],
      link: evaluationsWith({ from }),
    },
    {
      label: 'Failed',
      value: formatCount(now.failed),
      notes: part('failed'),
      link: evaluationsWith({ from }, 'failed'),
      ...(now.failed > 0 && { outcome: 'failed' as const }),
    },
    {
      label: 'Not evaluated',
      value: formatCount(now.not_evaluated),
      notes: part('not_evaluated'),
      link: evaluationsWith({ from }, 'not_evaluated'),
      ...(now.not_evaluated > 0 && { outcome: 'not_evaluated' as const }),
    },
    {
      label: 'Proof coverage',
      value: formatShare(totals.coverage.share),
      notes: [
        totals.coverage.asked === 0
          ? 'nothing asked'
          : `${formatCount(totals.coverage.judged)} of ${formatCount(totals.coverage.asked)} checks`,
        shareChange(totals.coverage.share, previous.coverage.share),
      ],
      link: evaluationsWith({ from }, 'not_evaluated'),
    },
  ];
};
