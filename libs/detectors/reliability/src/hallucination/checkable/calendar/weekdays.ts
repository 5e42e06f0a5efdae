import { foldBase, WEEKDAYS } from '@touchstone/text';
import { type Checked, type Checker, every } from '../checked';
import { Pattern } from '../pattern';
import {
  type DateAt,
  dayNumber,
  exists,
  fullDates,
  isLeap,
  WEEKDAY_NAMES,
  weekdayOf,
  yearlessDates,
} from './dates';

/** Largest distance between a date and its weekday, in UTF-16 units. */
const REACH = 60;
const WEEKDAY_AFTER =
  /^,?\s?\(?(?:(?:is|was|will be|falls on|fell on|will fall on|falls|lands on|landed on|occurs on|occurred on|ist|war|fällt auf|fiel auf|est|était|tombe|es|fue|is on|was on)\s(?:a |an |on a |on |ein |einen |un |auf einen )?)?(\p{L}{5,12})(?!\p{L})/iu;
const WEEKDAY_BEFORE = /(?:^|[\s(])(\p{L}{5,12}),?(?: the| den| dem| le| el)?\s?$/iu;
const LEAP = Pattern.of(
  /(?<!\d)(\d{4})(?:,| )? ?(is|was|will be|isn['’]t|wasn['’]t|is not|was not|will not be|ist|war|ist kein|war kein|est|était|n['’]est pas) (?:a |an |ein |une )?(?:leap year|Schaltjahr|année bissextile)/gi,
);
const NOT_LEAP_WORDS = /not|n['’]t|kein|pas/i;
const AFTER_WEEKDAY = Pattern.of(
  /(?<![\p{L}\d])(?:(\d{1,4}) days?|the day|(\d{1,3}) weeks?) (after|from|before|following|later than) (?:a |next |this )?(\p{L}{6,9})(?:,? (?:it )?(?:is|will be|falls on|comes|was|would be)) (?:a |on a |on )?(\p{L}{6,9})(?!\p{L})/giu,
);
const TODAY_WEEKDAY = Pattern.of(
  /\b(?:today|it) is (\p{L}{6,9}),? (?:so |and |then )?(?:in )?(\d{1,4}) days?(?: from now| later)?,? (?:it )?(?:is|will be|falls on|that is)? ?(?:a |on a |on )?(\p{L}{6,9})/giu,
);
const TOMORROW = Pattern.of(
  /\b(?:today|heute) (?:is|ist) (\p{L}{6,10}),? ?(?:so |and |und |also )?(?:tomorrow|morgen) (?:is|will be|ist) (\p{L}{6,10})(?!\p{L})/giu,
);

/** Checks that dates exist, that weekdays match their dates, leap years, and days after a weekday. */
export const weekdays: Checker = (passage) => [
  ...fullDates(passage.text).flatMap((date) => checkDate(passage.text, date)),
  ...yearlessDates(passage.text).flatMap((date) => impossible(passage.text, date)),
  ...every(passage, LEAP, ([, year = '', verb = '']) => {
    const leap = isLeap(Number(year));
    return {
      wrong: leap === NOT_LEAP_WORDS.test(verb),
      reason: `${year} is ${leap ? '' : 'not '}a leap year`,
    };
  }),
  ...every(passage, AFTER_WEEKDAY, ([, days, weeks, side = '', from, to]) =>
    shifted(
      from,
      to,
      (days !== undefined ? Number(days) : weeks !== undefined ? 7 * Number(weeks) : 1) *
        (side === 'before' ? -1 : 1),
    ),
  ),
  ...every(passage, TODAY_WEEKDAY, ([, from, days, to]) => shifted(from, to, Number(days))),
  ...every(passage, TOMORROW, ([, from, to]) => shifted(from, to, 1)),
];

const weekday = (name = ''): number | undefined => WEEKDAYS.get(foldBase(name));

const shifted = (from: string | undefined, to: string | undefined, days: number) => {
  const [start, end] = [weekday(from), weekday(to)];
  if (start === undefined || end === undefined) return undefined;
  const exact = (((start + days) % 7) + 7) % 7;
  return { wrong: exact !== end, reason: `the result is ${WEEKDAY_NAMES[exact]}` };
};

const impossible = (text: string, date: DateAt): Checked[] => {
  const quote = text.slice(date.start, date.end);
  return date.day > 0 && date.day <= 31 && exists(date)
    ? []
    : date.day === 0 || date.day > 31
      ? []
      : [{ quote, wrong: true, reason: `${quote} is not a valid date` }];
};

const checkDate = (text: string, date: DateAt): Checked[] => {
  const { start, end } = date;
  const quote = text.slice(start, end);
  if (!exists(date)) return [{ quote, wrong: true, reason: `${quote} is not a valid date` }];
  const beside = weekdayBeside(text, start, end);
  if (beside === undefined) return [];
  const actual = weekdayOf(dayNumber(date));
  return [
    {
      quote: beside.quote,
      wrong: actual !== beside.day,
      reason: `${quote} is a ${WEEKDAY_NAMES[actual]}`,
    },
  ];
};

const weekdayBeside = (
  text: string,
  start: number,
  end: number,
): { day: number; quote: string } | undefined => {
  const after = WEEKDAY_AFTER.exec(text.slice(end, end + REACH));
  const afterDay = weekday(after?.[1]);
  if (after && afterDay !== undefined)
    return { day: afterDay, quote: text.slice(start, end) + after[0] };
  const before = WEEKDAY_BEFORE.exec(text.slice(Math.max(0, start - REACH / 2), start));
  const beforeDay = weekday(before?.[1]);
  return before && beforeDay !== undefined
    ? { day: beforeDay, quote: before[0].trimStart() + text.slice(start, end) }
    : undefined;
};
