import { familiarity } from './familiarity';
import { pronounceable } from './readable';

/** A word that may contain digits and signs for letters. */
export interface Token {
  word: string;
  start: number;
}

const SIGNS = '0345789@$!|+';
const READ = 'oeastbgasilt';
/** Letters that characters represent, by character code. */
const LETTERS: readonly string[] = Array.from(
  { length: 128 },
  (_letter, code) => READ[SIGNS.indexOf(String.fromCharCode(code))] ?? String.fromCharCode(code),
);
const ONE = '1'.charCodeAt(0);

// Signs of addresses, paths, versions and assignments; runs after these signs are skipped.
const BARRED = new Set(Array.from('./:=&?%#\\', (sign) => sign.charCodeAt(0)));
/** Signs that continue the text before them if a letter or digit follows. */
const TIES = new Set(Array.from('.:/=@&', (sign) => sign.charCodeAt(0)));
const SHORTEST = 2;
const LONGEST = 24;
const BEGINS_WORDLIKE = /^[\p{L}\p{N}]/u;
const ENDS_WORDLIKE = /[\p{L}\p{N}]$/u;

/**
 * Fewest capitals after a small letter or digit that mark base64 and identifiers, in words of at
 * least `LEAST_JUMBLED` characters.
 */
const JUMBLES = 3;
const LEAST_JUMBLED = 10;
/**
 * Fewest hexadecimal digits, two of them from 0 to 9, that mark the number of a commit, key or
 * session.
 */
const LEAST_HEXADECIMAL = 8;
const BETWEEN_LETTERS = /[a-z][013457@$!|+]{1,3}[a-z]/i;

// Ordinals and measures, hashes, i18n, H1N1 and postal codes, SW1A.
const ORDINARY =
  /^(?:\d+[a-z]{1,3}|\d+x\d+|(?=.*\d.*\d)[\da-fA-F]{4,}|[a-z]\d\d[a-z]|(?:[A-Z]\d)+[A-Z]?)$/;
const SHORT_CAPITALS = /^[A-Z0-9]{1,4}$/;

const SMALL_LETTER = 1;
const CAPITAL = 2;
const DIGIT = 4;
const SIGN = 8;
/** Characters that replace no letter. */
const UNLIKE = 16;
const BEYOND_HEXADECIMAL = 32;
const LETTER = SMALL_LETTER | CAPITAL;
const GROUPS = new Uint8Array(0x10000).map((_group, code) => {
  if (code >= 128) return 0;
  const character = String.fromCharCode(code);
  const group = /[a-z]/.test(character)
    ? SMALL_LETTER
    : /[A-Z]/.test(character)
      ? CAPITAL
      : /\d/.test(character)
        ? DIGIT
        : /[@$!|+]/.test(character)
          ? SIGN
          : 0;
  return group === 0
    ? 0
    : group |
        (/[26]/.test(character) ? UNLIKE : 0) |
        (/[\da-f]/i.test(character) ? 0 : BEYOND_HEXADECIMAL);
});

/** Group of a UTF-16 unit; cast because it is read for each unit of every text. */
const groupOf = (unit: number): number => GROUPS[unit] as number;

const isMixed = (groups: number): boolean =>
  (groups & LETTER) !== 0 && (groups & (DIGIT | SIGN)) !== 0;

/**
 * Returns true if a token consists of letters and their replacements, and is no ordinal, measure,
 * piece of base64 or commit number.
 */
export const mayBeDisguised = ({ word }: Token): boolean => {
  let [seen, digits, jumbles] = [0, 0, 0];
  let last = 0;
  for (let index = 0; index < word.length; index++) {
    const group = groupOf(word.charCodeAt(index));
    if ((group & DIGIT) !== 0) digits++;
    if ((group & CAPITAL) !== 0 && (last & (SMALL_LETTER | DIGIT)) !== 0) jumbles++;
    seen |= group;
    last = group;
  }
  if (!isMixed(seen) || (seen & UNLIKE) !== 0 || isMeasure(word, digits)) return false;
  if (jumbles >= JUMBLES && word.length >= LEAST_JUMBLED) return false;
  return (seen & BEYOND_HEXADECIMAL) !== 0 || digits < 2 || word.length < LEAST_HEXADECIMAL;
};

