import { Link } from '@tanstack/react-router';
import { Bar } from '@visx/shape';
import type { Destination } from '../../api/outcome-links';
import { formatCount } from '../format';
import { type Outcome, OUTCOME_WORDS } from '../outcome';
import styles from './chart.module.css';
import type { ChartPoint } from './chart-point';
import { intervalWords } from './intervals';
import type { StackPart } from './stack';

interface ChartBarProps {
  point: ChartPoint;
  x: number;
  width: number;
  /** The whole space of the interval, which reacts to the pointer. */
  column: { x: number; width: number; height: number };
  parts: readonly StackPart[];
  isPointed: boolean;
  /** The part that the Tab key reaches. */
  tabStop: Outcome | undefined;
  linkOf: (point: ChartPoint, outcome: Outcome) => Destination;
  onPoint: () => void;
  onVisit: (outcome: Outcome) => void;
}

/** One interval of a chart: its parts, each a link. */
export const ChartBar = ({
  point,
  x,
  width,
  column,
  parts,
  isPointed,
  tabStop,
  linkOf,
  onPoint,
  onVisit,
}: ChartBarProps) => (
  <g onMouseEnter={onPoint}>
    <Bar {...column} className={isPointed ? styles.pointed : styles.column} />
    {parts.map(({ outcome, count, y, height }) => (
      <Link
        key={outcome}
        {...linkOf(point, outcome)}
        tabIndex={outcome === tabStop ? 0 : -1}
        data-part={`${point.from} ${outcome}`}
        aria-label={`${intervalWords(point)}: ${formatCount(count)} ${OUTCOME_WORDS[outcome]}`}
        className={styles.part}
        preload={false}
        onFocus={() => onVisit(outcome)}
      >
        <Bar x={x} y={y} width={width} height={height} className={styles[outcome]} />
        {outcome === 'not_evaluated' && <Hatching x={x} y={y} width={width} height={height} />}
      </Link>
    ))}
  </g>
);

const SPACING = 5;

/** Draws slanting lines, so that a part without a verdict is recognised without colour. */
const Hatching = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => {
  const lines = Array.from({ length: Math.floor((width + height) / SPACING) }, (_, index) => {
    const offset = (index + 1) * SPACING;
    const [left, low] = offset <= height ? [0, offset] : [offset - height, height];
    const [right, high] = offset <= width ? [offset, 0] : [width, offset - width];
    return `M${x + left} ${y + low}L${x + right} ${y + high}`;
  });
  return <path d={lines.join('')} className={styles.hatching} />;
};
