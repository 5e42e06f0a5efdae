import { ENGLISH_STOP_WORDS, STOP_WORDS } from './data/stop-words';
import { partsPair } from './text-builder';

const ROTATED: readonly string[] = Array.from({ length: 128 }, (_rotated, code) => {
  const letter = String.fromCharCode(code);
  return /[a-z]/i.test(letter)
    ? String.fromCharCode(code + (letter.toLowerCase() < 'n' ? 13 : -13))
    : letter;
});

/** Every letter a to z thirteen places on. */
export const rot13 = (text: string): string => {
  let rotated = '';
  for (let index = 0; index < text.length; index++)
    rotated += ROTATED[text.charCodeAt(index)] ?? text.charAt(index);
  return rotated;
};

/** Written backwards, by code points. */
export const backwards = (text: string): string => {
  let turned = '';
  for (let index = text.length - 1; index >= 0; index--) {
    if (partsPair(text, index)) index--;
    const code = text.codePointAt(index) as number;
    turned += code > 0xffff ? String.fromCodePoint(code) : text.charAt(index);
  }
  return turned;
};

// Frequent words that are words again when read backwards: they tell nothing.
const BOTH_WAYS = new Set(
  'saw ton tub won era emit sel sed sol sal led red run nee ella redo nie rep tem tim nov med ned nav tad sod sus net eid tse non nac una teg noc loot ylno'.split(
    ' ',
  ),
);

const telling = (words: Iterable<string>, turn: (word: string) => string): ReadonlySet<string> =>
  new Set([...words].map(turn).filter((word) => !BOTH_WAYS.has(word) && !STOP_WORDS.has(word)));

/** Frequent words as they look when turned. */
export const BACKWARDS_WORDS = telling(STOP_WORDS, backwards);
export const ROTATED_WORDS = telling(ENGLISH_STOP_WORDS, rot13);
