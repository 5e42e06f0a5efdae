import type { StatsInterval } from '@touchstone/contracts';

const DAY_MS = 86_400_000;

/** Rows of one interval in a part of a span. */
export interface Stretch {
  interval: StatsInterval;
  from: Date;
  /** Exclusive. */
  to: Date;
}

/** Splits a span of hours into whole days, of which there are fewer rows, and the hours around. */
export const stretchesOf = (stretch: Stretch): Stretch[] => {
  const { interval, from, to } = stretch;
  const first = Math.ceil(from.getTime() / DAY_MS) * DAY_MS;
  const end = Math.floor(to.getTime() / DAY_MS) * DAY_MS;
  if (interval === 'day' || end <= first) return [stretch];
  return [
    { interval, from, to: new Date(first) },
    { interval: 'day', from: new Date(first), to: new Date(end) },
    { interval, from: new Date(end), to },
  ];
};
