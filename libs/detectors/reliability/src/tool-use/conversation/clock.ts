import { SMALL_NUMBERS } from '@touchstone/text';
import { isNumber, type Token } from './tokens';

const HALF_DAY = 720;

/** A time at a token. */

export interface Found {
  minutes: readonly number[];
  next: number;
  range?: readonly [number, number];
}

export type Half = 'am' | 'pm';

export const hourOf = (token: Token | undefined): number | undefined => {
  if (!token) return undefined;
  const value = isNumber(token)
    ? /^\d{1,2}$/.test(token.raw)
      ? Number(token.raw)
      : undefined
    : SMALL_NUMBERS.get(token.form);
  return value !== undefined && value >= 0 && value <= 24 ? value : undefined;
};

const halfAt = (
  tokens: readonly Token[],
  at: number,
  text: string,
): { half?: Half; next: number } => {
  const token = tokens[at];
  if (!token) return { next: at };
  if (token.form === 'am' || token.form === 'pm') return { half: token.form, next: at + 1 };
  // `p.m.`
  const following = tokens[at + 1];
  if (
    (token.form === 'a' || token.form === 'p') &&
    following?.form === 'm' &&
    text.slice(token.end, following.start) === '.'
  )
    return { half: token.form === 'a' ? 'am' : 'pm', next: at + 2 };
  return { next: at };
};

/** `3 pm`, `14:30`, `9.30 am`, `14h30`, `8 Uhr`, `7 o'clock`. */
export const clockAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const token = tokens[at] as Token;
  if (!isNumber(token)) return undefined;
  const before = text[token.start - 1] ?? ' ';
  if (/[\d_\-/.$€£:]|\p{Lu}/u.test(before) && before !== 'T' && before !== '-') return undefined;
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(token.raw);
  const second = tokens[at + 1];
  const colon =
    second !== undefined &&
    text.slice(token.end, second.start) === ':' &&
    /^\d{2}$/.test(second.raw);
  const french = second?.form === 'h' && second.start === token.end;
  const third = tokens[at + 2];
  const hour = dotted ? Number(dotted[1]) : hourOf(token);
  if (hour === undefined || hour > 24) return undefined;
  if (colon && second)
    return timed(
      tokens,
      at + 2,
      text,
      hour,
      Number(second.raw),
      token.raw.length === 2 || hour > 12,
    );
  if (dotted) {
    const clock = halfAt(tokens, at + 1, text);
    const said =
      clock.half !== undefined ||
      tokens[at - 1]?.form === 'at' ||
      ['uhr'].includes(second?.form ?? '');
    return said ? timed(tokens, at + 1, text, hour, Number(dotted[2]), false) : undefined;
  }
  if (french && hour >= 7)
    return {
      minutes: [60 * hour + (third && /^\d{2}$/.test(third.raw) ? Number(third.raw) : 0)],
      next: at + (third && /^\d{2}$/.test(third.raw) ? 3 : 2),
    };
  const clock = halfAt(tokens, at + 1, text);
  if (clock.half) return timed(tokens, at + 1, text, hour, 0, false);
  if (second?.form === 'uhr')
    return {
      minutes: both(hour, third && /^\d{2}$/.test(third.raw) ? Number(third.raw) : 0),
      next: at + 2,
    };
  if (second?.form === "o'clock") return { minutes: both(hour, 0), next: at + 2 };
  return undefined;
};

const timed = (
  tokens: readonly Token[],
  at: number,
  text: string,
  hour: number,
  minute: number,
  exact: boolean,
): Found => {
  const seconds =
    tokens[at] && text.slice((tokens[at - 1] as Token).end, tokens[at]?.start) === ':' ? 1 : 0;
  const { half, next } = halfAt(tokens, at + seconds, text);
  if (half) return { minutes: inHalf(both(hour, minute), half), next };
  return { minutes: exact ? [60 * hour + minute] : both(hour, minute), next };
};

export const both = (hour: number, minute: number): number[] => {
  const own = 60 * (hour % 24) + minute;
  return hour >= 1 && hour <= 12 ? [own % HALF_DAY, (own % HALF_DAY) + HALF_DAY] : [own];
};

export const inHalf = (minutes: readonly number[], half: Half): readonly number[] => {
  const fitting = minutes.filter((each) => each >= HALF_DAY === (half === 'pm'));
  return fitting.length > 0 ? fitting : minutes;
};

/** Reads a time such as `14:30`, `2:30 PM` or the end of a date-time. */
export const timeIn = (value: string): number | undefined => {
  const match = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?(?:\.\d+)?\s?(am|pm)?/i.exec(
    value.slice(0, 40),
  );
  const hours = Number(match?.[1]);
  if (!match || hours > 24 || Number(match[2]) > 59) return undefined;
  const [own] = match[3]
    ? inHalf(both(hours, Number(match[2])), match[3].toLowerCase() as Half)
    : [60 * (hours % 24) + Number(match[2])];
  return own;
};

export const shownTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
