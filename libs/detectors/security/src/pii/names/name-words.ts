import { characterClass } from '@touchstone/text';
import { hashOf, type Token } from '@touchstone/text/fast';
import { plainLetters } from './gazetteer/plain-letters';

/** Casing of a word. */
export const SHAPE = {
  small: 0,
  capitalised: 1,
  capitals: 2,
  mixed: 3,
  initial: 4,
  digits: 5,
  uncased: 6,
} as const;
export type Shape = (typeof SHAPE)[keyof typeof SHAPE];

/** Separator between a word and the one before it. */
export const GAP = {
  start: 0,
  none: 1,
  space: 2,
  stopSpace: 3,
  hyphen: 4,
  apostrophe: 5,
  commaSpace: 6,
  newline: 7,
  colon: 8,
  quote: 9,
  bracket: 10,
  address: 11,
  stop: 12,
  joiner: 13,
  other: 14,
} as const;
export type Gap = (typeof GAP)[keyof typeof GAP];

/** A word with the properties that the tagger uses. */
export interface NameWord {
  /** Transliterated, in lower case. */
  plain: string;
  start: number;
  end: number;
  classes: number;
  shape: Shape;
  gap: Gap;
  /** True for the first word of a sentence. */
  opens: boolean;
}

const NO_WORD: NameWord = {
  plain: '',
  start: 0,
  end: 0,
  classes: 0,
  shape: SHAPE.small,
  gap: GAP.start,
  opens: true,
};

/** Returns the word at an index, or an empty word beyond the ends of the text. */
export const wordAt = (words: readonly NameWord[], index: number): NameWord =>
  words[index] ?? NO_WORD;

/** Returns true if a word contains a capital letter, but is no initial. */
export const isCapital = ({ shape }: NameWord): boolean =>
  shape === SHAPE.capitalised || shape === SHAPE.capitals || shape === SHAPE.mixed;

const HAS_DIGIT = /\d/;
const SPACE = 32;

// Character classes of ASCII as bits, so that a word's bits are the union of its characters' bits.
const SMALL_LETTER = 1;
const CAPITAL_LETTER = 2;
const DIGIT = 4;
const BITS = Uint8Array.from({ length: 128 }, (_bits, code) => {
  const character = String.fromCharCode(code);
  return /[a-z]/.test(character)
    ? SMALL_LETTER
    : /[A-Z]/.test(character)
      ? CAPITAL_LETTER
      : HAS_DIGIT.test(character)
        ? DIGIT
        : 0;
});

/** Cached shapes plus 1 of words of one unit; 0 if not cached. */
const single = new Uint8Array(0x10000);

/** Returns the shape of the word at `[start, end)`. Avoids a slice for ASCII. */
const shapeAt = (text: string, start: number, end: number): Shape => {
  const code = text.charCodeAt(start);
  if (end === start + 1)
    return ((single[code] || (single[code] = shapeOf(text.charAt(start)) + 1)) - 1) as Shape;
  let behindFirst = 0;
  for (let index = start + 1; index < end; index++) {
    const next = text.charCodeAt(index);
    if (next >= 128) return shapeOf(text.slice(start, end));
    behindFirst |= BITS[next] ?? 0;
  }
  if (code >= 128) return shapeOf(text.slice(start, end));
  const first = BITS[code] ?? 0;
  const bits = first | behindFirst;
  if ((bits & DIGIT) !== 0) return SHAPE.digits;
  if (bits === 0) return SHAPE.uncased;
  if (bits === SMALL_LETTER) return SHAPE.small;
  if (bits === CAPITAL_LETTER) return SHAPE.capitals;
  return first === CAPITAL_LETTER && (behindFirst & CAPITAL_LETTER) === 0
    ? SHAPE.capitalised
    : SHAPE.mixed;
};

const LOWER_STAYS = 1;
const UPPER_STAYS = 2;
const SURROGATE = 4;
const NUMERAL = 16;
/** Cached flags of UTF-16 units that a change of case leaves unchanged; 8 marks a cached entry. */
const cases = new Uint8Array(0x10000);
const casesOf = (unit: number): number => cases[unit] || (cases[unit] = 8 | workedCases(unit));

const workedCases = (unit: number): number => {
  const character = String.fromCharCode(unit);
  return (
    (character.toLowerCase() === character ? LOWER_STAYS : 0) |
    (character.toUpperCase() === character ? UPPER_STAYS : 0) |
    (unit >= 0xd800 && unit <= 0xdfff ? SURROGATE : 0) |
    (HAS_DIGIT.test(character) ? NUMERAL : 0)
  );
};

