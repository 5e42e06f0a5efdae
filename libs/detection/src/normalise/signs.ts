import { DIGIT_WORDS, REPEATS } from './data/number-words';
import { BACKWARDS_WORDS, ROTATED_WORDS } from './turned';

/** What a text shows of disguises, counted in one pass; plain prose stays below what any reader asks for. */
export interface Signs {
  /** The longest run of ASCII letters, digits and `+ / _ - =`. */
  longestRun: number;
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

export const NO_SIGNS: Signs = { longestRun: 0, lone: 0, mixed: 0, codes: 0, numbers: 0, backwards: 0, rotated: 0, spelled: 0, dots: 0 };

const OTHER = 0;
const JOINER = 1;
const LETTER = 2;
const HEX_LETTER = 3;
const DIGIT = 4;
const SIGN = 5;

const CLASS = new Uint8Array(128);
const classify = (characters: string, group: number): void => {
  for (const character of characters) CLASS[character.charCodeAt(0)] = group;
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
const BUCKETS = 8192;
const hashed = (hash: number, code: number): number => Math.imul(hash ^ (code | 32), 0x01000193);
const bucket = (hash: number): number => (hash ^ (hash >>> 15)) & (BUCKETS - 1);

const MAY_TELL = new Uint8Array(BUCKETS);
const remember = (words: Iterable<string>, mark: number): void => {
  for (const word of words) {
    let hash = 0;
    for (let index = 0; index < word.length; index++) hash = hashed(hash, word.charCodeAt(index));
    MAY_TELL[bucket(hash)] = 1;
    MEANINGS.set(word, (MEANINGS.get(word) ?? 0) | mark);
  }
};
remember(BACKWARDS_WORDS, BACKWARDS);
remember(ROTATED_WORDS, ROTATED);
remember(DIGIT_WORDS.keys(), SPELLED);
remember(['dot'], DOT);
remember(REPEATS.keys(), REPEAT);

/** What the word `[start, end)` tells, none in most cases. */
const meaningOf = (text: string, start: number, end: number, hash: number): number =>
  MAY_TELL[bucket(hash)] === 0 ? 0 : (MEANINGS.get(text.slice(start, end).toLowerCase()) ?? 0);

/** Counts the signs. Linear in the text, without allocations: every text pays for it. */
export const signsOf = (text: string): Signs => {
  const signs = { ...NO_SIGNS };
  let run = 0;
  let lone = 0;
  let codes = 0;
  let numbers = 0;
  let spelled = 0;
  // The word at hand: its length, its hash, and a bit for each class seen in it.
  let length = 0;
  let hash = 0;
  let seen = 0;
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    const group = code < 128 ? (CLASS[code] as number) : code >= 0xc0 ? LETTER : OTHER;
    run = group === OTHER || group === SIGN || code >= 128 ? 0 : run + 1;
    if (run > signs.longestRun) signs.longestRun = run;
    if (group >= LETTER) {
      length++;
      seen |= 1 << group;
      hash = hashed(hash, code);
      continue;
    }
    if (length === 0) continue;
    if (MIXED[seen]) signs.mixed++;
    lone = length === 1 ? lone + 1 : 0;
    if (lone > signs.lone) signs.lone = lone;
    codes = length > 1 && CODES[seen] ? codes + 1 : 0;
    if (codes > signs.codes) signs.codes = codes;
    numbers = seen === 1 << DIGIT && (length === 2 || length === 3) ? numbers + 1 : 0;
    if (numbers > signs.numbers) signs.numbers = numbers;
    if (length >= 3) {
      const meaning = meaningOf(text, index - length, index, hash);
      spelled = meaning & SPELLED ? spelled + 1 : meaning & REPEAT ? spelled : 0;
      if (spelled > signs.spelled) signs.spelled = spelled;
      if (meaning > 0) count(signs, meaning);
    }
    length = hash = seen = 0;
  }
  return signs;
};

const count = (signs: Signs, meaning: number): void => {
  if (meaning & BACKWARDS) signs.backwards++;
  if (meaning & ROTATED) signs.rotated++;
  if (meaning & DOT) signs.dots++;
};

const SEEN = 1 << (SIGN + 1);
const sets = (holds: (has: (group: number) => boolean) => boolean): readonly boolean[] =>
  Array.from({ length: SEEN }, (_each, set) => holds((group) => (set & (1 << group)) !== 0));
const MIXED = sets((has) => (has(LETTER) || has(HEX_LETTER)) && (has(DIGIT) || has(SIGN)));
const CODES = sets((has) => !has(LETTER) && !has(SIGN));
