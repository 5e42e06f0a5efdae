/*
 * Trigrams are prefilters of recognisers. One pass over a text finds all of them, instead of one
 * pass per pattern. A trigram has three signs: a letter in any case; `0` for any digit; a space; a
 * full stop; `-` for hyphens and colons; `,` for `,;|/(`; `?` for any character; `^` for any
 * character but an ASCII letter.
 */
const OTHER = 0;
const LETTERS = 26;
const DIGIT = 27;
const SPACE = 28;
const POINT = 29;
const HYPHEN = 30;
const COMMA = 31;
const GROUPS = 32;
/** Number of possible trigrams: three signs of five bits each. */
const PLACES = 0x8000;

const GROUP_OF = Uint8Array.from({ length: 128 }, (_group, code) => {
  const sign = String.fromCharCode(code);
  if (/[a-z]/i.test(sign)) return code & 31;
  if (/\d/.test(sign)) return DIGIT;
  if (sign === ' ') return SPACE;
  if (sign === '.') return POINT;
  return ':-'.includes(sign) ? HYPHEN : ',;|/('.includes(sign) ? COMMA : OTHER;
});

/**
 * Returns the group of a character. Case-insensitive patterns equate two characters beyond ASCII
 * with letters: the long s, and the Kelvin sign.
 */
const groupOf = (code: number): number =>
  code < 128 ? (GROUP_OF[code] as number) : code === 0x17f ? 19 : code === 0x212a ? 11 : OTHER;

const bits = new Uint16Array(PLACES);
const MAX_SETS = 16;
let usedSets = 0;

const ANY = Array.from({ length: GROUPS }, (_sign, group) => group);
const NO_LETTER = ANY.filter((group) => group === OTHER || group > LETTERS);
const groupsOf = (sign: string): readonly number[] =>
  sign === '?' ? ANY : sign === '^' ? NO_LETTER : [groupOf(sign.charCodeAt(0))];

/** Allocates a bit for a set of trigrams. `trigramBits` returns it for each of them. */
export const defineTrigrams = (...marks: readonly string[]): number => {
  if (usedSets === MAX_SETS) throw new Error('More kinds of marks than there are bits.');
  const bit = 1 << usedSets++;
  for (const mark of marks) {
    const [first = ANY, second = ANY, third = ANY] = Array.from(mark, groupsOf);
    for (const one of first)
      for (const two of second)
        for (const three of third)
          bits[(one << 10) | (two << 5) | three] =
            (bits[(one << 10) | (two << 5) | three] ?? 0) | bit;
  }
  return bit;
};

/** Appends a character to a trigram. The trigram before the first character is 0. */
export const nextTrigram = (place: number, code: number): number =>
  ((place << 5) | groupOf(code)) & (PLACES - 1);

/** Returns true if the last character of a trigram is an ASCII letter or a digit. */
export const endsInWordCharacter = (place: number): boolean =>
  (place & (GROUPS - 1)) !== OTHER && (place & (GROUPS - 1)) <= DIGIT;

/** Returns the bits of the sets that contain a trigram. */
export const trigramBits = (place: number): number => bits[place] as number;
