import { fold } from '../tokens/fold';
import { hashOf } from './hashes';

/**
 * A word, or one character of a script written without spaces. Offsets are UTF-16 units of the
 * text.
 */
export interface Token {
  /** Lower case, without accents; `''` for a sequence too long to be a word. */
  word: string;
  /** `hashOf` of the word. */
  hash: number;
  /** The word contains a digit from 0 to 9. */
  numbered: boolean;
  start: number;
  end: number;
  /** Sentence number, from 0. */
  sentence: number;
}

const LONGEST_WORD = 40;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
const OF_WORDS = /^[\p{L}\p{M}\p{N}_]$/u;
/**
 * Characters whose folding depends on their neighbours: parts of Korean syllables combine with the
 * previous one, and sigma differs at the end of a word.
 */
const IN_CONTEXT = /[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u03a3]/;

// Kinds of characters as bits; a word has the bits of all its characters.
const BETWEEN = 1;
const FOLDED = 2;
const CAPITAL = 4;
const UNFOLDED = 8;
const FOLDED_WITH_OTHERS = 16;
const ALONE = 32;
const DIGIT = 64;

/** Kinds by code point, filled on first use; code points beyond the table are classified each time. */
const known = new Uint8Array(0x20000);
const kindOf = (code: number): number =>
  known[code] || (code < known.length ? (known[code] = worked(code)) : worked(code));

const worked = (code: number): number => {
  const character = String.fromCodePoint(code);
  if (UNSPACED.test(character)) return ALONE;
  if (!OF_WORDS.test(character)) return BETWEEN;
  if (/[A-Z]/.test(character)) return CAPITAL;
  if (/\d/.test(character)) return DIGIT;
  if (code > 0xffff || IN_CONTEXT.test(character)) return FOLDED_WITH_OTHERS;
  return fold(character) === character ? FOLDED : UNFOLDED;
};

const UNITS = 0x10000;
/** Folded letters by UTF-16 unit, filled on first use. */
const foldings = new Array<string | undefined>(UNITS);

/** Folds each letter on its own, through the cache. */
const foldedEach = (word: string): string => {
  let all = '';
  for (let index = 0; index < word.length; index++)
    all += foldings[word.charCodeAt(index)] ??= fold(word.charAt(index));
  return all;
};

/** From this unit on, words of one unit are not folded: most are syllables or whole words. */
const FIRST_KEPT = '\u0e00';

/**
 * Cache of words of one unit, so that scripts without spaces need no new string for each
 * character.
 */
const singles = new Array<string | undefined>(UNITS);

const codeAt = (text: string, index: number): number => {
  const unit = text.charCodeAt(index);
  return unit < 0xd800 || unit > 0xdbff ? unit : (text.codePointAt(index) as number);
};
const widthOf = (code: number): number => (code > 0xffff ? 2 : 1);

/**
 * Splits a text into words, using character tables that are filled on first use. Linear in the
 * text. Benchmark: `npm run bench -- detection security-cost`.
 */
export const tokenise = (text: string): Token[] => {
  const tokens: Token[] = [];
  let sentence = 0;
  let end = 0;
  for (let index = 0; index < text.length;) {
    const code = codeAt(text, index);
    let kinds = kindOf(code);
    const start = index;
    index += widthOf(code);
    if (kinds === BETWEEN) continue;
    if (kinds !== ALONE) {
      for (; index < text.length;) {
        const next = codeAt(text, index);
        const kind = kindOf(next);
        if (kind === BETWEEN || kind === ALONE) break;
        kinds |= kind;
        index += widthOf(next);
      }
    }
    if (start > end && endsSentence(text, end, start)) sentence++;
    end = index;
    const word =
      end - start === 1
        ? (singles[code] ??= folded(text.charAt(start), kinds))
        : end - start > LONGEST_WORD
          ? ''
          : folded(text.slice(start, end), kinds);
    tokens.push({
      word,
      hash: hashOf(word),
      numbered: (kinds & DIGIT) !== 0 && word !== '',
      start,
      end,
      sentence,
    });
  }
  return tokens;
};

const KEPT = FOLDED | DIGIT;
const LOWERED = KEPT | CAPITAL;

const folded = (word: string, kinds: number): string => {
  if ((kinds & ~KEPT) === 0 || (word.length === 1 && word >= FIRST_KEPT)) return word;
  if ((kinds & ~LOWERED) === 0) return word.toLowerCase();
  return (kinds & ~(LOWERED | UNFOLDED)) === 0 ? foldedEach(word) : fold(word);
};

const isSpace = (code: number): boolean =>
  code < 128 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(String.fromCharCode(code));

// Kinds of punctuation between two words, as bits.
const OPENS_CODE = 1;
const STOPS = 2;
const CLOSES = 3;
const SIGNS = new Uint8Array(128);
const classify = (signs: string, group: number): void => {
  for (const sign of signs) SIGNS[sign.charCodeAt(0)] = group;
};
// A bracket or sign directly after a word is code: `system(prompt)` is not a system prompt.
classify('([{=<', OPENS_CODE);
classify('.!?:;', STOPS);
classify('"\')]', CLOSES);
const FULL_STOPS = new Set(Array.from('。！？؟', (sign) => sign.charCodeAt(0)));
const LINE_BREAK = 10;
const LONGEST_BLANK = 8;
/** Longest gap that is searched for the end of a sentence. */
const LONGEST_GAP = 11;

/**
 * Returns true if the text between two words ends a sentence: a stop and a space, an empty line, or
 * the beginning of code.
 */
const endsSentence = (text: string, start: number, next: number): boolean => {
  const first = text.charCodeAt(start);
  if (SIGNS[first] === OPENS_CODE) return true;
  if (next === start + 1 && first < 128) return false;
  const end = Math.min(next, start + LONGEST_GAP) + 1;
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code >= 128) {
      if (FULL_STOPS.has(code)) return true;
    } else if (SIGNS[code] === STOPS) {
      const behind = SIGNS[text.charCodeAt(index + 1)] === CLOSES ? index + 2 : index + 1;
      if (behind < end && isSpace(text.charCodeAt(behind))) return true;
    } else if (code === LINE_BREAK && isEmptyLine(text, index + 1, end)) return true;
  }
  return false;
};

const isEmptyLine = (text: string, start: number, end: number): boolean => {
  for (let index = start; index < end && index <= start + LONGEST_BLANK; index++) {
    const code = text.charCodeAt(index);
    if (code === LINE_BREAK) return true;
    if (!isSpace(code)) return false;
  }
  return false;
};
