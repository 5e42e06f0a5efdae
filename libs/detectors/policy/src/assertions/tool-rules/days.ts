import type { ValueTest } from '@touchstone/assertions';
import type { Conversation } from './conversation';

type Weekday = Extract<ValueTest, { test: 'weekday' }>['days'][number];
const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** The day of a conversation; the date is absent where only the weekday is known. */
export interface Today {
  /** Days since 1970. */
  date?: number;
  weekday?: Weekday;
}

const DAY_MS = 86_400_000;
const ISO = /\b(\d{4})-(\d\d)-(\d\d)(?!\d)/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WRITTEN =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? (\d{4})\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i;
const NAMED = /\b(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b/i;

/** Reads a date in days since 1970. */
const dateOf = (text: string): number | undefined => {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year !== undefined)
    return Math.floor(Date.parse(`${year}-${month}-${day}`) / DAY_MS) || undefined;
  const [, d, m, y, m2, d2, y2] = WRITTEN.exec(text) ?? [];
  const index = MONTHS.indexOf((m ?? m2 ?? '').slice(0, 3).toLowerCase());
  return index < 0 ? undefined : Date.UTC(Number(y ?? y2), index, Number(d ?? d2)) / DAY_MS;
};

const ofDate = (date: number): Weekday | undefined => WEEKDAYS[(((date + 3) % 7) + 7) % 7];

const named = (text: string): Weekday | undefined => {
  const found = NAMED.exec(text)?.[1]?.slice(0, 3).toLowerCase();
  return found === undefined ? undefined : WEEKDAYS.find((day) => day.startsWith(found));
};

/** Returns the weekday of a value, a date or the name of a day. */
export const weekdayOf = (value: unknown, today: Today | undefined): Weekday | undefined => {
  if (typeof value !== 'string') return undefined;
  const date = dateOf(value);
  if (date !== undefined) return ofDate(date);
  const day = named(value);
  if (day) return day;
  const at = { today: 0, tonight: 0, now: 0, tomorrow: 1 }[value.trim().toLowerCase()];
  const index = today?.weekday === undefined ? -1 : WEEKDAYS.indexOf(today.weekday);
  return at === undefined || index < 0 ? undefined : WEEKDAYS[(index + at) % 7];
};

/** Checks whether a value lies before or after the day of the conversation. */
export const isOnSide = (
  value: unknown,
  side: 'past' | 'future',
  { date }: Today,
): boolean | undefined => {
  const given = typeof value === 'string' ? dateOf(value) : undefined;
  if (given === undefined || date === undefined) return undefined;
  return side === 'past' ? given < date : given > date;
};

const CLOCK_TOOL =
  /(?:^|_)(?:today|now|clock|calendar_today|time|date|datetime|current_(?:time|date|day))(?:_|$)/i;
const SAYS_TODAY =
  /\b(?:today(?: is|['’]s)?|it['’]?s|it is|current date(?: is)?:?|date:|now:?) .{0,40}/gi;

/** Finds the day of a conversation before a place: from a clock, the instructions or the user. */
export const todayBefore = (
  { calls, instructions, turns }: Conversation,
  at: number,
): Today | undefined => {
  const shown = calls
    .filter(({ name, resultAt = Infinity }) => CLOCK_TOOL.test(name) && resultAt < at)
    .map(({ result = '' }) => result)
    .reverse();
  const said = [
    ...instructions,
    ...turns.flatMap(({ user }) => (user && user.at < at ? [user.text] : [])),
  ].flatMap((text) => text.match(SAYS_TODAY) ?? []);
  for (const text of [...shown, ...said]) {
    const date = dateOf(text);
    const weekday = date === undefined ? named(text) : ofDate(date);
    if (weekday) return { weekday, ...(date !== undefined && { date }) };
  }
  return undefined;
};
