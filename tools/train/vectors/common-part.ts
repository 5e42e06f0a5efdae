import type { Embedding } from './embeddings';

const ROUNDS = 100;

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

const unit = (vector: Float64Array): Float64Array => {
  const norm = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / norm);
};

const without = (vector: Float64Array, direction: Float64Array): Float64Array => {
  const share = dot(vector, direction);
  return vector.map((value, index) => value - share * (direction[index] ?? 0));
};

const meanOf = (vectors: readonly Float64Array[]): Float64Array => {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    vector.forEach((value, index) => (sum[index] = (sum[index] ?? 0) + value));
  return sum.map((value) => value / vectors.length);
};

/** Finds the direction of the greatest variance by power iteration. */
const mainDirection = (vectors: readonly Float64Array[]): Float64Array => {
  let direction = unit(new Float64Array(vectors[0]?.length ?? 0).fill(1));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(direction.length);
    for (const vector of vectors) {
      const share = dot(vector, direction);
      vector.forEach((value, index) => (next[index] = (next[index] ?? 0) + share * value));
    }
    direction = unit(next);
  }
  return direction;
};

/**
 * Subtracts the mean of all vectors and the directions of the greatest variance, then scales each
 * to length 1.
 * Source: Mu, Bhat and Viswanath, "All-but-the-Top", 2018.
 */
export const withoutCommonPart = (
  embeddings: readonly Embedding[],
  directions: number,
): Embedding[] => {
  const mean = meanOf(embeddings.map(({ vector }) => vector));
  let vectors: Float64Array[] = embeddings.map(({ vector }) =>
    vector.map((value, index) => value - (mean[index] ?? 0)),
  );
  for (let count = 0; count < directions; count++) {
    const direction = mainDirection(vectors);
    vectors = vectors.map((vector) => without(vector, direction));
  }
  return embeddings.map(({ word }, index) => ({
    word,
    vector: unit(vectors[index] ?? new Float64Array()),
  }));
};
