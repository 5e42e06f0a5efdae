import { type DateMention, type Found, mention, one } from './date-mention';
import { dayAt, namedMonthAt, numericAt, yearAt } from './explicit-dates';
import type { Quantity } from './quantity';
import { relativeAt, spansIn, weekdayAt } from './relative-dates';
import type { Token } from './tokens';

/** Finds the dates of a text. Linear in the tokens. */
export const datesIn = (
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  text: string,
): DateMention[] => {
  const found: DateMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const mention = mentionAt(tokens, at, text);
    if (!mention) continue;
    const { mentions, next } = mention;
    found.push(...mentions);
    at = Math.max(at, next - 1);
  }
  return [...found, ...spansIn(tokens, quantities, text)];
};

const mentionAt = (tokens: readonly Token[], at: number, text: string): Found | undefined =>
  numericAt(tokens, at, text) ??
  namedMonthAt(tokens, at, text) ??
  relativeAt(tokens, at, text) ??
  weekdayAt(tokens, at, text) ??
  holidayAt(tokens, at, text) ??
  dayAt(tokens, at, text) ??
  yearAt(tokens, at, text);

const HOLIDAYS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  christmas: [
    [12, 24],
    [12, 25],
    [12, 26],
  ],
  xmas: [
    [12, 24],
    [12, 25],
    [12, 26],
  ],
  weihnachten: [
    [12, 24],
    [12, 25],
    [12, 26],
  ],
  halloween: [[10, 31]],
  valentine: [[2, 14]],
  silvester: [[12, 31]],
};
const VAGUE = new Set(
  'easter ramadan thanksgiving hanukkah diwali pentecost ostern spring summer autumn winter fall birthday recently recent lately soon earlier later asap immediately weekend holidays semester season dates date day days week weeks month months year years hour hours quarter fortnight previous upcoming latest newest ago since until next last daily weekly monthly yearly annual'.split(
    ' ',
  ),
);

const holidayAt = (tokens: readonly Token[], at: number, text: string): Found | undefined => {
  const { form } = tokens[at] as Token;
  if (form === 'new' && tokens[at + 1]?.form.startsWith('year'))
    return one(
      at + 2,
      ...[
        [12, 31],
        [1, 1],
      ].map(([month = 0, day = 0]) => mention(tokens, at, at + 2, text, { month, day })),
    );
  const days = Object.hasOwn(HOLIDAYS, form) ? HOLIDAYS[form] : undefined;
  if (days)
    return one(
      at + 1,
      ...days.map(([month, day]) => mention(tokens, at, at + 1, text, { month, day })),
    );
  return VAGUE.has(form)
    ? one(at + 1, mention(tokens, at, at + 1, text, { vague: true }))
    : undefined;
};
