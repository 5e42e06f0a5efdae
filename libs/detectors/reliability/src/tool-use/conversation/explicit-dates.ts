import { MONTHS } from '@touchstone/text';
import { type Found, mention, one } from './date-mention';
import { dateAtStart } from './days';
import { isNumber, type Token } from './tokens';

export const numericAt = (
  tokens: readonly Token[],
  at: number,
  text: string,
): Found | undefined => {
  const token = tokens[at] as Token;
  if (!isNumber(token)) return undefined;
  const before = text[token.start - 1] ?? ' ';
  if (/[\p{L}\d_\-/.]/u.test(before)) return undefined;
  const days = dateAtStart(text.slice(token.start, token.start + 12));
  if (days.length === 0) return undefined;
  const length =
    /^\d+[-/.]\d+[-/.]\d+/.exec(text.slice(token.start, token.start + 12))?.[0].length ?? 0;
  let next = at + 1;
  while ((tokens[next]?.start ?? Infinity) < token.start + length) next++;
  return one(next, mention(tokens, at, next, text, { days }));
};

const number = (token: Token | undefined): number | undefined =>
  token && /^\d{1,2}$/.test(token.raw) ? Number(token.raw) : undefined;
const dayNumber = (token: Token | undefined): number | undefined => {
  const value = number(token);
  return value !== undefined && value >= 1 && value <= 31 ? value : undefined;
};
export const isYear = (token: Token | undefined): token is Token =>
  token !== undefined && /^(?:1[5-9]|20|21)\d\d$/.test(token.raw);
const ORDINAL_ENDINGS = new Set(['st', 'nd', 'rd', 'th']);
const skipEnding = (tokens: readonly Token[], at: number): number =>
  ORDINAL_ENDINGS.has(tokens[at]?.form ?? '') ? at + 1 : at;

/** `may` and `mar` are months only with a capital, or beside a number. */
export const monthOf = (token: Token | undefined): number | undefined => {
  if (!token) return undefined;
  const month = MONTHS.get(token.form) ?? (token.form === 'sept' ? 9 : undefined);
  return month;
};
const AMBIGUOUS_MONTHS = new Set([
  'may',
  'mar',
  'march',
  'mai',
  'mei',
  'jan',
  'dec',
  'jun',
  'august',
]);

export const namedMonthAt = (
  tokens: readonly Token[],
  at: number,
  text: string,
): Found | undefined => {
  const start = tokens[at];
  if (!start) return undefined;
  // 20 to 22 June, 4th of July 2025
  const first = dayNumber(start);
  if (first !== undefined && !/[\p{L}_\-/]/u.test(text[start.start - 1] ?? ' ')) {
    let next = skipEnding(tokens, at + 1);
    const days = [first];
    const joint = ['to', 'and', 'bis', 'until', 'till', 'or', 'through'].includes(
      tokens[next]?.form ?? '',
    )
      ? 1
      : 0;
    const skip = ['the'].includes(tokens[next + joint]?.form ?? '') ? 1 : 0;
    const second = dayNumber(tokens[next + joint + skip]);
    const isRange =
      joint === 1 ||
      /^\s?[-–]\s?$/.test(text.slice(tokens[next - 1]?.end ?? 0, tokens[next]?.start ?? 0));
    if (second !== undefined && isRange) {
      const after = skipEnding(tokens, next + joint + skip + 1);
      if (
        monthOf(tokens[after]) !== undefined ||
        (tokens[after]?.form === 'of' && monthOf(tokens[after + 1]) !== undefined)
      ) {
        days.push(second);
        next = after;
      }
    }
    if (['of', 'de'].includes(tokens[next]?.form ?? '')) next++;
    const month = monthOf(tokens[next]);
    if (
      month === undefined ||
      /[^\s.,'’-]/.test(
        text.slice(tokens[next - 1]?.end ?? 0, tokens[next]?.start ?? 0).slice(0, 5),
      )
    )
      return undefined;
    next++;
    const year = isYear(tokens[next]) ? Number(tokens[next]?.raw) : undefined;
    if (year !== undefined) next++;
    return one(
      next,
      ...days.map((day) => mention(tokens, at, next, text, { month, day, ...(year && { year }) })),
    );
  }
  const month = monthOf(start);
  if (month === undefined) return undefined;
  let next = at + 1;
  if (tokens[next]?.form === 'the') next++;
  const day = dayNumber(tokens[next]);
  if (day !== undefined && !isTimeAfter(tokens, next, text)) {
    next = skipEnding(tokens, next + 1);
    const days = [day];
    const joint = ['to', 'and', 'until', 'through', 'till'].includes(tokens[next]?.form ?? '')
      ? 1
      : 0;
    const skip = tokens[next + joint]?.form === 'the' ? 1 : 0;
    const second = dayNumber(tokens[next + joint + skip]);
    const dash = /^\s?[-–]\s?$/.test(
      text.slice(tokens[next - 1]?.end ?? 0, tokens[next]?.start ?? 0),
    );
    if (
      second !== undefined &&
      (joint === 1 || dash) &&
      monthOf(tokens[next + joint + skip + 1]) === undefined
    ) {
      days.push(second);
      next = skipEnding(tokens, next + joint + skip + 1);
    }
    const year = isYear(tokens[next]) ? Number(tokens[next]?.raw) : undefined;
    if (year !== undefined) next++;
    return one(
      next,
      ...days.map((own) =>
        mention(tokens, at, next, text, { month, day: own, ...(year && { year }) }),
      ),
    );
  }
  next = at + 1;
  const year = isYear(tokens[next]) ? Number(tokens[next]?.raw) : undefined;
  if (AMBIGUOUS_MONTHS.has(start.form) && year === undefined && !/^\p{Lu}/u.test(start.raw))
    return undefined;
  if (year !== undefined) next++;
  return one(next, mention(tokens, at, next, text, { month, ...(year && { year }) }));
};

const isTimeAfter = (tokens: readonly Token[], at: number, text: string): boolean =>
  ['am', 'pm', 'uhr'].includes(tokens[at + 1]?.form ?? '') || text[tokens[at]?.end ?? 0] === ':';

/** `the 18th`: a day of a month that is not named. */
export const dayAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const day = dayNumber(tokens[at]);
  if (day === undefined || !ORDINAL_ENDINGS.has(tokens[at + 1]?.form ?? '')) return undefined;
  if (tokens[at + 1]?.start !== tokens[at]?.end) return undefined;
  return one(at + 2, mention(tokens, at, at + 2, text, { day }));
};

export const yearAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const token = tokens[at];
  return isYear(token) && !/[\p{L}_\-/#$€£]/u.test(text[token.start - 1] ?? ' ')
    ? one(at + 1, mention(tokens, at, at + 1, text, { year: Number(token.raw) }))
    : undefined;
};
