import { STATS_INTERVALS, type StatsInterval, type StatsQuery } from '@touchstone/contracts';
import { InvalidField } from '@touchstone/storage';

const HOUR_MS = 3_600_000;
export const LENGTH_MS: Record<StatsInterval, number> = {
  '5min': HOUR_MS / 12,
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
};
/** Bounds the answer. */
const MOST_INTERVALS = 800;

/** Whole intervals of UTC, and as many before. */
export interface StatsSpan {
  before: Date;
  from: Date;
  /** Exclusive; the last interval may reach further. */
  to: Date;
  /** Beginnings of the intervals from `from` on. */
  intervals: Date[];
}

/** @throws InvalidField */
export const spanOf = ({
  from,
  to,
  interval,
}: Pick<StatsQuery, 'from' | 'to' | 'interval'>): StatsSpan => {
  if (!STATS_INTERVALS.includes(interval))
    throw new InvalidField('interval', `one of ${STATS_INTERVALS.join(', ')}`);
  const lengthMs = LENGTH_MS[interval];
  const [given, end] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(given)) throw new InvalidField('from', 'a time as ISO 8601');
  if (!(end > given)) throw new InvalidField('to', 'a time after from');
  const begin = Math.floor(given / lengthMs) * lengthMs;
  const count = Math.ceil((end - begin) / lengthMs);
  if (count > MOST_INTERVALS)
    throw new InvalidField('from', `a time at most ${MOST_INTERVALS} intervals before to`);
  return {
    before: new Date(begin - count * lengthMs),
    from: new Date(begin),
    to: new Date(end),
    intervals: Array.from({ length: count }, (_, index) => new Date(begin + index * lengthMs)),
  };
};
