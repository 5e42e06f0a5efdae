import type { ChartPoint } from './chart-point';

const DAY_MS = 86_400_000;
/** A label and the space beside it, in pixels. */
const LABEL_WIDTH = 68;
/** Space at the right of the chart that a label may use. */
export const MARGIN_RIGHT = 16;

const EXACT = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const HOUR = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

/** Names an interval exactly: `Thu, 26 Nov, 14:00 – 15:00`. */
export const intervalWords = ({ from, to }: Pick<ChartPoint, 'from' | 'to'>): string =>
  EXACT.formatRange(new Date(from), new Date(to));

const START = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Names the beginning of an interval. */
export const startWords = ({ from }: Pick<ChartPoint, 'from'>): string =>
  START.format(new Date(from));

const lengthMs = (points: readonly ChartPoint[]): number =>
  points.length === 0
    ? 0
    : Date.parse((points.at(-1) as ChartPoint).to) - Date.parse((points[0] as ChartPoint).from);

/**
 * Returns the points that have a label on the axis, with that label: days in a long span, hours in
 * a short one, as many as fit.
 */
export const axisLabels = (points: readonly ChartPoint[], width: number): Map<string, string> => {
  const isLong = lengthMs(points) > 2 * DAY_MS;
  const name = ({ from }: ChartPoint): string => (isLong ? DAY : HOUR).format(new Date(from));
  const candidates = isLong
    ? points.filter((point, index) => {
        const before = points[index - 1];
        return before !== undefined && name(before) !== name(point);
      })
    : points;
  const room = Math.max(1, Math.floor(width / LABEL_WIDTH));
  const step = Math.ceil(candidates.length / room);
  const fits = (point: ChartPoint): boolean =>
    (1 - (points.indexOf(point) + 0.5) / points.length) * width > LABEL_WIDTH / 2 - MARGIN_RIGHT;
  return new Map(
    candidates
      .filter((point, index) => index % step === 0 && fits(point))
      .map((point) => [point.from, name(point)] as const),
  );
};
