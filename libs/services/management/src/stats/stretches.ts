import { STATS_INTERVALS, type StatsInterval } from '@touchstone/contracts';
import { LENGTH_MS } from './span';

/** Rows of one interval in a part of a span. */
export interface Stretch {
  interval: StatsInterval;
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** Splits a span into whole intervals of the next length, of which there are fewer rows, and the rest around. */
export const stretchesOf = (stretch: Stretch): Stretch[] => {
  const { interval, from, to } = stretch;
  const longer = STATS_INTERVALS[STATS_INTERVALS.indexOf(interval) + 1];
  if (longer === undefined) return [stretch];
  const lengthMs = LENGTH_MS[longer];
  const first = Math.ceil(from.getTime() / lengthMs) * lengthMs;
  const end = Math.floor(to.getTime() / lengthMs) * lengthMs;
  if (end <= first) return [stretch];
  return [
    { interval, from, to: new Date(first) },
    { interval: longer, from: new Date(first), to: new Date(end) },
    { interval, from: new Date(end), to },
  ];
};
