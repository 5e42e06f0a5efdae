import { foldBase, WEEKDAYS } from '@touchstone/text';
import {
  addMonths,
  type DateAt,
  dateText,
  dayNumber,
  exists,
  WEEKDAY_NAMES,
  weekdayOf,
} from '../calendar/dates';
import type { Outcome } from '../checked';
import { measure, type Measured, ofDimension } from './quantities';

/** Dates of a text in their order; those without a year take one from a neighbour. */
const datesIn = ({ dates: { full, yearless } }: Measured): DateAt[] => {
  const year = full.at(-1)?.year;
  const all = [...full, ...yearless.map((date) => ({ ...date, year }))];
  return all.filter(exists).sort((one, other) => one.start - other.start);
};

/** Leaves out dates that repeat an earlier one, with or without its year. */
const distinct = (dates: readonly DateAt[]): DateAt[] =>
  dates.reduce<DateAt[]>(
    (kept, date) =>
      kept.some(
        ({ year, month, day }) =>
          month === date.month &&
          day === date.day &&
          (year === date.year || year === undefined || date.year === undefined),
      )
        ? kept
        : [...kept, date],
    [],
  );

/** A check of an answer together with its request. */
export type DateCheck = (question: Measured, output: Measured) => Outcome;

const HOW_LONG =
  /\bhow (?:many|long|much)\b|\b(?:days|weeks|nights) (?:left|until|till|between|from|are|is)\b/;

/** Days, nights or weeks between the two dates of a request. */
export const daysBetween: DateCheck = (question, output) => {
  if (!HOW_LONG.test(question.lower) || /\b(?:old|age|born)\b/.test(question.lower))
    return undefined;
  const dates = distinct([...datesIn(question), ...datesIn(output)]);
  const [from, to] = dates;
  if (!from || !to || dates.length !== 2) return undefined;
  const year = from.year ?? 2023;
  let days = dayNumber({ ...to, year: to.year ?? year }) - dayNumber({ ...from, year });
  if (days < 0 && to.year === undefined) days += 365;
  if (days < 0) days = -days;
  const stated = [
    ...output.text.matchAll(
      /(?<![\d.,])(\d{1,5}) (?:more |full |whole )?(?:days|nights|Tage|jours)/g,
    ),
  ].map(([whole, count]) => Number(count) + (whole.endsWith('nights') ? 0.25 : 0));
  const weeks = ofDimension(output, 'time').filter(({ unit }) => unit?.size === 604_800);
  if (stated.length === 0 && weeks.length === 0) return undefined;
  const leap = from.year === undefined && to.year === undefined ? [days + 1, days - 1] : [];
  const rest = weeks.map(({ value }) => value * 7);
  const right =
    stated.some((count) => [days, days + 0.25, days + 1, days - 1, ...leap].includes(count)) ||
    rest.some((base) => stated.some((count) => base + count === days)) ||
    (stated.length === 0 && rest.some((base) => Math.abs(base - days) < 7));
  return { wrong: !right, reason: `there are ${days} days between the dates` };
};

