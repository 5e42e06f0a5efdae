import { characterKind } from './character-class';
import { LOOK_ALIKES } from './data/look-alikes';

// Includes invisible characters, which do not end a word.
const OF_WORDS = /^[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]$/u;
const SHOWS = /^[\p{L}\p{N}]$/u;
const LATIN = /^\p{Script=Latin}$/u;
// Cheap pre-check on units, not characters: U+D835 begins the mathematical letters.
const SOME_LATIN = /[A-Za-z\u00c0-\u024f\u1e00-\u1eff\ufb00-\ufb06\uff21-\uff5a\ud835]/;
const LETTER = /^\p{L}$/u;
const LETTERS_OF_TURKISH = /[\u011f\u011e\u015f\u015e\u0130\u0259]/;
const DOTLESS = '\u0131';

/**
 * Share of genuine foreign words among Latin ones from which isolated words of look-alikes count as
 * genuine too.
 */
const FOREIGN_SHARE = 0.2;

/** A word and the number of its letters by script. */
interface ScriptedWord {
  start: number;
  end: number;
  latin: number;
  lookAlikes: number;
  foreign: number;
  cyrillic: boolean;
}

/**
 * Returns a function that folds the look-alikes of a text: those in words that mix them with Latin
 * letters, and words of look-alikes only between Latin words. Genuine Russian, Greek and Armenian
 * words are unchanged. Call it with increasing indices. Linear in the text.
 */
export const lookAlikes = (text: string): ((index: number) => string | undefined) => {
  const words = foldableWords(text);
  const dotless = LETTERS_OF_TURKISH.test(text) ? undefined : 'i';
  let cursor = 0;
  if (words.length === 0 && !text.includes(DOTLESS)) return () => undefined;
  return (index) => {
    const character = text.charAt(index);
    if (character === DOTLESS) return dotless;
    while ((words[cursor]?.end ?? Infinity) <= index) cursor++;
    const word = words[cursor];
    return word && index >= word.start ? LOOK_ALIKES.get(character) : undefined;
  };
};

const foldableWords = (text: string): ScriptedWord[] => {
  if (!SOME_LATIN.test(text)) return [];
  const words = scriptedWords(text);
  const foreign = words.filter((word) => word.foreign > 0).length;
  const latin = words.filter(isLatin).length;
  const mostlyLatin = foreign <= FOREIGN_SHARE * latin;
  return words.filter(
    (word, at) =>
      isDisguised(word) || (mostlyLatin && isAmongLatin(word, words[at - 1], words[at + 1])),
  );
};

/** Splits a text into words; omits those without a visible character. */
const scriptedWords = (text: string): ScriptedWord[] => {
  const words: ScriptedWord[] = [];
  let word: ScriptedWord | undefined;
  let shown = false;
  for (let index = 0; index <= text.length;) {
    const code = index < text.length ? (text.codePointAt(index) as number) : SPACE;
    const group = groupOf(code);
    if (group === BETWEEN) {
      if (word && shown) words.push(word);
      word = undefined;
      shown = false;
    } else {
      word ??= { start: index, end: index, latin: 0, lookAlikes: 0, foreign: 0, cyrillic: false };
      count(word, group & ~SHOWN);
      if (group & SHOWN) shown = true;
    }
    index += code > 0xffff ? 2 : 1;
    if (word) word.end = index;
  }
  return words;
};

const count = (word: ScriptedWord, group: number): void => {
  if (group === LATIN_LETTER) word.latin++;
  else if (group === FOREIGN) word.foreign++;
  else if (group !== NO_LETTER) {
    word.lookAlikes++;
    if (group === CYRILLIC) word.cyrillic = true;
  }
};

const SPACE = 32;
const NO_LETTER = 1;
const LATIN_LETTER = 2;
const FOREIGN = 3;
const LOOK_ALIKE = 4;
const CYRILLIC = 5;
const BETWEEN = 6;
const SHOWN = 8;

const groupOf = characterKind((code) => {
  const character = String.fromCodePoint(code);
  if (!OF_WORDS.test(character)) return BETWEEN;
  return SHOWS.test(character)
    ? scriptGroupOf(code, character) | SHOWN
    : scriptGroupOf(code, character);
});

const scriptGroupOf = (code: number, character: string): number => {
  if (code < 0x80) return character > '9' ? LATIN_LETTER : NO_LETTER;
  if (LOOK_ALIKES.has(character)) return code >= 0x400 && code < 0x530 ? CYRILLIC : LOOK_ALIKE;
  if (!LETTER.test(character)) return NO_LETTER;
  return LATIN.test(character) || LATIN.test(character.normalize('NFKC')) ? LATIN_LETTER : FOREIGN;
};

const isLatin = ({ latin, lookAlikes, foreign }: ScriptedWord): boolean =>
  latin > 0 && lookAlikes === 0 && foreign === 0;

const isDisguised = ({ latin, lookAlikes, foreign }: ScriptedWord): boolean =>
  latin > 0 && lookAlikes > 0 && (foreign === 0 || latin > foreign + lookAlikes);

/**
 * Returns true if a word of look-alikes between Latin words is a disguise. A single Cyrillic letter
 * is one, a single Greek letter is a symbol.
 */
const isAmongLatin = (
  word: ScriptedWord,
  before: ScriptedWord | undefined,
  after: ScriptedWord | undefined,
): boolean =>
  word.lookAlikes > 0 &&
  word.latin === 0 &&
  word.foreign === 0 &&
  (word.cyrillic || word.lookAlikes > 1) &&
  [before, after].some(Boolean) &&
  [before, after].every((each) => !each || (each.latin > 0 && each.foreign === 0));