/** Recognises `1st`, `50kg`: only digits, then one or two letters. */
const isMeasure = (word: string, digits: number): boolean => {
  const letters = word.length - digits;
  if (digits === 0 || letters < 1 || letters > 2) return false;
  for (let index = digits; index < word.length; index++)
    if ((groupOf(word.charCodeAt(index)) & LETTER) === 0) return false;
  return true;
};

/** Returns the tokens that contain both letters and digits or signs. */
export const tokensIn = (text: string): Token[] => {
  const tokens: Token[] = [];
  let start = 0;
  let seen = 0;
  for (let index = 0; index <= text.length; index++) {
    const group = index < text.length ? groupOf(text.charCodeAt(index)) : 0;
    if (group !== 0) {
      seen |= group;
      continue;
    }
    if (isMixed(seen) && mayBegin(text, start)) {
      const token = trimmed(text, start, tokenEnd(text, start, index));
      if (token) tokens.push(token);
    }
    start = index + 1;
    seen = 0;
  }
  return tokens;
};

const mayBegin = (text: string, start: number): boolean => {
  if (start === 0) return true;
  const before = text.charCodeAt(start - 1);
  return before < 128
    ? !BARRED.has(before)
    : !ENDS_WORDLIKE.test(text.slice(Math.max(0, start - 2), start));
};

/** Returns the end of the longest token of a run; its start if there is none. */
const tokenEnd = (text: string, start: number, runEnd: number): number => {
  let end = Math.min(runEnd, start + LONGEST);
  while (end >= start + SHORTEST && !mayEnd(text, end)) end--;
  return end < start + SHORTEST ? start : end;
};

const mayEnd = (text: string, end: number): boolean =>
  end >= text.length ||
  !(
    isWordlike(text, end) ||
    (TIES.has(text.charCodeAt(end)) && end + 1 < text.length && isWordlike(text, end + 1))
  );

const isWordlike = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  return code < 128
    ? (groupOf(code) & (LETTER | DIGIT)) !== 0
    : BEGINS_WORDLIKE.test(text.slice(index, index + 2));
};

const isEdge = (code: number): boolean => code === EXCLAMATION || code === BAR || code === PLUS;
const EXCLAMATION = '!'.charCodeAt(0);
const BAR = '|'.charCodeAt(0);
const PLUS = '+'.charCodeAt(0);

/** Removes signs at both ends that replace no letters. */
const trimmed = (text: string, start: number, end: number): Token | undefined => {
  let first = start;
  while (first < end && isEdge(text.charCodeAt(first))) first++;
  // `!gnore`: one exclamation mark before a word is a letter; at its end it is punctuation.
  if (first - start === 1 && text.charCodeAt(start) === EXCLAMATION) first = start;
  let behind = end;
  while (behind > first && isEdge(text.charCodeAt(behind - 1))) behind--;
  return behind - first > 1 ? { word: text.slice(first, behind), start: first } : undefined;
};

/** Returns true if a token is almost certainly a disguised word. */
export const isDisguise = ({ word }: Token): boolean => {
  const letters = lettersIn(word);
  if (word.length < 4 || letters < 2 || letters * 3 < word.length || !BETWEEN_LETTERS.test(word))
    return false;
  if (ORDINARY.test(word) || SHORT_CAPITALS.test(word)) return false;
  return waysToRead(word).some(pronounceable);
};

/** Returns the log2 likelihood ratio of a token being a word of some language rather than noise. */
export const familiarityOf = ({ word }: Token): number =>
  waysToRead(word).reduce((most, letters) => Math.max(most, familiarity(letters)), -Infinity);

const lettersIn = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index++)
    if ((groupOf(word.charCodeAt(index)) & LETTER) !== 0) letters++;
  return letters;
};

/** Returns the possible spellings: 1 is i or l. */
const waysToRead = (word: string): string[] =>
  hasEither(word) ? [lettersOf(word, 'i'), lettersOf(word, 'l')] : [lettersOf(word, 'i')];

export const hasEither = (word: string): boolean => {
  for (let index = 0; index < word.length; index++)
    if (word.charCodeAt(index) === ONE && word.charCodeAt(++index) !== ONE) return true;
  return false;
};

/** Replaces digits and signs by letters; two ones are always two l. */
export const lettersOf = (word: string, one: string): string => {
  let letters = '';
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code !== ONE) letters += LETTERS[code];
    else if (word.charCodeAt(index + 1) !== ONE) letters += one;
    else {
      letters += 'll';
      index++;
    }
  }
  return letters;
};
