import type { KeyboardEvent } from 'react';
import type { Outcome } from '../outcome';
import { type ChartPoint, STACK_ORDER } from './chart-point';

/** A part of a chart: an outcome of a point. */
export interface PartPlace {
  at: string;
  outcome: Outcome;
}

const partsOf = ({ counts }: ChartPoint): Outcome[] =>
  STACK_ORDER.filter((outcome) => counts[outcome] > 0);

const isOneOf = (keys: readonly string[], { key }: KeyboardEvent): boolean => keys.includes(key);

/** Returns the part that an arrow key leads to; undefined for other keys and at the ends. */
export const partBeside = (
  points: readonly ChartPoint[],
  { at, outcome }: PartPlace,
  event: KeyboardEvent,
): PartPlace | undefined => {
  const filled = points.filter((point) => partsOf(point).length > 0);
  const index = filled.findIndex(({ from }) => from === at);
  const own = filled[index];
  if (own === undefined) return undefined;
  if (isOneOf(['ArrowUp', 'ArrowDown'], event)) {
    const parts = partsOf(own);
    const next = parts[parts.indexOf(outcome) + (event.key === 'ArrowUp' ? 1 : -1)];
    return next && { at, outcome: next };
  }
  const target = {
    ArrowLeft: filled[index - 1],
    ArrowRight: filled[index + 1],
    Home: filled[0],
    End: filled.at(-1),
  }[event.key];
  return target && { at: target.from, outcome: nearest(partsOf(target), outcome) };
};

const nearest = (parts: readonly Outcome[], wanted: Outcome): Outcome =>
  parts.includes(wanted) ? wanted : (parts[0] ?? wanted);

/** Returns the part that the Tab key reaches: the given one, or else the last bar's lowest. */
export const reachable = (
  points: readonly ChartPoint[],
  place: PartPlace | undefined,
): PartPlace | undefined => {
  const own = points.find(({ from }) => from === place?.at);
  if (place && own && own.counts[place.outcome] > 0) return place;
  const last = points.findLast((point) => partsOf(point).length > 0);
  return last && { at: last.from, outcome: partsOf(last)[0] as Outcome };
};