const shapeOf = (written: string): Shape => {
  let all = LOWER_STAYS | UPPER_STAYS;
  let any = 0;
  for (let index = 0; index < written.length; index++) {
    const unit = casesOf(written.charCodeAt(index));
    all &= unit;
    any |= unit;
  }
  all &= LOWER_STAYS | UPPER_STAYS;
  if ((any & (SURROGATE | NUMERAL)) === 0 && all !== 0) {
    if (all === (LOWER_STAYS | UPPER_STAYS)) return SHAPE.uncased;
    if (all === LOWER_STAYS) return SHAPE.small;
    return written.length === 1 ? SHAPE.initial : SHAPE.capitals;
  }
  return shapeOfAny(written);
};

const shapeOfAny = (written: string): Shape => {
  const [lower, upper] = [written.toLowerCase(), written.toUpperCase()];
  if (HAS_DIGIT.test(written)) return SHAPE.digits;
  if (lower === upper) return SHAPE.uncased;
  if (written === lower) return SHAPE.small;
  if (written === upper) return written.length === 1 ? SHAPE.initial : SHAPE.capitals;
  const first = written.charAt(0);
  if (first === first.toLowerCase()) return SHAPE.mixed;
  return written.slice(1) === lower.slice(1) ? SHAPE.capitalised : SHAPE.mixed;
};

/** Maximum number of units of a gap that are inspected: gaps within a name are short. */
const LONGEST_GAP = 12;

/** Cached gaps of one or two ASCII characters; 0 (`GAP.start`) if not cached. */
const known = new Uint8Array(1 << 14);

const gapAt = (text: string, start: number, end: number): Gap => {
  if (start === end) return GAP.none;
  const first = text.charCodeAt(start);
  if (end === start + 1 && first === SPACE) return GAP.space;
  const second = end === start + 1 ? 0 : text.charCodeAt(start + 1);
  if (end > start + 2 || first >= 128 || second >= 128 || (second === 0 && end > start + 1))
    return gapOf(text.slice(start, Math.min(end, start + LONGEST_GAP)));
  const pair = (first << 7) | second;
  return (known[pair] || (known[pair] = gapOf(text.slice(start, end)))) as Gap;
};

const LONGEST_SPACE = 3;
const BLANK = 1;
const OF_ADDRESS = 2;
const QUOTE = 4;
const BRACKET = 8;
const NO_BLANK = 16;
const isBlank = characterClass(/[ \u00a0]/u);
const isOfAddress = characterClass(/[@/\\]/u);
const isQuote = characterClass(/["“”„«»'‘]/u);
const isBracket = characterClass(/[()[\]{}<>]/u);
const bitOf = (unit: number): number =>
  isBlank(unit)
    ? BLANK
    : isOfAddress(unit)
      ? OF_ADDRESS
      : isQuote(unit)
        ? QUOTE
        : isBracket(unit)
          ? BRACKET
          : NO_BLANK;

const gapOf = (between: string): Gap => {
  let bits = 0;
  for (let index = 0; index < between.length; index++) bits |= bitOf(between.charCodeAt(index));
  if (bits === BLANK && between.length <= LONGEST_SPACE) return GAP.space;
  if (between === '-' || between === '‑') return GAP.hyphen;
  if (between === "'" || between === '’' || between === '`') return GAP.apostrophe;
  if (between === '. ') return GAP.stopSpace;
  if (between === ', ') return GAP.commaSpace;
  if (between.includes('\n')) return GAP.newline;
  if ((bits & OF_ADDRESS) !== 0) return GAP.address;
  if (between.startsWith(':') || between.startsWith('=')) return GAP.colon;
  if ((bits & QUOTE) !== 0) return GAP.quote;
  if ((bits & BRACKET) !== 0) return GAP.bracket;
  if (between === '.') return GAP.joiner;
  return '.!?'.includes(between.charAt(0)) ? GAP.stop : GAP.other;
};

const LONGEST_WORD = 40;

/**
 * Converts tokens to words with shape, gap and classes. `classesOf` looks up the classes of a word
 * in plain letters, given its `hashOf`. Linear in the text.
 */
export const nameWords = (
  text: string,
  tokens: readonly Token[],
  classesOf: (plain: string, hash: number) => number,
): NameWord[] => {
  const words: NameWord[] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    const { word, start, end, sentence } = token;
    const shape = end - start > LONGEST_WORD ? SHAPE.uncased : shapeAt(text, start, end);
    const plain = plainLetters(word);
    words.push({
      plain,
      start,
      end,
      classes:
        shape === SHAPE.digits ? 0 : classesOf(plain, plain === word ? token.hash : hashOf(plain)),
      shape,
      gap: before ? gapAt(text, before.end, start) : GAP.start,
      opens: before?.sentence !== sentence,
    });
    before = token;
  }
  return words;
};
