import type { Content, Role } from '@touchstone/contracts';
import { roughStem } from '@touchstone/text';
import type { DateMention } from './date-mention';
import { datesIn } from './dates';
import { dayOf, weekdayOf } from './days';
import { quantitiesIn } from './quantities';
import type { Quantity } from './quantity';
import { type TimeMention, timesIn } from './times';
import { type Token, tokensOf } from './tokens';

/** A text of the conversation with what it mentions. */
export interface Turn {
  role: Role;
  /** Index of its message; -1 for the input beside the messages. */
  at: number;
  text: string;
  lower: string;
  tokens: readonly Token[];
  quantities: readonly Quantity[];
  dates: readonly DateMention[];
  times: readonly TimeMention[];
  /** Indices of the tokens that are part of a date or time. */
  ofTime: ReadonlySet<number>;
  /** Day that the text calls today's, if any. */
  today: number | undefined;
}

/** Everything that was said, and where each word was said first. */
export interface Turns {
  turns: readonly Turn[];
  /** Text was left out for its length: what is not found may be there. */
  cut: boolean;
  /** Index of the first message with a stem. */
  firstAt: ReadonlyMap<string, number>;
}

/** The texts before a call; calls of one message share them. */
export interface Conversation {
  turns: readonly Turn[];
  /** The user's last turn. */
  asked: Turn | undefined;
  /** Checks whether a word was said, by its stem. */
  says: (stem: string) => boolean;
  /** Day that the conversation gives as today's, if any. */
  today: number | undefined;
  /** The date given as today's has another weekday: no date can be resolved. */
  broken: boolean;
  /** Text was left out for its length: what is not found may be there. */
  cut: boolean;
}

/** Longest text of one message, and of all together, that is read. */
const LONGEST = 50_000;
const LONGEST_OF_ALL = 100_000;
/** Each number of the arguments is compared with as many. */
const MOST_NUMBERS = 2000;

const TOKENS_PER_TICK = 8;

/** Reads the texts of a content. `tick` is called every few words and may throw to stop the work. */
export const turnsOf = (content: Content, tick?: () => void): Turns => {
  const texts = textsOf(content);
  let left = LONGEST_OF_ALL;
  let numbers = MOST_NUMBERS;
  let cut = false;
  const turns: Turn[] = [];
  // The newest texts matter most, and instructions more than what lies between.
  for (const { role, at, text } of texts.toSorted(
    (one, other) => priority(other) - priority(one) || other.at - one.at,
  )) {
    tick?.();
    const kept = text.slice(Math.max(0, text.length - Math.min(LONGEST, left)));
    left -= kept.length;
    cut ||= kept.length < text.length;
    if (kept === '') continue;
    const turn = turnOf(role, at, kept, tick);
    cut ||= turn.quantities.length > numbers;
    turns.push({ ...turn, quantities: turn.quantities.slice(0, numbers) });
    numbers -= Math.min(numbers, turn.quantities.length);
  }
  turns.sort((one, other) => one.at - other.at);
  const firstAt = new Map<string, number>();
  for (const { at, tokens } of turns)
    for (const [index, { form }] of tokens.entries()) {
      if (index % TOKENS_PER_TICK === 0) tick?.();
      const stem = roughStem(form);
      if (!firstAt.has(stem)) firstAt.set(stem, at);
    }
  return { turns, cut, firstAt };
};

const priority = ({ role }: { role: Role }): number =>
  role === 'system' || role === 'developer' ? 1 : 0;

const textsOf = ({ input, messages }: Content): { role: Role; at: number; text: string }[] => {
  const said = messages.flatMap(({ role, content: text }, at) =>
    text === null || text === '' ? [] : [{ role, at, text }],
  );
  const repeated = said.some(({ role, text }) => role === 'user' && text === input);
  return input === null || repeated ? said : [{ role: 'user', at: -1, text: input }, ...said];
};

const turnOf = (role: Role, at: number, text: string, tick?: () => void): Turn => {
  const tokens = tokensOf(text);
  tick?.();
  const quantities = quantitiesIn(tokens, text);
  tick?.();
  const dates = datesIn(tokens, quantities, text);
  const times = timesIn(tokens, text);
  const today = role === 'assistant' ? undefined : todayIn(text, dates);
  const ofTime = covered(tokens, [...dates.filter(({ vague }) => !vague), ...times]);
  return {
    role,
    at,
    text,
    lower: text.toLowerCase(),
    tokens,
    quantities,
    dates,
    times,
    ofTime,
    today,
  };
};

/** Returns the indices of the tokens inside the spans. */
const covered = (
  tokens: readonly Token[],
  spans: readonly { start: number; end: number }[],
): Set<number> => {
  const inside = new Set<number>();
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    while ((tokens[from]?.start ?? Infinity) < start) from++;
    for (let at = from; (tokens[at]?.end ?? Infinity) <= end; at++) inside.add(at);
  }
  return inside;
};

/** Returns the conversation before the message of a call. */
export const conversationBefore = (all: Turns, message: number): Conversation => {
  const turns = all.turns.filter(({ at }) => at < message);
  const dated = turns.findLast(({ today }) => today !== undefined);
  return {
    turns,
    asked: turns.findLast(({ role }) => role === 'user'),
    says: (stem) => (all.firstAt.get(stem) ?? Infinity) < message,
    today: dated?.today,
    broken: dated !== undefined && hasOtherWeekday(dated),
    cut: all.cut,
  };
};

const TODAY = /\b(?:today|current date|date|now|heute|datum|it is|it's)\b/gi;
/** Characters between the word and the date. */
const REACH = 60;
const LONGEST_SEARCHED = 20_000;

/** Finds the date that a text calls today's: `Today is Monday, 2025-06-02`. */
const todayIn = (text: string, dates: readonly DateMention[]): number | undefined => {
  const full = dates.filter(({ days, month, day, year }) => days ?? (month && day && year));
  if (full.length === 0) return undefined;
  for (const { index } of text.slice(0, LONGEST_SEARCHED).matchAll(TODAY)) {
    const found = full.find(({ start }) => start > index && start < index + REACH);
    if (found) return dayOfMention(found);
  }
  return undefined;
};

/** `Today is Monday, 2025-06-03`, a Tuesday. */
const hasOtherWeekday = ({ today, dates }: Turn): boolean => {
  const at = dates.findIndex((each) => dayOfMention(each) === today);
  const date = dates[at];
  const beside = dates.find(
    ({ weekday, start, end, resolve }) =>
      weekday !== undefined &&
      resolve !== undefined &&
      date !== undefined &&
      ((end <= date.start && date.start - end <= 3) ||
        (start >= date.end && start - date.end <= 3)),
  );
  return today !== undefined && beside !== undefined && beside.weekday !== weekdayOf(today);
};

const dayOfMention = ({ days, year, month, day }: DateMention): number | undefined =>
  days?.[0] ?? (year && month && day ? dayOf(year, month, day) : undefined);
