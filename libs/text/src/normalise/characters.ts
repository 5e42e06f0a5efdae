import { LETTER_SHAPES, LOOK_ALIKES, PLAIN_SIGNS } from './data/look-alikes';

// Zero-width, bidi controls, soft hyphen, fillers, variation selectors, tags, control characters:
// they are invisible and split words.
const INVISIBLE =
  /[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;
const DIGIT = /\p{Nd}/u;
// Letters of Armenian, Thai and Lao that NFKC would decompose.
const KEPT = new Set('\u0587\u0e33\u0eb3\uff0c');
/**
 * Longest expansion of a disguised character. Characters with longer ones represent a word or
 * phrase: an Arabic blessing, a Japanese unit.
 */
const LONGEST_WRITING = 4;
const BRACKETED = /^\(([a-z0-9]{1,2})\)$/i;

/**
 * Returns a character in plain writing, `''` for an invisible one. Keeps look-alikes of other
 * scripts, which depend on the word.
 */
export const plainly = (character: string): string => {
  if (INVISIBLE.test(character)) return '';
  const shape = LETTER_SHAPES.get(character) ?? PLAIN_SIGNS.get(character);
  if (shape !== undefined) return shape;
  if (DIGIT.test(character)) return digitOf(character);
  if (KEPT.has(character)) return character;
  const written = character.normalize('NFKC');
  if (written.length > LONGEST_WRITING) return character;
  return PLAIN_SIGNS.get(written) ?? BRACKETED.exec(written)?.[1] ?? written;
};

/**
 * Returns the value of a decimal digit. Digits form runs of ten, from 0 to 9; the mathematical ones
 * are five such runs in a row.
 */
const digitOf = (character: string): string => {
  const code = character.codePointAt(0) as number;
  let first = code;
  while (first > code - 50 && DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
};

/** Groups of UTF-16 units by the treatment that the normaliser gives them. */
export const AS_IS = 1;
export const REWRITTEN = 2;
export const MARK = 3;
export const LOOK_ALIKE = 4;
export const HIGH_SURROGATE = 5;

// Filled on first use of a character: computing all 65,536 would slow the start of every process.
const groups = new Uint8Array(0x10000);

/** Returns the group of a unit; cached. */
export const groupOf = (unit: number): number => groups[unit] || (groups[unit] = worked(unit));

const worked = (unit: number): number => {
  if (unit >= 0xd800 && unit <= 0xdbff) return HIGH_SURROGATE;
  const character = String.fromCharCode(unit);
  if (isStacked(unit)) return MARK;
  if (plainly(character) !== character) return REWRITTEN;
  return LOOK_ALIKES.has(character) || character === '\u0131' ? LOOK_ALIKE : AS_IS;
};

/**
 * Recognises combining marks that any letter may carry; marks of one script (vowel signs, points)
 * are letters of it.
 */
const isStacked = (unit: number): boolean =>
  unit !== 0x34f &&
  ((unit >= 0x300 && unit <= 0x36f) ||
    (unit >= 0x483 && unit <= 0x489) ||
    (unit >= 0x1ab0 && unit <= 0x1aff) ||
    (unit >= 0x1dc0 && unit <= 0x1dff) ||
    (unit >= 0x20d0 && unit <= 0x20ff) ||
    (unit >= 0xfe20 && unit <= 0xfe2f) ||
    unit === 0x3099 ||
    unit === 0x309a);

const plain = new Map<string, string>();
const MOST_KNOWN = 10_000;

/** Caches `plainly`: texts contain few different characters. */
export const knownPlainly = (character: string): string => {
  const before = plain.get(character);
  if (before !== undefined) return before;
  const written = plainly(character);
  if (plain.size < MOST_KNOWN) plain.set(character, written);
  return written;
};
