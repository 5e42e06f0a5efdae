import { DIGIT_WORDS, REPEATS } from '../numbers/number-words';
import type { Range } from './normalised-text';
import { BACKWARDS_WORDS, ROTATED_WORDS } from './reversal';
import { bucketOf, bucketsOf, hashed } from './word-hash';

/**
 * Traces of disguises in a text, counted in one pass. Plain prose stays below every decoder's
 * threshold.
 */
export interface DisguiseCounts {
  /** The longest run of ASCII letters, digits and `+ / _ - =`. */
  longestRun: number;
  /** The runs that are long enough to be an encoding, in order. */
  longRuns: readonly Range[];
  /** Longest series of words of a single letter or digit. */
  lone: number;
  /** Words that contain both letters and digits, or letters and signs that replace letters. */
  mixed: number;
  /** Longest series of words that consist of digits and a to f. */
  codes: number;
  /** Longest series of numbers of two or three digits. */
  numbers: number;
  /** Frequent words reversed or encoded with ROT13. */
  backwards: number;
  rotated: number;
  /** Longest series of digits written as words. */
  spelled: number;
  /** Occurrences of the word `dot`. */
  dots: number;
}

export const NO_DISGUISES: DisguiseCounts = {
  longestRun: 0,
  longRuns: [],
  lone: 0,
  mixed: 0,
  codes: 0,
  numbers: 0,
  backwards: 0,
  rotated: 0,
  spelled: 0,
  dots: 0,
};

/** Shortest run in `longRuns`. */
const SHORTEST_LONG_RUN = 12;

const JOINER = 1;
const LETTER = 2;
const HEX_LETTER = 4;
const DIGIT = 8;
const SIGN = 16;
const BEYOND_ASCII = 32;

const KINDS = new Uint8Array(0x10000).fill(LETTER | BEYOND_ASCII, 0xc0);
const classify = (characters: string, kind: number): void => {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
};
classify('+/_-=', JOINER);
classify('ghijklmnopqrstuvwxyzGHIJKLMNOPQRSTUVWXYZ', LETTER);
classify('abcdefABCDEF', HEX_LETTER);
classify('0123456789', DIGIT);
classify('@$!|', SIGN);

const BACKWARDS = 1;
const ROTATED = 2;
const SPELLED = 4;
const DOT = 8;
const REPEAT = 16;

/** Words that hint at a disguise; looked up only where their hash may be one of them. */
const MEANINGS = new Map<string, number>();
const remember = (words: Iterable<string>, mark: number): void => {
  for (const word of words) MEANINGS.set(word, (MEANINGS.get(word) ?? 0) | mark);
};
remember(BACKWARDS_WORDS, BACKWARDS);
remember(ROTATED_WORDS, ROTATED);
remember(DIGIT_WORDS.keys(), SPELLED);
remember(['dot'], DOT);
remember(REPEATS.keys(), REPEAT);

const HINT_BUCKETS = bucketsOf(MEANINGS.keys());

/** Hints of the word `[start, end)` as bits; 0 in most cases. */
const meaningOf = (text: string, start: number, end: number, hash: number): number =>
  HINT_BUCKETS[bucketOf(hash)] === 0
    ? 0
    : (MEANINGS.get(text.slice(start, end).toLowerCase()) ?? 0);

/** Counts traces of disguises. Runs on every text, so it is linear and allocates next to nothing. */
export const countDisguises = (text: string): DisguiseCounts => {
  const longRuns: Range[] = [];
  const counts = { ...NO_DISGUISES, longRuns };
  let runStart = 0;
  let lone = 0;
  let codes = 0;
  let numbers = 0;
  let spelled = 0;
  // Current word: its start, its hash, and a bit for each kind of character in it.
  let start = 0;
  let hash = 0;
  let seen = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const kind = KINDS[code] as number;
    if (kind === 0 || kind >= SIGN) {
      if (index - runStart > counts.longestRun) counts.longestRun = index - runStart;
      if (index - runStart >= SHORTEST_LONG_RUN) longRuns.push({ start: runStart, end: index });
      runStart = index + 1;
    }
    if (kind > JOINER) {
      if (seen === 0) start = index;
      seen |= kind;
      hash = hashed(hash, code);
      continue;
    }
    if (seen === 0) continue;
    const length = index - start;
    if (MIXED[seen]) counts.mixed++;
    lone = length === 1 ? lone + 1 : 0;
    if (lone > counts.lone) counts.lone = lone;
    codes = length > 1 && CODES[seen] ? codes + 1 : 0;
    if (codes > counts.codes) counts.codes = codes;
    numbers = seen === DIGIT && (length === 2 || length === 3) ? numbers + 1 : 0;
    if (numbers > counts.numbers) counts.numbers = numbers;
    if (length >= 3) {
      const meaning = meaningOf(text, start, index, hash);
      spelled = meaning & SPELLED ? spelled + 1 : meaning & REPEAT ? spelled : 0;
      if (spelled > counts.spelled) counts.spelled = spelled;
      if (meaning > 0) count(counts, meaning);
    }
    hash = seen = 0;
  }
  return counts;
};

const count = (counts: DisguiseCounts, meaning: number): void => {
  if (meaning & BACKWARDS) counts.backwards++;
  if (meaning & ROTATED) counts.rotated++;
  if (meaning & DOT) counts.dots++;
};

const sets = (holds: (has: (kind: number) => boolean) => boolean): readonly boolean[] =>
  Array.from({ length: 2 * BEYOND_ASCII }, (_each, set) => holds((kind) => (set & kind) !== 0));
const MIXED = sets((has) => (has(LETTER) || has(HEX_LETTER)) && (has(DIGIT) || has(SIGN)));
const CODES = sets((has) => !has(LETTER) && !has(SIGN));
