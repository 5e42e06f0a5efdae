import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Line } from '@visx/shape';
import { useRef, useState } from 'react';
import type { Destination } from '../../api/outcome-links';
import { formatCount } from '../format';
import type { Outcome } from '../outcome';
import { partBeside, type PartPlace, reachable } from './arrow-keys';
import styles from './chart.module.css';
import { ChartBar } from './chart-bar';
import { ChartLegend } from './chart-legend';
import { type ChartPoint, sumOf, totalOf } from './chart-point';
import { axisLabels, intervalWords, MARGIN_RIGHT } from './intervals';
import { stackOf } from './stack';
import { useWidth } from './use-width';

const HEIGHT = 212;
const MARGIN = { top: 8, right: MARGIN_RIGHT, bottom: 28, left: 44 };
const INNER_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;
const TICKS = 3;
const WIDEST_BAR = 48;

export interface StackedChartProps {
  /** Names the chart for those who do not see it. */
  label: string;
  points: readonly ChartPoint[];
  /** Leads to what a part counts. */
  linkOf: (point: ChartPoint, outcome: Outcome) => Destination;
}

/**
 * Bars by time, stacked by outcome. Each part is a link; the arrow keys move between the parts. The
 * legend shows the exact counts of the bar under the pointer or the focus, else those of all bars.
 */
export const StackedChart = ({ label, points, linkOf }: StackedChartProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [pointed, setPointed] = useState<string>();
  const [visited, setVisited] = useState<PartPlace>();
  const shown = points.find(({ from }) => from === pointed);
  const innerWidth = Math.max(0, width - MARGIN.left - MARGIN.right);
  const most = Math.max(1, ...points.map(totalOf));
  const x = scaleBand({
    domain: points.map(({ from }) => from),
    range: [0, innerWidth],
    padding: 0.2,
  });
  const y = scaleLinear({ domain: [0, most], range: [INNER_HEIGHT, 0], nice: TICKS });
  const ticks = y.ticks(TICKS).filter(Number.isInteger);
  const barWidth = Math.min(WIDEST_BAR, x.bandwidth());
  const labels = axisLabels(points, innerWidth);
  const tabStop = reachable(points, visited);
  return (
    <div className={styles.chart}>
      <ChartLegend
        counts={shown?.counts ?? sumOf(points)}
        interval={shown ? intervalWords(shown) : 'In all'}
      />
      <div ref={frame} className={styles.frame} style={{ height: HEIGHT }}>
        {width > 0 && (
          <svg
            width={width}
            height={HEIGHT}
            role="group"
            aria-label={label}
            onMouseLeave={() => setPointed(undefined)}
            onBlur={() => setPointed(undefined)}
            onKeyDown={(event) => {
              const next = visited && partBeside(points, visited, event);
              if (next === undefined) return;
              event.preventDefault();
              focusPart(frame.current, next);
            }}
          >
            <Group left={MARGIN.left} top={MARGIN.top}>
              <AxisLeft
                scale={y}
                tickValues={ticks}
                tickFormat={(count) => formatCount(Number(count))}
                hideAxisLine
                hideTicks
                tickLabelProps={{ className: styles.tick, dx: -2, dy: 4, textAnchor: 'end' }}
              />
              {ticks.map((count) => (
                <Line
                  key={count}
                  from={{ x: 0, y: y(count) }}
                  to={{ x: innerWidth, y: y(count) }}
                  className={styles.grid}
                />
              ))}
              {points.map((point) => (
                <ChartBar
                  key={point.from}
                  point={point}
                  x={(x(point.from) ?? 0) + (x.bandwidth() - barWidth) / 2}
                  width={barWidth}
                  column={{ x: x(point.from) ?? 0, width: x.bandwidth(), height: INNER_HEIGHT }}
                  parts={stackOf(point, (count) => INNER_HEIGHT - y(count), INNER_HEIGHT)}
                  isPointed={point.from === pointed}
                  tabStop={tabStop?.at === point.from ? tabStop.outcome : undefined}
                  linkOf={linkOf}
                  onPoint={() => setPointed(point.from)}
                  onVisit={(outcome) => {
                    setVisited({ at: point.from, outcome });
                    setPointed(point.from);
                  }}
                />
              ))}
              <AxisBottom
                scale={x}
                top={INNER_HEIGHT}
                tickValues={[...labels.keys()]}
                tickFormat={(from) => labels.get(from) ?? ''}
                hideTicks
                tickLength={4}
                axisLineClassName={styles.axis}
                tickLabelProps={{ className: styles.tick, textAnchor: 'middle', dy: 2 }}
              />
            </Group>
          </svg>
        )}
      </div>
    </div>
  );
};

/** Moves the focus to a part, which its data attribute identifies. */
const focusPart = (frame: HTMLElement | null, { at, outcome }: PartPlace): void =>
  frame?.querySelector<SVGAElement>(`[data-part="${at} ${outcome}"]`)?.focus();
