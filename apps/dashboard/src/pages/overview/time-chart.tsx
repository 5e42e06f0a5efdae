import { useQuery } from '@tanstack/react-query';
import type { StatsPoint } from '@touchstone/contracts';
import { evaluationsWith } from '../../api/outcome-links';
import type { Span } from '../../api/span';
import { byOutcome, statsQuery } from '../../api/stats';
import { Button } from '../../ui/button';
import { type ChartPoint, merged } from '../../ui/chart/chart-point';
import { ChartTable } from '../../ui/chart/chart-table';
import { StackedChart, type StackedChartProps } from '../../ui/chart/stacked-chart';
import { Skeleton } from '../../ui/feedback';
import { Panel } from '../../ui/page';
import styles from './overview.module.css';

const HOUR_MS = 3_600_000;

/** One hour alone would be two bars: the chart shows the hours before it, too. */
const CHARTS: Record<Span, { hours: number; blockHours: number; title: string }> = {
  '1h': { hours: 12, blockHours: 1, title: 'Evaluations by hour, last 12 hours' },
  '24h': { hours: 24, blockHours: 1, title: 'Evaluations by hour' },
  '7d': { hours: 168, blockHours: 6, title: 'Evaluations by 6 hours' },
};

const pointOf = (point: StatsPoint): ChartPoint => ({
  from: point.at,
  to: new Date(Date.parse(point.at) + HOUR_MS).toISOString(),
  counts: byOutcome(point),
});

const linkOf: StackedChartProps['linkOf'] = ({ from, to }, outcome) =>
  evaluationsWith({ from, to }, outcome);

/** Evaluations by time and outcome, as a chart or as a table. */
export const TimeChart = ({
  span,
  isTable,
  onTable,
}: {
  span: Span;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}) => {
  const { hours, blockHours, title } = CHARTS[span];
  const { data } = useQuery(statsQuery(hours));
  const props = {
    label: title,
    points: merged((data?.series ?? []).map(pointOf), blockHours),
    linkOf,
  };
  return (
    <Panel
      title={title}
      actions={
        <Button kind="quiet" aria-pressed={isTable} onClick={() => onTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      }
    >
      <div className={styles.chart}>
        {data === undefined ? (
          <Skeleton rows={4} />
        ) : isTable ? (
          <ChartTable {...props} />
        ) : (
          <StackedChart {...props} />
        )}
      </div>
    </Panel>
  );
};
