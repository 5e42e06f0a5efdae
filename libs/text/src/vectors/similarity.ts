import { addTo, type Meaning, type WordMeaning } from './meaning';
import { DIMENSIONS, vectorTable } from './table';

/** Cosine similarity of two texts, -1 to 1; 0 if one has no known word. */
export const similarity = ({ vector: one }: Meaning, { vector: other }: Meaning): number =>
  product(one, other);

const product = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index++)
    sum += (one[index] as number) * (other[index] as number);
  return sum;
};

/** Cosine similarity of two words, -1 to 1. */
export const wordSimilarity = ({ row: one }: WordMeaning, { row: other }: WordMeaning): number => {
  const { components, scale } = vectorTable();
  const [from, to, start] = [one * DIMENSIONS, (one + 1) * DIMENSIONS, other * DIMENSIONS];
  let sum = 0;
  for (let index = from; index < to; index++)
    sum += (components[index] as number) * (components[start + index - from] as number);
  return sum * scale * scale;
};

/**
 * Returns for each word the similarity of the nearest of the other words, -1 to 1; 0 without
 * others. Costs the product of both numbers of words.
 */
export const nearest = (
  words: readonly WordMeaning[],
  others: readonly WordMeaning[],
): Float32Array =>
  Float32Array.from(words, (word) => {
    let best = others.length === 0 ? 0 : -1;
    for (const other of others) best = Math.max(best, wordSimilarity(word, other));
    return best;
  });

/** A stretch of a text; offsets are UTF-16 units. */
export interface SimilarWindow {
  /** Cosine similarity with the phrase, -1 to 1. */
  similarity: number;
  start: number;
  end: number;
}

/**
 * Finds the stretch of as many words as the phrase that is most similar to it; `undefined` if one
 * of them has no known word. Linear in the text.
 */
export const bestWindow = (phrase: Meaning, text: Meaning): SimilarWindow | undefined => {
  const { words } = text;
  const length = Math.min(phrase.words.length, words.length);
  if (length === 0) return undefined;
  const sum = new Float32Array(DIMENSIONS);
  let best: SimilarWindow | undefined;
  for (const [last, word] of words.entries()) {
    addTo(sum, word, 1);
    const gone = words[last - length];
    if (gone) addTo(sum, gone, -1);
    const first = words[last - length + 1];
    if (!first) continue;
    const cosine = product(phrase.vector, sum) / (Math.sqrt(product(sum, sum)) || 1);
    if (!best || cosine > best.similarity)
      best = { similarity: cosine, start: first.start, end: word.end };
  }
  return best;
};
