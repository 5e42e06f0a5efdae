import type { Span } from './spans';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
// The same for ASCII text, several times as fast.
const ASCII_WORD = /\w+/g;
const NOT_ASCII = /[^\0-\x7f]/;
/**
 * Minimum length of a repeated value, in UTF-16 units: shorter ones, such as a security code, are
 * too likely to mean something else elsewhere.
 */
const SHORTEST = 4;
/**
 * Maximum number of words in a repeated value: the detector reports each occurrence of a longer
 * one.
 */
const MOST_WORDS = 8;

/**
 * Minimum digits for matching a number in another grouping: shorter ones are too likely to be other
 * numbers.
 */
const FEWEST_DIGITS = 6;
/** Matches a separator between the groups of a number. */
const JOINS = /^[ .,/()+-]{1,3}$/;

type Words = [start: number, end: number][];

const wordsIn = (text: string): Words => {
  const words: Words = [];
  for (const { 0: word, index } of text.matchAll(NOT_ASCII.test(text) ? WORD : ASCII_WORD))
    words.push([index, index + word.length]);
  return words;
};

interface Value {
  span: Span;
  /**
   * Characters of the value before its first word, such as the plus of a phone number; `after`
   * holds those behind its last word.
   */
  before: string;
  after: string;
}

interface Values {
  /** Values by the text from their first to their last word. */
  byWords: Map<string, Value>;
  /** Maximum word count of the values that begin with a word, by that word. */
  reach: Map<string, number>;
  /** Numbers by their letters and digits, however they are grouped. */
  byCode: Map<string, Span>;
  longestCode: number;
}

const codeOf = (written: string): string => written.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

const valuesIn = (texts: readonly string[], spans: readonly (readonly Span[])[]): Values => {
  const values: Values = {
    byWords: new Map(),
    reach: new Map(),
    byCode: new Map(),
    longestCode: 0,
  };
  spans.forEach((own, index) =>
    own.forEach((span) => {
      const value = (texts[index] as string).slice(span.start, span.end);
      const words = wordsIn(value);
      const [[from, firstEnd] = [0, 0], to] = [words[0], words.at(-1)?.[1] ?? 0];
      if (to - from < SHORTEST || words.length > MOST_WORDS) return;
      const first = value.slice(from, firstEnd);
      values.byWords.set(value.slice(from, to), {
        span,
        before: value.slice(0, from),
        after: value.slice(to),
      });
      values.reach.set(first, Math.max(values.reach.get(first) ?? 0, words.length));
      if (value.replace(/\D/g, '').length < FEWEST_DIGITS) return;
      const code = codeOf(value);
      values.byCode.set(code, span);
      values.longestCode = Math.max(values.longestCode, code.length);
    }),
  );
  return values;
};

const spanAt = (
  text: string,
  start: number,
  end: number,
  { span, before, after }: Value,
): Span => ({
  ...span,
  start: text.startsWith(before, start - before.length) ? start - before.length : start,
  end: text.startsWith(after, end) ? end + after.length : end,
});

/** Returns the longest number that begins at a word and was reported in another grouping. */
const regroupedAt = (
  text: string,
  words: Words,
  first: number,
  { byCode, longestCode }: Values,
): Span | undefined => {
  let [code, found]: [string, Span | undefined] = ['', undefined];
  for (let at = first; at < Math.min(words.length, first + MOST_WORDS); at++) {
    const [start, end] = words[at] ?? [0, 0];
    if (at > first && !JOINS.test(text.slice(words[at - 1]?.[1], start))) break;
    code += codeOf(text.slice(start, Math.min(end, start + longestCode + 1)));
    if (code.length > longestCode) break;
    const span = byCode.get(code);
    if (span !== undefined) found = { ...span, start: words[first]?.[0] ?? 0, end };
  }
  return found;
};

const repeatsIn = (text: string, values: Values): Span[] => {
  const { byWords, reach, byCode } = values;
  const words = wordsIn(text);
  return words.flatMap(([start, firstEnd], index) => {
    for (let count = reach.get(text.slice(start, firstEnd)) ?? 0; count > 0; count--) {
      const end = words[index + count - 1]?.[1];
      if (end === undefined) continue;
      const value = byWords.get(text.slice(start, end));
      if (value !== undefined) return [spanAt(text, start, end, value)];
    }
    const regrouped = byCode.size > 0 ? regroupedAt(text, words, index, values) : undefined;
    return regrouped === undefined ? [] : [regrouped];
  });
};

/**
 * Adds to the spans of each text every other whole-word occurrence of their values: a number that
 * was reported once is replaced without such context as well, regardless of its grouping. Linear in
 * the length of the texts.
 */
export const withRepeats = (
  texts: readonly string[],
  spans: readonly (readonly Span[])[],
): Span[][] => {
  const values = valuesIn(texts, spans);
  return spans.map((own, index) =>
    values.byWords.size === 0 ? [...own] : [...own, ...repeatsIn(texts[index] as string, values)],
  );
};
