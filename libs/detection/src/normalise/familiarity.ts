import { LETTER_PAIRS } from './data/letter-pairs';

const LETTERS = 26;
const EVEN = 4;
const PAIRS = Int8Array.from(LETTER_PAIRS.join(''), (value) => Number(value) - EVEN);

/** How much likelier it is that a word of letters a to z is one of a language than that it is noise, in powers of two. Any language in Latin letters will do. */
export const familiarity = (word: string): number => {
  let sum = 0;
  for (let index = 1; index < word.length; index++)
    sum += PAIRS[letterAt(word, index - 1) * LETTERS + letterAt(word, index)] ?? 0;
  return sum;
};

/** The same of the words of a text, for two letters on average; 0 where it has none. */
export const familiarityIn = (text: string): number => {
  let [sum, pairs] = [0, 0];
  for (const word of text.match(/[a-z]{2,}/gi) ?? []) {
    sum += familiarity(word);
    pairs += word.length - 1;
  }
  return pairs === 0 ? 0 : sum / pairs;
};

const letterAt = (word: string, index: number): number => (word.charCodeAt(index) | 32) - 97;
