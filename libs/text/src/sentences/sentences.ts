import { MONTHS } from '../numbers/calendar-words';
import { fold } from '../tokens/fold';
import { isAbbreviation } from './abbreviations';

/** A sentence or line of a text; `offset` is its start in UTF-16 units. */
export interface Sentence {
  text: string;
  offset: number;
}

const LONGEST = 600;
/**
 * Shorter fragments are joined to the next sentence once a text has many of them, so that fragments
 * cost no more than prose.
 */
const SHORTEST = 12;
const fragmentsAllowed = (index: number): number => 10 + index / 100;
const LONGEST_ABBREVIATION = 6;
const LONGEST_INDENT = 12;
const LONGEST_ORDINAL = 16;
const WHITE = /\s/;
const CLOSING = /["'”’»)\]*]/;

/**
 * Splits a text into sentences and lines. Longer ones are cut at a space after at most 600
 * characters. Linear in the text.
 */
export const sentences = (text: string): Sentence[] => {
  const found: Sentence[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/[.!?…。！？\n|;]/g)) {
    if (
      index < start ||
      (index - start < SHORTEST && found.length > fragmentsAllowed(index)) ||
      !endsSentence(text, mark, index)
    )
      continue;
    push(found, text, start, index + 1);
    start = index + 1;
  }
  push(found, text, start, text.length);
  return found;
};

const endsSentence = (text: string, mark: string, index: number): boolean => {
  if ('\n。！？|'.includes(mark)) return true;
  const next = text[index + 1] ?? ' ';
  const after = CLOSING.test(next) ? (text[index + 2] ?? ' ') : next;
  if (!WHITE.test(after)) return false;
  return mark !== '.' || !abbreviates(text, index);
};

/** Recognises abbreviations, initials and list numbers before a full stop. */
const abbreviates = (text: string, index: number): boolean => {
  const before = text.slice(Math.max(0, index - LONGEST_ABBREVIATION), index);
  const word = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1);
  return (
    isAbbreviation(word, text.slice(index + 1, index + 4).trimStart()) ||
    /^\p{Lu}$/u.test(word) ||
    (/^\d{1,2}$/.test(word) &&
      WHITE.test(text[index - word.length - 1] ?? '\n') &&
      (startsLine(text, index - word.length) || isOrdinal(text, index)))
  );
};

/** Returns true if only spaces precede on the line: then a number is that of a list. */
const startsLine = (text: string, index: number): boolean =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, index - LONGEST_INDENT), index));

/** Returns true for the number of a day in German and the like: `am 3. Mai`, `im 2. Stock`. */
const isOrdinal = (text: string, index: number): boolean => {
  const next = /^\s(\p{L}+)/u.exec(text.slice(index + 1, index + LONGEST_ORDINAL))?.[1] ?? '';
  return (
    /^\p{Ll}/u.test(next) ||
    MONTHS.has(fold(next)) ||
    /\b(?:am|im|der|die|das|den|dem|vom|zum|bis|des) $/i.test(
      text.slice(Math.max(0, index - LONGEST_ORDINAL), index).replace(/\d{1,2}$/, ''),
    )
  );
};

const push = (found: Sentence[], text: string, start: number, end: number): void => {
  let from = start;
  while (end - from > LONGEST) {
    const space = text.lastIndexOf(' ', from + LONGEST);
    const cut = space > from + LONGEST / 2 ? space : from + LONGEST;
    add(found, text, from, cut);
    from = cut;
  }
  add(found, text, from, end);
};

const LIST_MARK = /^(?:[-*•–]{1,2}|#{1,6}|\(?(?:\d{1,2}|[a-z])[.)])\s/;

const add = (found: Sentence[], text: string, start: number, end: number): void => {
  const raw = text.slice(start, end);
  const whole = raw.trim();
  const mark = LIST_MARK.exec(whole)?.[0].length ?? 0;
  const trimmed = whole.slice(mark).trimStart();
  if (trimmed.length > 1)
    found.push({
      text: trimmed,
      offset: start + raw.length - raw.trimStart().length + whole.length - trimmed.length,
    });
};
