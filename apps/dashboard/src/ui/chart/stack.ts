import type { Outcome } from '../outcome';
import { type ChartPoint, STACK_ORDER } from './chart-point';

/** A part of a bar, in pixels from the top of the chart. */
export interface StackPart {
  outcome: Outcome;
  count: number;
  y: number;
  height: number;
}

/** A few failures among thousands remain visible, and can be pointed at. */
const LEAST_HEIGHT = 3;

/**
 * Stacks the counts of a point that are not zero.
 * @param heightOf returns the height of a count
 * @param base position of the zero line
 */
export const stackOf = (
  { counts }: ChartPoint,
  heightOf: (count: number) => number,
  base: number,
): StackPart[] => {
  let y = base;
  return STACK_ORDER.filter((outcome) => counts[outcome] > 0).map((outcome) => {
    const height = Math.max(LEAST_HEIGHT, heightOf(counts[outcome]));
    y -= height;
    return { outcome, count: counts[outcome], y, height };
  });
};
