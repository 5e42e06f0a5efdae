import { Link } from '@tanstack/react-router';
import { DataTable } from '../data-table';
import { formatCount } from '../format';
import { OUTCOME_WORDS } from '../outcome';
import { STACK_ORDER, totalOf } from './chart-point';
import { startWords } from './intervals';
import type { StackedChartProps } from './stacked-chart';

/** The same as a stacked chart, in a table; the latest interval comes first. */
export const ChartTable = ({ label, points, linkOf }: StackedChartProps) => (
  <DataTable
    label={label}
    rows={points.toReversed()}
    keyOf={({ from }) => from}
    columns={[
      { name: 'from', cell: startWords },
      ...STACK_ORDER.map((outcome) => ({
        name: OUTCOME_WORDS[outcome],
        numeric: true,
        cell: (point: (typeof points)[number]) =>
          point.counts[outcome] === 0 ? (
            '0'
          ) : (
            <Link {...linkOf(point, outcome)}>{formatCount(point.counts[outcome])}</Link>
          ),
      })),
      { name: 'all', numeric: true, cell: (point) => formatCount(totalOf(point)) },
    ]}
  />
);
