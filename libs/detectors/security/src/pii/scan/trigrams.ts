/*
 * What recognisers wait for, three characters of it: one pass over a stretch finds all of them,
 * where a pattern for each would be a pass for each. A mark is three signs: a letter, capital or
 * small; `0` for any digit; a space; a point; `-` for hyphens and colons; `,` for the signs
 * `,;|/(`; `?` for anything; `^` for anything but a letter of ASCII.
 */
const OTHER = 0;
const LETTERS = 26;
const DIGIT = 27;
const SPACE = 28;
const POINT = 29;
const HYPHEN = 30;
const COMMA = 31;
const GROUPS = 32;
/** As many signs as a mark has, five bits each. */
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
 * Two characters beyond ASCII are letters of it to patterns without regard to case: the long s, and
 * the sign of Kelvin.
 */
const groupOf = (code: number): number =>
  code < 128 ? (GROUP_OF[code] as number) : code === 0x17f ? 19 : code === 0x212a ? 11 : OTHER;

const bits = new Uint16Array(PLACES);
const MOST_KINDS = 16;
let kinds = 0;

const ANY = Array.from({ length: GROUPS }, (_sign, group) => group);
const NO_LETTER = ANY.filter((group) => group === OTHER || group > LETTERS);
const groupsOf = (sign: string): readonly number[] =>
  sign === '?' ? ANY : sign === '^' ? NO_LETTER : [groupOf(sign.charCodeAt(0))];

/** A bit for some marks, as `withNext` tells it. */
export const defineTrigrams = (...marks: readonly string[]): number => {
  if (kinds === MOST_KINDS) throw new Error('More kinds of marks than there are bits.');
  const bit = 1 << kinds++;
  for (const mark of marks) {
    const [first = ANY, second = ANY, third = ANY] = Array.from(mark, groupsOf);
    for (const one of first)
      for (const two of second)
        for (const three of third)
          bits[(one << 10) | (two << 5) | three] =
            (bits[(one << 10) | (two << 5) | three] as number) | bit;
  }
  return bit;
};

/** The place of the last three characters, one more read; `0` before the first. */
export const nextTrigram = (place: number, code: number): number =>
  ((place << 5) | groupOf(code)) & (PLACES - 1);

/** Returns true if the last character of a place is a letter or a digit. */
export const endsInWordCharacter = (place: number): boolean =>
  (place & (GROUPS - 1)) !== OTHER && (place & (GROUPS - 1)) <= DIGIT;

/** Which marks a place is one of. */
export const trigramBits = (place: number): number => bits[place] as number;
