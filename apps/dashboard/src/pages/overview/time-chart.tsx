import type { Stats } from '@touchstone/contracts';
import { evaluationsWith } from '../../api/outcome-links';
import type { Span } from '../../api/span';
import { byOutcome, INTERVAL_MS } from '../../api/stats';
import { Button } from '../../ui/button';
import { type ChartPoint, merged } from '../../ui/chart/chart-point';
import { ChartTable } from '../../ui/chart/chart-table';
import { StackedChart, type StackedChartProps } from '../../ui/chart/stacked-chart';
import { Panel } from '../../ui/page';
import styles from './overview.module.css';

/** A bar for each block of intervals. */
const CHARTS: Record<Span, { block: number; title: string }> = {
  '1h': { block: 1, title: 'Evaluations by 5 minutes' },
  '24h': { block: 1, title: 'Evaluations by hour' },
  '7d': { block: 6, title: 'Evaluations by 6 hours' },
};

const pointsOf = ({ series, interval }: Stats): ChartPoint[] =>
  series.map((point) => ({
    from: point.at,
    to: new Date(Date.parse(point.at) + INTERVAL_MS[interval]).toISOString(),
    counts: byOutcome(point),
  }));

const linkOf: StackedChartProps['linkOf'] = ({ from, to }, outcome) =>
  evaluationsWith({ from, to }, outcome);

/** Evaluations by time and outcome, as a chart or as a table. */
export const TimeChart = ({
  stats,
  span,
  isTable,
  onTable,
}: {
  stats: Stats;
  span: Span;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}) => {
  const { block, title } = CHARTS[span];
  const props = { label: title, points: merged(pointsOf(stats), block), linkOf };
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
        {isTable ? <ChartTable {...props} /> : <StackedChart {...props} />}
      </div>
    </Panel>
  );
};
