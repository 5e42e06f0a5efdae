import { foldBase, MONTHS, WEEKDAYS } from '@touchstone/text';
import type { Checked, Checker } from './checked';

const MONTH = String.raw`\p{L}{3,10}\.?`;
const DAY_FIRST = new RegExp(
  `(?<![\\w/.-])(\\d{1,2})(?:st|nd|rd|th|\\.|er)?(?: of| de| di)? (${MONTH}),?(?: de| of)? (\\d{4})(?!\\d)`,
  'giu',
);
const MONTH_FIRST = new RegExp(
  `(?<![\\p{L}])(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`,
  'giu',
);
const ISO = /(?<![\w/.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g;
const YEARLESS = new RegExp(
  `(?<![\\p{L}\\d])(february|april|june|september|november) (3\\d|29)(?:st|nd|rd|th)?(?![\\d:,.]?\\d)`,
  'giu',
);
const LEAP =
  /(?<!\d)(\d{4}) (is|was|will be|isn't|wasn't|is not|was not|will not be) a leap year/gi;
const NOT_LEAP_WORDS = /not|n't/;

/** Largest distance between a date and its weekday, in UTF-16 units. */
const REACH = 40;
const WEEKDAY_AFTER =
  /^,?\s?\(?(?:(?:is|was|will be|falls on|fell on|will fall on|lands on|ist|war|est|es|fue)\s(?:a |an |on a |on |ein |un )?)?(\p{L}{5,12})\b/iu;
const WEEKDAY_BEFORE = /(?:^|[\s(])(\p{L}{5,12}),?(?: the| den| dem| le| el)?\s?$/iu;

interface DateAt {
  year: number;
  month: number;
  day: number;
  start: number;
  end: number;
}

/**
 * Checks that dates exist, that weekdays match their dates, and leap years. Gregorian, years 1583
 * and later.
 */
export const calendar: Checker = (text) => [
  ...dates(text).flatMap((date) => checkDate(text, date)),
  ...impossibleDays(text),
  ...leapYears(text),
];

const dates = (text: string): DateAt[] => [
  ...found(text, DAY_FIRST, ([, day, month, year]) => [year, monthOf(month), day]),
  ...found(text, MONTH_FIRST, ([, month, day, year]) => [year, monthOf(month), day]),
  ...found(text, ISO, ([, year, month, day]) => [year, month, day]),
];

const monthOf = (name = ''): number | undefined => MONTHS.get(foldBase(name.replace('.', '')));

const found = (
  text: string,
  pattern: RegExp,
  parts: (match: RegExpMatchArray) => (string | number | undefined)[],
): DateAt[] =>
  Array.from(text.matchAll(pattern)).flatMap((match) => {
    const [year = NaN, month = NaN, day = NaN] = parts(match).map(Number);
    const start = match.index ?? 0;
    return Number.isNaN(month) || year < 1583
      ? []
      : [{ year, month, day, start, end: start + match[0].length }];
  });

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const daysIn = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const checkDate = (text: string, { year, month, day, start, end }: DateAt): Checked[] => {
  const quote = text.slice(start, end);
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
    return [{ quote, wrong: true, reason: `${quote} is not a valid date` }];
  const weekday = weekdayBeside(text, start, end);
  if (weekday === undefined) return [];
  const actual = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return [
    {
      quote: weekday.quote,
      wrong: actual !== weekday.day,
      reason: `${quote} is a ${NAMES[actual]}`,
    },
  ];
};

const weekdayBeside = (
  text: string,
  start: number,
  end: number,
): { day: number; quote: string } | undefined => {
  const after = WEEKDAY_AFTER.exec(text.slice(end, end + REACH));
  const afterDay = WEEKDAYS.get(foldBase(after?.[1] ?? ''));
  if (after && afterDay !== undefined)
    return { day: afterDay, quote: text.slice(start, end) + after[0] };
  const before = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - REACH / 2), start));
  const beforeDay = WEEKDAYS.get(foldBase(before?.[1] ?? ''));
  return before && beforeDay !== undefined
    ? { day: beforeDay, quote: before[0].trimStart() + text.slice(start, end) }
    : undefined;
};

const impossibleDays: Checker = (text) =>
  Array.from(text.matchAll(YEARLESS)).flatMap(([quote, month = '', day = '']) => {
    const wrong =
      Number(day) >
      (DAYS[(monthOf(month) ?? 1) - 1] ?? 31) + (month.toLowerCase() === 'february' ? 1 : 0);
    return wrong ? [{ quote, wrong, reason: `${quote} is not a valid date` }] : [];
  });

const leapYears: Checker = (text) =>
  Array.from(text.matchAll(LEAP), ([quote, year = '', verb = '']) => {
    const leap = isLeap(Number(year));
    return {
      quote,
      wrong: leap === NOT_LEAP_WORDS.test(verb),
      reason: `${year} is ${leap ? '' : 'not '}a leap year`,
    };
  });
