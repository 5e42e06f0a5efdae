import type { DateCheck } from './dates';
import { compounds } from './measures';

const TIME =
  /(?<![\d.,:+−-])(\d{1,2})(?:[:.](\d{2}))?(?: ?(am|pm|a\.m\.|p\.m\.|Uhr|o['’]clock)(?!\p{L}))?(?![\d:]|[.,]\d)/giu;
const ZONE = /(?:UTC|GMT)(?: ?([+−-]) ?(\d{1,2})(?::(\d{2}))?)?(?!\d)/gi;
const DAY = 1440;

/** Times of day in minutes; a bare number is none. */
const timesIn = (text: string): { minutes: number; start: number; twelve: boolean }[] =>
  Array.from(text.matchAll(TIME)).flatMap((match) => {
    const [, hours = '', minutes, half] = match;
    if (minutes === undefined && half === undefined) return [];
    const isHalf = /^[ap]/i.test(half ?? '');
    const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
    if (hour > 24 || minute > 59 || (isHalf && (hour > 12 || hour === 0))) return [];
    if (minutes !== undefined && match[0].includes('.') && half === undefined) return [];
    const shifted = isHalf ? (hour % 12) + (/^p/i.test(half ?? '') ? 12 : 0) : hour;
    return [
      { minutes: shifted * 60 + minute, start: match.index ?? 0, twelve: !isHalf && hour <= 12 },
    ];
  });

const offsetsIn = (text: string): number[] =>
  Array.from(text.matchAll(ZONE), ([, sign, hours, minutes]) =>
    hours === undefined ? 0 : (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes ?? 0)),
  );

const within = (value: number, cycle: number): number => ((value % cycle) + cycle) % cycle;
const pad = (value: number): string => String(value).padStart(2, '0');
const shown = (minutes: number): string =>
  `${pad(Math.floor(within(minutes, DAY) / 60))}:${pad(within(minutes, DAY) % 60)}`;

/** Time between the two times of day of a request. */
export const timeBetween: DateCheck = (question, output) => {
  const times = timesIn(question.text);
  const [from, to] = times;
  if (!from || !to || times.length !== 2 || offsetsIn(question.text).length > 0) return undefined;
  const pauses = compounds(question, 'time').map(
    ({ value, unit }) => (value * (unit?.size ?? 60)) / 60,
  );
  const exact = within(to.minutes - from.minutes, DAY);
  const lengths = compounds(output, 'time').filter(
    ({ unit }) => unit !== undefined && unit.size >= 60 && unit.size <= 3600,
  );
  if (lengths.length === 0) return undefined;
  const minutes = lengths.map(({ value, unit }) => (value * (unit?.size ?? 60)) / 60);
  const cycle = from.twelve && to.twelve ? DAY / 2 : DAY;
  const right = minutes.some(
    (each, index) =>
      [0, ...pauses].some((pause) => within(each - exact + pause, cycle) === 0) ||
      (lengths[index]?.approximate === true && Math.abs(each - exact) <= 30),
  );
  return {
    wrong: !right,
    reason: `the difference is ${Math.floor(exact / 60)} h ${exact % 60} min`,
  };
};

/** A time of day after a stated length. */
export const timeAfter: DateCheck = (question, output) => {
  const [times, lengths] = [timesIn(question.text), compounds(question, 'time')];
  const [from] = times;
  const [length] = lengths;
  if (
    !from ||
    times.length !== 1 ||
    !length?.unit ||
    lengths.length !== 1 ||
    length.unit.size > 3600 ||
    question.quantities.length > (length.text.split(/\s/).length > 2 ? 2 : 1) ||
    offsetsIn(question.text).length > 0
  )
    return undefined;
  if (
    !/\b(?:when|what time|finish|end|ends|arrive|ready|over|done|back|start|leave)\b/.test(
      question.lower,
    )
  )
    return undefined;
  const backwards =
    /\b(?:before|leave|have to start|latest|earlier|need to (?:start|be)|must i start|start to)\b/.test(
      question.lower,
    );
  const size = (length.value * length.unit.size) / 60;
  const stated = timesIn(output.text).filter(({ minutes }) => minutes !== from.minutes);
  if (stated.length === 0) return undefined;
  const exact = from.minutes + (backwards ? -size : size);
  const other = from.minutes + (backwards ? size : -size);
  const right = stated.some(({ minutes, twelve }) =>
    [exact, ...(backwards ? [other] : [])].some(
      (value) => within(minutes - value, twelve || from.twelve ? DAY / 2 : DAY) === 0,
    ),
  );
  return { wrong: !right, reason: `the time is ${shown(exact)}` };
};

/** A time of day in another zone whose offset is stated. */
export const timeInZone: DateCheck = (question, output) => {
  const asked = timesIn(question.text);
  const given =
    asked.length > 0 ? question : { ...output, text: `${question.text} ${output.text}` };
  const times = timesIn(given.text);
  const [time] = times;
  const offsets = [...new Set([...offsetsIn(question.text), ...offsetsIn(output.text)])];
  const [from, to] = offsets;
  if (!time || asked.length !== 1 || from === undefined || to === undefined || offsets.length !== 2)
    return undefined;
  const first = source(question.text, offsets) ?? from;
  const second = first === from ? to : from;
  const exact = time.minutes - first + second;
  const stated = timesIn(output.text).filter(({ minutes }) => minutes !== time.minutes);
  if (stated.length === 0) return undefined;
  const right = stated.some(
    ({ minutes, twelve }) => within(minutes - exact, twelve ? DAY / 2 : DAY) === 0,
  );
  return { wrong: !right, reason: `the time is ${shown(exact)}` };
};

/** The offset that stands right behind the time. */
const source = (text: string, offsets: readonly number[]): number | undefined => {
  const [time] = timesIn(text);
  const behind =
    time &&
    /^\S+(?: ?[ap]\.?m\.?)? ?\(?((?:UTC|GMT)(?: ?[+−-] ?\d{1,2}(?::\d{2})?)?)/i.exec(
      text.slice(time.start),
    )?.[1];
  const offset = behind === undefined ? undefined : offsetsIn(behind)[0];
  return offset !== undefined && offsets.includes(offset) ? offset : undefined;
};

/** Times of day that are compared with opening hours are no results; so one check is enough. */
export const TIME_CHECKS: readonly DateCheck[] = [timeInZone, timeBetween, timeAfter];
