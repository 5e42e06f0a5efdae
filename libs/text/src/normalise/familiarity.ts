import { LETTER_PAIRS } from './data/letter-pairs';

const LETTERS = 26;
const EVEN = 4;
const PAIRS = Int8Array.from(LETTER_PAIRS.join(''), (value) => Number(value) - EVEN);

/**
 * Returns the log2 likelihood ratio of a word of letters a to z being from any language in Latin
 * letters rather than noise.
 */
export const familiarity = (word: string): number => {
  let sum = 0;
  for (let index = 1; index < word.length; index++)
    sum += PAIRS[letterAt(word, index - 1) * LETTERS + letterAt(word, index)] ?? 0;
  return sum;
};

/** Returns the average familiarity per pair of letters in a text's words; 0 without words. */
export const familiarityIn = (text: string): number => {
  let [sum, pairs] = [0, 0];
  for (const word of text.match(/[a-z]{2,}/gi) ?? []) {
    sum += familiarity(word);
    pairs += word.length - 1;
  }
  return pairs === 0 ? 0 : sum / pairs;
};

const letterAt = (word: string, index: number): number => (word.charCodeAt(index) | 32) - 97;
