import { DIMENSIONS, meaningOfWords, type WordMeaning } from '@touchstone/text/vectors';

export const dot = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index++)
    sum += (one[index] as number) * (other[index] as number);
  return sum;
};

/** Cosine similarity; 0 if a vector is zero. */
export const cosine = (one: Float32Array, other: Float32Array): number =>
  dot(one, other) / (Math.sqrt(dot(one, one) * dot(other, other)) || 1);

/** Vector of one word, of length 1. */
export const wordVector = (word: WordMeaning): Float32Array => meaningOfWords([word]).vector;

/** Sum of weighted vectors, scaled to length 1. */
export const blend = (parts: readonly { vector: Float32Array; weight: number }[]): Float32Array => {
  const sum = new Float32Array(DIMENSIONS);
  for (const { vector, weight } of parts)
    for (let index = 0; index < sum.length; index++)
      sum[index] = (sum[index] as number) + weight * (vector[index] as number);
  const norm = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / norm);
};
