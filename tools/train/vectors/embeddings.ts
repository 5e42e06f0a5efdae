import { readFileSync } from 'node:fs';
import { DIMENSIONS } from '@touchstone/text/vectors';

export interface Embedding {
  word: string;
  vector: Float64Array;
}

interface Published {
  /** Most frequent first. */
  words: string[];
  /** Components, then the norm and the number of the word. */
  vectors: Record<string, number[]>;
}

/** Others are punctuation, numbers, or never looked up as one word. */
const WORD = /^[a-z]{2,}$/;

/** Returns the most frequent words of the published file, most frequent first. */
export const readEmbeddings = (file: string, count: number): Embedding[] => {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as Published;
  return words
    .filter((word) => WORD.test(word) && Object.hasOwn(vectors, word))
    .slice(0, count)
    .map((word) => ({
      word,
      vector: Float64Array.from(vectors[word]?.slice(0, DIMENSIONS) ?? []),
    }));
};