/** Age at a date, from a date of birth. */
export const age: DateCheck = (question, output) => {
  const text = question.lower;
  if (
    !/\b(?:born|birth(?:day|date)?|founded|opened|started|built)\b/.test(text) ||
    !/\b(?:old|age|aged|died|turn|how many years|anniversary)\b/.test(text + output.lower)
  )
    return undefined;
  const dates = datesIn(question).filter(({ year }) => year !== undefined);
  const [one, other] = dates;
  const named =
    /\b(\d{1,3}) (?:years old|years of age|years|when|at the time|on that|then)\b|\b(?:was|is|are|be|age|aged|of|turned|turn|turns|to|you're|she's|he's|already|only|exactly|just|still) (\d{1,3})(?![\d.,:]*\d|\s?%| (?:days|weeks|months|january|february|march|april|may|june|july|august|september|october|november|december))\b/gi;
  const stated = [
    ...output.text.matchAll(named),
    ...output.text.matchAll(/(?<!\d)(\d{1,3})(?:st|nd|rd|th) (?:anniversary|birthday|jubilee)/g),
  ]
    .map(([, a, b]) => Number(a ?? b))
    .filter((value) => value < 500);
  if (stated.length === 0) return undefined;
  if (one && other && dates.length === 2) {
    const [birth, day] = dayNumber(one) <= dayNumber(other) ? [one, other] : [other, one];
    const before = day.month < birth.month || (day.month === birth.month && day.day < birth.day);
    const exact = (day.year ?? 0) - (birth.year ?? 0) - (before ? 1 : 0);
    return {
      wrong: stated[0] !== exact && !(stated.includes(exact) && !/\bnot\b/.test(output.lower)),
      reason: `the age is ${exact}`,
    };
  }
  const years = [...question.text.matchAll(/(?<![\d.,/-])(1[5-9]\d\d|20\d\d)(?![\d.,]\d)/g)].map(
    ([year]) => Number(year),
  );
  const [a = NaN, b = NaN] = years;
  if (dates.length > 0 || years.length !== 2) return undefined;
  const difference = Math.abs(a - b);
  return {
    wrong: !stated.includes(difference) && !stated.includes(difference - 1),
    reason: `the age is ${difference - 1} or ${difference}`,
  };
};

const SPAN =
  /(?<![\d.,])(\d{1,4})[- ](?:full |calendar |consecutive )?(days?|weeks?|months?|years?|nights?)\b/g;
const ASKS_DATE =
  /\b(?:when|what (?:date|day)|which (?:date|day)|until|by when|last day|deadline|end|ends|expire|expires|due|latest|renew|finish|check out|what's the date)\b/;

/** The date that lies a stated span after the date of a request. */
export const dateAfter: DateCheck = (question, output) => {
  const dates = datesIn(question);
  const [from] = dates;
  const spans = [...question.lower.matchAll(SPAN)];
  const [span] = spans;
  if (
    !from ||
    dates.length !== 1 ||
    !span ||
    spans.length !== 1 ||
    !ASKS_DATE.test(`${question.lower} ${output.lower}`) ||
    /\b(?:business|working|before|ago|earlier|prior)\b/.test(question.lower)
  )
    return undefined;
  const [count, unit = ''] = [Number(span[1]), span[2] ?? ''];
  const year = from.year ?? 2023;
  const exact =
    unit.startsWith('day') || unit.startsWith('night')
      ? dayNumber({ ...from, year }) + count
      : unit.startsWith('week')
        ? dayNumber({ ...from, year }) + 7 * count
        : dayNumber(addMonths({ ...from, year }, unit.startsWith('month') ? count : 12 * count));
  const stated = datesIn(output).filter(
    ({ month, day }) => month !== from.month || day !== from.day,
  );
  if (stated.length === 0) return undefined;
  const accepted = [exact, exact - 1].map((number) => new Date(number * 86_400_000));
  if (from.year === undefined)
    accepted.push(new Date((exact + 1) * 86_400_000), new Date((exact - 2) * 86_400_000));
  const right = stated.some(({ year: stated_, month, day }) =>
    accepted.some(
      (date) =>
        date.getUTCMonth() + 1 === month &&
        date.getUTCDate() === day &&
        (stated_ === undefined || from.year === undefined || stated_ === date.getUTCFullYear()),
    ),
  );
  return { wrong: !right, reason: `the date is ${dateText(exact, from.year !== undefined)}` };
};

const ASKS_WEEKDAY =
  /\b(?:weekday|weekend|day of the week|which day|what day|on a \p{L}{6,9}day|working day|\p{L}{3,6}day)\b/u;

/** The weekday of the only date of a request. */
export const weekdayAsked: DateCheck = (question, output) => {
  if (
    !ASKS_WEEKDAY.test(question.lower) ||
    /\b(?:day|days|week|weeks) (?:after|before|later|from)\b/.test(question.lower + output.lower) ||
    /\bnot (?:a|on a)\b|n['’]t/.test(output.lower)
  )
    return undefined;
  const dates = [...datesIn(question), ...datesIn(output)].filter(({ year }) => year !== undefined);
  const [date] = dates;
  const days = [...output.text.matchAll(/(?<!\p{L})(\p{L}{6,10})(?!\p{L})/gu)].flatMap(([word]) => {
    const day = WEEKDAYS.get(foldBase(word));
    return day === undefined || word === word.toLowerCase() ? [] : [day];
  });
  const [stated] = days;
  if (
    !date ||
    stated === undefined ||
    new Set(days).size !== 1 ||
    dates.some(
      ({ year, month, day }) => year !== date.year || month !== date.month || day !== date.day,
    )
  )
    return undefined;
  const actual = weekdayOf(dayNumber(date));
  return {
    wrong: stated !== actual,
    reason: `${dateText(dayNumber(date))} is a ${WEEKDAY_NAMES[actual]}`,
  };
};

const WITHIN =
  /\b(?:still (?:within|in time|possible|valid|covered|eligible|inside|return)|within (?:the|your|that|our)|you can (?:still )?(?:return|cancel|use|claim|exchange)|in time|not (?:yet )?(?:expired|over|too late)|inside the|eligible|covered)\b/;
const BEYOND =
  /\b(?:expired|too late|no longer|outside|passed|over|missed|past|not within|can(?:'t|not|’t) (?:return|cancel|be returned|accept)|out of (?:the )?(?:window|warranty|time)|ended|has run out|beyond)\b/;
const TODAY = /\b(?:today(?:'s date)?(?: is|'s|:)?|current date:?|date:|now:?|it's|it is)\s*$/i;

/** Verdict on a deadline that follows from a date, a span and today's date in the given text. */
export const deadline = (text: string, output: Measured): Outcome => {
  const [within, beyond] = [WITHIN.test(output.lower), BEYOND.test(output.lower)];
  if (within === beyond) return undefined;
  const given = measure(text);
  const dates = datesIn(given);
  const today = dates.find(({ start }) =>
    TODAY.test(given.text.slice(Math.max(0, start - 25), start)),
  );
  const others = dates.filter((date) => date !== today);
  const [from] = others;
  const spans = [
    ...given.lower.matchAll(
      /within (\d{1,3}) (days|weeks|months)|(\d{1,3})[- ](day|week|month)s? (?:return|warranty|guarantee|trial|cancel|withdrawal|notice|refund|exchange)/g,
    ),
  ];
  const [span] = spans;
  if (!today || !from || others.length !== 1 || !span || spans.length !== 1) return undefined;
  const [count, unit = ''] = [Number(span[1] ?? span[3]), span[2] ?? span[4] ?? ''];
  const year = from.year ?? today.year ?? 2023;
  const last = unit.startsWith('day')
    ? dayNumber({ ...from, year }) + count
    : unit.startsWith('week')
      ? dayNumber({ ...from, year }) + 7 * count
      : dayNumber(addMonths({ ...from, year }, count));
  const now = dayNumber({ ...today, year: today.year ?? year });
  if (Math.abs(now - last) < 2) return undefined;
  return {
    wrong: within !== now <= last,
    reason: `the period ends on ${dateText(last, from.year !== undefined)}`,
  };
};
