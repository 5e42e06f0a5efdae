import { DIGIT_WORDS, REPEATS } from './data/number-words';
import type { Range } from './normalised-text';
import { BACKWARDS_WORDS, ROTATED_WORDS } from './turned';
import { bucketOf, bucketsOf, hashed } from './word-hash';

/** What a text shows of disguises, counted in one pass; plain prose stays below what any reader asks for. */
export interface Signs {
  /** The longest run of ASCII letters, digits and `+ / _ - =`. */
  longestRun: number;
  /** Such runs that are long enough to hold anything encoded, in order. */
  longRuns: readonly Range[];
  /** Most letters or digits standing alone, one after the other. */
  lone: number;
  /** Words that hold both letters and digits, or letters and signs read as letters. */
  mixed: number;
  /** Most words of nothing but digits and a to f, one after the other. */
  codes: number;
  /** Most numbers of two or three digits, one after the other. */
  numbers: number;
  /** Frequent words written backwards, or thirteen letters on. */
  backwards: number;
  rotated: number;
  /** Most digits spelled out with nothing but digits between them. */
  spelled: number;
  /** The word `dot`. */
  dots: number;
}

export const NO_SIGNS: Signs = {
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

/** Of the runs that are remembered. */
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

/** Words that tell something; looked up only where the hash says that there may be one. */
const MEANINGS = new Map<string, number>();
const remember = (words: Iterable<string>, mark: number): void => {
  for (const word of words) MEANINGS.set(word, (MEANINGS.get(word) ?? 0) | mark);
};
remember(BACKWARDS_WORDS, BACKWARDS);
remember(ROTATED_WORDS, ROTATED);
remember(DIGIT_WORDS.keys(), SPELLED);
remember(['dot'], DOT);
remember(REPEATS.keys(), REPEAT);

const MAY_TELL = bucketsOf(MEANINGS.keys());

/** What the word `[start, end)` tells, none in most cases. */
const meaningOf = (text: string, start: number, end: number, hash: number): number =>
  MAY_TELL[bucketOf(hash)] === 0 ? 0 : (MEANINGS.get(text.slice(start, end).toLowerCase()) ?? 0);

/** Counts the signs. Linear in the text, nearly without allocations: every text pays for it. */
export const signsOf = (text: string): Signs => {
  const longRuns: Range[] = [];
  const signs = { ...NO_SIGNS, longRuns };
  let runStart = 0;
  let lone = 0;
  let codes = 0;
  let numbers = 0;
  let spelled = 0;
  // The word at hand: where it begins, its hash, and a bit for each kind of character seen in it.
  let start = 0;
  let hash = 0;
  let seen = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const kind = KINDS[code] as number;
    if (kind === 0 || kind >= SIGN) {
      if (index - runStart > signs.longestRun) signs.longestRun = index - runStart;
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
    if (MIXED[seen]) signs.mixed++;
    lone = length === 1 ? lone + 1 : 0;
    if (lone > signs.lone) signs.lone = lone;
    codes = length > 1 && CODES[seen] ? codes + 1 : 0;
    if (codes > signs.codes) signs.codes = codes;
    numbers = seen === DIGIT && (length === 2 || length === 3) ? numbers + 1 : 0;
    if (numbers > signs.numbers) signs.numbers = numbers;
    if (length >= 3) {
      const meaning = meaningOf(text, start, index, hash);
      spelled = meaning & SPELLED ? spelled + 1 : meaning & REPEAT ? spelled : 0;
      if (spelled > signs.spelled) signs.spelled = spelled;
      if (meaning > 0) count(signs, meaning);
    }
    hash = seen = 0;
  }
  return signs;
};

const count = (signs: Signs, meaning: number): void => {
  if (meaning & BACKWARDS) signs.backwards++;
  if (meaning & ROTATED) signs.rotated++;
  if (meaning & DOT) signs.dots++;
};

const sets = (holds: (has: (kind: number) => boolean) => boolean): readonly boolean[] =>
  Array.from({ length: 2 * BEYOND_ASCII }, (_each, set) => holds((kind) => (set & kind) !== 0));
const MIXED = sets((has) => (has(LETTER) || has(HEX_LETTER)) && (has(DIGIT) || has(SIGN)));
const CODES = sets((has) => !has(LETTER) && !has(SIGN));
