import type { Outcome } from '../outcome';

/** The order of a stack, from the baseline up: the parts that matter most start at zero. */
export const STACK_ORDER: readonly Outcome[] = [
  'failed',
  'not_evaluated',
  'warning',
  'passed',
  'bypassed',
];

/** One interval of a chart. */
export interface ChartPoint {
  /** ISO 8601. */
  from: string;
  /** ISO 8601; exclusive. */
  to: string;
  counts: Record<Outcome, number>;
}

export const totalOf = ({ counts }: ChartPoint): number =>
  STACK_ORDER.reduce((sum, outcome) => sum + counts[outcome], 0);

/** Returns the sums of all points. */
export const sumOf = (points: readonly ChartPoint[]): ChartPoint['counts'] => {
  const sum = { failed: 0, not_evaluated: 0, warning: 0, passed: 0, bypassed: 0 };
  for (const { counts } of points) for (const each of STACK_ORDER) sum[each] += counts[each];
  return sum;
};

const HOUR_MS = 3_600_000;

/** Merges intervals of an hour into blocks of several, which begin at multiples of that length. */
export const merged = (points: readonly ChartPoint[], hours: number): ChartPoint[] => {
  if (hours === 1) return [...points];
  const blockOf = ({ from }: ChartPoint): number =>
    Math.floor(Date.parse(from) / (hours * HOUR_MS));
  const blocks = new Map<number, ChartPoint[]>();
  for (const point of points)
    blocks.set(blockOf(point), [...(blocks.get(blockOf(point)) ?? []), point]);
  return [...blocks.values()].map((block) => ({
    from: (block[0] as ChartPoint).from,
    to: (block.at(-1) as ChartPoint).to,
    counts: sumOf(block),
  }));
};
