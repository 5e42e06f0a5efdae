import { characterClass, characterKind, countOf } from './character-class';

const SHORT = 24;
const isVowel = characterClass(/[aeiouyàáâäãåèéêëìíîïòóôöõùúûü]/iu);
const isConsonant = characterClass(/[bcdfghjklmnpqrstvwxz]/i);
const isLetter = characterClass(/\p{L}/u);
const isLetterBeyondLatin = characterClass(/[^\p{Script=Latin}\P{L}]/u);
const isPlain = characterClass(/[\p{L}\p{M}\p{N} \n]/u);
const isText = characterClass(/(?!\ufffd)[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\p{Cf}\t\r\n]/u);
const isAnything = characterClass(/./su);
const ASCII = /^[\t\r\n\x20-\x7e]*$/;
const WORD = /\p{L}{3}|\d{12}|(?:[\p{L}\d][ ._-]){5}/u;

// Short text that is readable without a word: a code of letters, signs and at least six digits, or an
// e-mail address. Random bytes produce neither.
const CODE = /^(?=(?:[^\d]*\d){6})[a-z\d .+()/:-]{8,}$/i;
const ADDRESS = /^[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,12}$/i;

const MOSTLY = 0.95;
const HALF = 0.5;
const MOST = 0.8;

/**
 * Returns true for text, false for bytes that happen to be valid characters. Short decodings must
 * look like words, since random bytes easily pass for text.
 */
export const readable = (text: string): boolean => {
  const { length } = text;
  const short = length < SHORT;
  if (length < 2 * SHORT && (CODE.test(text) || ADDRESS.test(text))) return true;
  if (length === 0 || !WORD.test(text)) return false;
  if (!ASCII.test(text) && countOf(text, isText) < (short ? 1 : MOSTLY) * countOf(text, isAnything))
    return false;
  if (countOf(text, isPlain) < (short ? MOST : HALF) * length) return false;
  return !short || text.includes(' ') || pronounceable(text) || /\d{12}/.test(text);
};

const FEWEST_VOWELS = 0.2;
const MOST_VOWELS = 0.7;
const MOST_CONSONANTS = 5;

/**
 * Returns true if the shares of vowels and consonants are those of words. Always true for text with
 * letters of another script than Latin.
 */
export const pronounceable = (text: string): boolean => {
  let [letters, vowels, consonants] = [0, 0, 0];
  let clustered = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    if (code > 0xffff) index++;
    const sound = soundOf(code);
    if (sound === BEYOND_LATIN) return true;
    if (sound !== SILENT) letters++;
    if (sound === VOWEL) vowels++;
    consonants = sound === CONSONANT ? consonants + 1 : 0;
    if (consonants > MOST_CONSONANTS) clustered = true;
  }
  return !clustered && vowels >= FEWEST_VOWELS * letters && vowels <= MOST_VOWELS * letters;
};

const SILENT = 1;
const VOWEL = 2;
const CONSONANT = 3;
const OTHER_LETTER = 4;
const BEYOND_LATIN = 5;

const soundOf = characterKind((code) =>
  isLetterBeyondLatin(code)
    ? BEYOND_LATIN
    : !isLetter(code)
      ? SILENT
      : isVowel(code)
        ? VOWEL
        : isConsonant(code)
          ? CONSONANT
          : OTHER_LETTER,
);
