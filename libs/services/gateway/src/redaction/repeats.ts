import type { Span } from './spans';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
// The same where there is nothing else, several times as fast.
const ASCII_WORD = /\w+/g;
const NOT_ASCII = /[^\0-\x7f]/;
/** Shorter ones, such as a security code, are too likely to be something else elsewhere. In UTF-16 units. */
const SHORTEST = 4;
/** Longer ones are announced wherever they stand. */
const MOST_WORDS = 8;

type Words = [start: number, end: number][];

const wordsIn = (text: string): Words => {
  const words: Words = [];
  for (const { 0: word, index } of text.matchAll(NOT_ASCII.test(text) ? WORD : ASCII_WORD)) words.push([index, index + word.length]);
  return words;
};

interface Value {
  span: Span;
  /** What stands in it before its first word and behind its last, such as the plus of a phone number. */
  before: string;
  after: string;
}

interface Values {
  /** By the text from first to last word. */
  byWords: Map<string, Value>;
  /** Most words of a value, by its first. */
  reach: Map<string, number>;
}

const valuesIn = (texts: readonly string[], spans: readonly (readonly Span[])[]): Values => {
  const values: Values = { byWords: new Map(), reach: new Map() };
  spans.forEach((own, index) =>
    own.forEach((span) => {
      const value = (texts[index] as string).slice(span.start, span.end);
      const words = wordsIn(value);
      const [[from, firstEnd] = [0, 0], to] = [words[0], words.at(-1)?.[1] ?? 0];
      if (to - from < SHORTEST || words.length > MOST_WORDS) return;
      const first = value.slice(from, firstEnd);
      values.byWords.set(value.slice(from, to), { span, before: value.slice(0, from), after: value.slice(to) });
      values.reach.set(first, Math.max(values.reach.get(first) ?? 0, words.length));
    }),
  );
  return values;
};

const spanAt = (text: string, start: number, end: number, { span, before, after }: Value): Span => ({
  ...span,
  start: text.startsWith(before, start - before.length) ? start - before.length : start,
  end: text.startsWith(after, end) ? end + after.length : end,
});

const repeatsIn = (text: string, { byWords, reach }: Values): Span[] => {
  const words = wordsIn(text);
  return words.flatMap(([start, firstEnd], index) => {
    for (let count = reach.get(text.slice(start, firstEnd)) ?? 0; count > 0; count--) {
      const end = words[index + count - 1]?.[1];
      const value = end === undefined ? undefined : byWords.get(text.slice(start, end));
      if (value !== undefined) return [spanAt(text, start, end as number, value)];
    }
    return [];
  });
};

/**
 * The spans of each text, and every other place where something found stands by itself: a number that was announced once is the
 * same number where nothing announces it. Linear in the texts.
 */
export const withRepeats = (texts: readonly string[], spans: readonly (readonly Span[])[]): Span[][] => {
  const values = valuesIn(texts, spans);
  return spans.map((own, index) => (values.byWords.size === 0 ? [...own] : [...own, ...repeatsIn(texts[index] as string, values)]));
};
