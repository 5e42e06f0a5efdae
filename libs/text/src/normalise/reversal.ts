import { ENGLISH_FREQUENT_WORDS, FREQUENT_WORDS } from './data/frequent-words';
import { partsPair } from './text-builder';

const ROTATED: readonly string[] = Array.from({ length: 128 }, (_rotated, code) => {
  const letter = String.fromCharCode(code);
  return /[a-z]/i.test(letter)
    ? String.fromCharCode(code + (letter.toLowerCase() < 'n' ? 13 : -13))
    : letter;
});

/** Encodes the letters a to z with ROT13. */
export const rot13 = (text: string): string => {
  let rotated = '';
  for (let index = 0; index < text.length; index++)
    rotated += ROTATED[text.charCodeAt(index)] ?? text.charAt(index);
  return rotated;
};

/** Reverses a text by code points. */
export const backwards = (text: string): string => {
  let reversed = '';
  for (let index = text.length - 1; index >= 0; index--) {
    if (partsPair(text, index)) index--;
    const code = text.codePointAt(index) as number;
    reversed += code > 0xffff ? String.fromCodePoint(code) : text.charAt(index);
  }
  return reversed;
};

// Frequent words that are also words when reversed, and so are no evidence of a disguise.
const BOTH_WAYS = new Set(
  'saw ton tub won era emit sel sed sol sal led red run nee ella redo nie rep tem tim nov med ned nav tad sod sus net eid tse non nac una teg noc loot ylno'.split(
    ' ',
  ),
);

const distinctive = (
  words: Iterable<string>,
  turn: (word: string) => string,
): ReadonlySet<string> =>
  new Set([...words].map(turn).filter((word) => !BOTH_WAYS.has(word) && !FREQUENT_WORDS.has(word)));

/** Frequent words, reversed. */
export const BACKWARDS_WORDS = distinctive(FREQUENT_WORDS, backwards);
/** Frequent English words in ROT13. */
export const ROTATED_WORDS = distinctive(ENGLISH_FREQUENT_WORDS, rot13);
