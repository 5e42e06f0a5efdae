/** Days are counted from 1970-01-01; arithmetic is that of the Gregorian calendar, without time zones. */

const MS = 86_400_000;

/** Returns the day of a date, `undefined` for one that does not exist. */
export const dayOf = (year: number, month: number, day: number): number | undefined => {
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? time / MS
    : undefined;
};

export interface DateParts {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

export const partsOf = (day: number): DateParts => {
  const date = new Date(day * MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** 0 for Sunday to 6. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Moves by months; a day that the month lacks becomes its last. */
export const addMonths = (day: number, months: number): number => {
  const { year, month, day: own } = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return (
    dayOf(target.year, target.month, own) ??
    (dayOf(target.year, target.month, lastDayOf(target.year, target.month)) as number)
  );
};

export const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const OTHER = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/;

/** Reads the date at the start of a text; day and month in either order where both are possible. */
export const dateAtStart = (text: string): number[] => {
  const head = text.slice(0, 12);
  const iso = ISO.exec(head);
  if (iso) return daysOf([[Number(iso[1]), Number(iso[2]), Number(iso[3])]]);
  const other = OTHER.exec(head);
  if (!other) return [];
  const [first, second, short] = [Number(other[1]), Number(other[2]), Number(other[3])];
  const year = short < 100 ? 2000 + short : short;
  return daysOf([
    [year, second, first],
    [year, first, second],
  ]);
};

const daysOf = (dates: readonly [number, number, number][]): number[] => [
  ...new Set(dates.map((date) => dayOf(...date)).filter((day) => day !== undefined)),
];

export const shownDay = (day: number): string => new Date(day * MS).toISOString().slice(0, 10);
