import { SMALL_NUMBERS } from '@touchstone/text';
import { both, clockAt, type Found, type Half, hourOf, inHalf } from './clock';
import type { Token } from './tokens';

/** A time of day in a text: minutes from midnight that it may mean. */
export interface TimeMention {
  shown: string;
  start: number;
  end: number;
  /** Several if morning or evening is not said. */
  minutes: readonly number[];
  /** Only a part of the day: `in the afternoon`; the range, both ends included. */
  range?: readonly [from: number, to: number];
}

const DAY = 1440;

/** Parts of the day, in minutes from midnight. */
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  morning: [240, 720],
  afternoon: [720, 1080],
  evening: [960, 1439],
  tonight: [1020, 1439],
  night: [1080, 1439],
  lunch: [660, 840],
  lunchtime: [660, 840],
  dinner: [1020, 1320],
  breakfast: [360, 660],
  vormittag: [360, 720],
  nachmittag: [720, 1080],
  nachmittags: [720, 1080],
  abend: [960, 1439],
  abends: [960, 1439],
  morgens: [240, 720],
};
const EXACT: Readonly<Record<string, readonly number[]>> = {
  noon: [720],
  midday: [720],
  midnight: [0, DAY - 1],
  mittag: [720],
  mitternacht: [0, DAY - 1],
};
const FRACTIONS: Readonly<Record<string, number>> = { half: 30, quarter: 15 };

/** Finds the times of day of a text. Linear in the tokens. */
export const timesIn = (tokens: readonly Token[], text: string): TimeMention[] => {
  const found: TimeMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const time =
      clockAt(tokens, at, text) ??
      pastAt(tokens, at) ??
      hourAt(tokens, at, text) ??
      partAt(tokens, at);
    if (!time) continue;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[time.next - 1]?.end ?? start;
    const part = time.range ? undefined : halfOfDay(tokens, time.next);
    found.push({
      shown: text.slice(start, end).slice(0, 40),
      start,
      end,
      minutes: part === undefined ? time.minutes : inHalf(time.minutes, part.half),
      ...(time.range && { range: time.range }),
    });
    at = (part?.next ?? time.next) - 1;
  }
  return found;
};

/** `half past two`, `quarter to five`, `ten past nine`, `halb drei`. */
const pastAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const { form } = tokens[at] as Token;
  if (
    form === 'halb' ||
    (form === 'half' && hourOf(tokens[at + 1]) !== undefined && tokens[at + 2]?.form !== 'of')
  ) {
    const hour = hourOf(tokens[at + 1]);
    if (hour === undefined || hour < 1 || hour > 12) return undefined;
    return {
      minutes: both(hour, 0).map((each) => (each + DAY + (form === 'halb' ? -30 : 30)) % DAY),
      next: at + 2,
    };
  }
  // `twenty-five to eleven`
  if (form === 'twenty' && tokens[at + 1]?.form === 'five') {
    const found = pastAt(tokens, at + 1);
    return (
      found && { ...found, minutes: found.minutes.map((each) => twentyMore(each, tokens, at + 2)) }
    );
  }
  const share =
    FRACTIONS[form] ??
    SMALL_NUMBERS.get(form) ??
    (/^\d{1,2}$/.test(form) ? Number(form) : undefined);
  const word = tokens[at + 1]?.form ?? '';
  if (share === undefined || !['past', 'to', 'after', 'before', 'til'].includes(word))
    return undefined;
  if (
    FRACTIONS[form] === undefined &&
    (word === 'to' || word === 'after' || word === 'before') &&
    share % 5 !== 0
  )
    return undefined;
  const hour = hourOf(tokens[at + 2]);
  if (hour === undefined || hour < 1 || hour > 12) return undefined;
  // `ten to five` may be a range, unless it is said to be a time.
  const isTime =
    FRACTIONS[form] !== undefined ||
    word === 'past' ||
    BEFORE_HOUR.has(tokens[at - 1]?.form ?? '') ||
    halfOfDay(tokens, at + 3) !== undefined;
  if (!isTime) return undefined;
  const sign = word === 'past' || word === 'after' ? 1 : -1;
  return { minutes: both(hour, 0).map((each) => (each + DAY + sign * share) % DAY), next: at + 3 };
};

const twentyMore = (minutes: number, tokens: readonly Token[], at: number): number =>
  (minutes + DAY + (['past', 'after'].includes(tokens[at]?.form ?? '') ? 20 : -20)) % DAY;

const BEFORE_HOUR = new Set([
  'at',
  'by',
  'until',
  'till',
  'from',
  'um',
  'ab',
  'around',
  'before',
  'after',
  'past',
]);
const NOT_HOUR = new Set([
  'percent',
  '%',
  'degrees',
  'minutes',
  'minute',
  'hours',
  'hour',
  'days',
  'people',
  'th',
  'st',
  'nd',
  'rd',
  'km',
  'miles',
  'euros',
  'dollars',
  'per',
  'each',
  'of',
]);

/** `at six`, `by 8`, `9 in the morning`. */
const hourAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const token = tokens[at] as Token;
  const hour = hourOf(token);
  if (hour === undefined || /[\p{L}_\-/#$€£.]/u.test(text[token.start - 1] ?? ' '))
    return undefined;
  const next = tokens[at + 1];
  const part = halfOfDay(tokens, at + 1);
  if (part !== undefined && hour <= 12) return { minutes: both(hour, 0), next: at + 1 };
  const before = tokens[at - 1]?.form ?? '';
  if (!['at', 'by', 'um'].includes(before) && !(BEFORE_HOUR.has(before) && endsTime(next)))
    return undefined;
  if (next && (NOT_HOUR.has(next.form) || (next.start === token.end && /^\p{L}/u.test(next.raw))))
    return undefined;
  if (!endsTime(next) && next && isNoun(next)) return undefined;
  return { minutes: both(hour, 0), next: at + 1 };
};

const AFTER_TIME = new Set(
  'on in to for with and or tomorrow today tonight sharp please this next every at then so until till if but for um morgen heute monday tuesday wednesday thursday friday saturday sunday from the when because a my about'.split(
    ' ',
  ),
);
const endsTime = (next: Token | undefined): boolean =>
  next === undefined || AFTER_TIME.has(next.form) || /^[^\p{L}\d]/u.test(next.raw);
const isNoun = ({ form }: Token): boolean => !AFTER_TIME.has(form);

/** `in the morning`, `tonight`, `this evening` after a time. */
const halfOfDay = (
  tokens: readonly Token[],
  at: number,
): { half: Half; next: number } | undefined => {
  let next = at;
  while (
    next < at + 2 &&
    ['in', 'the', 'at', 'this', 'tomorrow', 'am', 'on'].includes(tokens[next]?.form ?? '')
  )
    next++;
  const { form } = tokens[next] ?? { form: '' };
  if (['morning', 'morgens', 'vormittag', 'vormittags'].includes(form))
    return { half: 'am', next: next + 1 };
  return [
    'afternoon',
    'evening',
    'night',
    'tonight',
    'abends',
    'nachmittags',
    'nachmittag',
    'abend',
  ].includes(form)
    ? { half: 'pm', next: next + 1 }
    : undefined;
};

const partAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const { form } = tokens[at] as Token;
  const exact = Object.hasOwn(EXACT, form) ? EXACT[form] : undefined;
  if (exact) return { minutes: exact, next: at + 1 };
  const range = Object.hasOwn(PARTS, form) ? PARTS[form] : undefined;
  return range && { minutes: [], range, next: at + 1 };
};
