import { foldBase, MONTHS } from '@touchstone/text';
import { Passage } from '../passage';
import { Pattern } from '../pattern';

const MONTH = String.raw`\p{L}{3,10}\.?`;
/** Beginnings of the names of months. */
const MONTH_STEM =
  '(?:jan|gen|ene|feb|fev|fév|mar|mär|maa|apr|avr|abr|may|mai|mag|mei|jun|jui|giu|jul|lug|aug|aou|aoû|ago|sep|set|oct|okt|ott|out|nov|dec|déc|dez|dic)';
const withMonth = (source: (month: string) => string): Pattern =>
  new Pattern(source(MONTH), 'giu', source(MONTH_STEM));
const DAY_FIRST = withMonth(
  (month) =>
    `(?<![\\w/.-])(\\d{1,2})(?:st|nd|rd|th|\\.|er)?(?: of| de| di)? (${month}),?(?: de| of)? (\\d{4})(?!\\d)`,
);
const MONTH_FIRST = withMonth(
  (month) => `(?<![\\p{L}])(${month}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`,
);
const ISO = Pattern.of(/(?<![\w/.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g);
const POINTS = Pattern.of(/(?<![\w/.-])(\d{1,2})\.(\d{1,2})\.(\d{4})(?![\d.]\d)/g);
const SLASHES = Pattern.of(/(?<![\w/.-])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g);
const DAY_FIRST_YEARLESS = withMonth(
  (month) =>
    `(?<![\\w/.:-])(\\d{1,2})(?:st|nd|rd|th|\\.|er)?(?: of)? (${month})(?![\\p{L}])(?!,? (?:of |de )?\\d{4})`,
);
const MONTH_FIRST_YEARLESS = withMonth(
  (month) =>
    `(?<![\\p{L}])(${month}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|[.,]\\d|,? \\d{4}|\\s?%| ?(?:am|pm|a\\.m|p\\.m|percent|euros?|dollars?|people|times)\\b)`,
);

/** A date in a text; `year` is undefined if none is given. Offsets are UTF-16 units. */
export interface DateAt {
  year: number | undefined;
  month: number;
  day: number;
  start: number;
  end: number;
}

const monthOf = (name = ''): number | undefined => MONTHS.get(foldBase(name.replace('.', '')));

type Parts = (string | number | undefined)[];

const found = (
  passage: Passage,
  pattern: Pattern,
  parts: (match: RegExpMatchArray) => Parts,
): DateAt[] =>
  pattern.matchesIn(passage).flatMap((match) => {
    const [year, month, day] = parts(match).map((part) =>
      part === undefined ? undefined : Number(part),
    );
    const start = match.index ?? 0;
    return month === undefined || day === undefined || (year !== undefined && year < 1583)
      ? []
      : [{ year, month, day, start, end: start + match[0].length }];
  });

/** Finds dates with a year, in the order of the text. */
export const fullDates = (text: string): DateAt[] => {
  const passage = new Passage(text);
  return [
    ...found(passage, DAY_FIRST, ([, day, month, year]) => [year, monthOf(month), day]),
    ...found(passage, MONTH_FIRST, ([, month, day, year]) => [year, monthOf(month), day]),
    ...found(passage, ISO, ([, year, month, day]) => [year, month, day]),
    ...found(passage, POINTS, ([, day, month, year]) => [year, month, day]),
    ...found(passage, SLASHES, ([, one, two, year]) =>
      Number(two) > 12
        ? [year, one, two]
        : Number(one) > 12
          ? [year, two, one]
          : [undefined, undefined, undefined],
    ),
  ].sort((one, other) => one.start - other.start);
};

/** Finds dates without a year whose month is written out. */
export const yearlessDates = (text: string): DateAt[] => {
  const passage = new Passage(text);
  return [
    ...found(passage, DAY_FIRST_YEARLESS, ([, day, month]) => [undefined, monthOf(month), day]),
    ...found(passage, MONTH_FIRST_YEARLESS, ([, month, day]) => [undefined, monthOf(month), day]),
  ].sort((one, other) => one.start - other.start);
};

export const isLeap = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Number of days of a month; in February of an unknown year the larger one. */
export const daysIn = (year: number | undefined, month: number): number =>
  month === 2 && (year === undefined || isLeap(year)) ? 29 : (DAYS[month - 1] ?? 0);

export const exists = ({ year, month, day }: DateAt): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

const DAY_MS = 86_400_000;

/** Number of the day since 1970; `year` replaces a missing one. */
export const dayNumber = (
  { year, month, day }: Pick<DateAt, 'year' | 'month' | 'day'>,
  fallback = 2023,
): number => Date.UTC(year ?? fallback, month - 1, day) / DAY_MS;

export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Day of the week of a day number, 0 for Sunday. */
export const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** Writes a day number as a date. */
export const dateText = (number: number, withYear = true): string => {
  const date = new Date(number * DAY_MS);
  const text = `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]}`;
  return withYear ? `${text} ${date.getUTCFullYear()}` : text;
};

/** Adds calendar months; the last day of a shorter month replaces a missing one. */
export const addMonths = ({ year, month, day }: DateAt, months: number): DateAt => {
  const total = (year ?? 2023) * 12 + month - 1 + months;
  const [newYear, newMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return {
    year: newYear,
    month: newMonth,
    day: Math.min(day, daysIn(newYear, newMonth)),
    start: 0,
    end: 0,
  };
};
