import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningOf, nearestInEach, type WordMeaning } from '@touchstone/text/vectors';
import { SEEDS, SOFT_CONCEPTS } from './concepts';

/** In this folder; written by `npm run train -- safety`. */
export const WORD_CONCEPTS_FILE = 'word-concepts.bin';

/** Concepts stored for each word, the strongest ones. */
const CONCEPTS_EACH = 3;
/** A concept and its strength for each. */
const BYTES_EACH = 2 * CONCEPTS_EACH;
const LARGEST = 255;
/** Similarity with the nearest seed from which a word expresses a concept, and most strongly. */
const EXPRESSES_FROM = 0.45;
const EXPRESSES_MOST = 0.85;
/** Strength of a word that is no seed, at most; a seed has 1. */
const LIKE_A_SEED = 0.8;

/** The seeds of each concept that are single words. */
const seedWords = (): WordMeaning[][] =>
  SOFT_CONCEPTS.map((concept) =>
    SEEDS[concept]
      .split(',')
      .map((seed) => seed.trim())
      .filter((seed) => !seed.includes(' '))
      .flatMap((seed) => meaningOf(seed).words),
  );

const strengthOf = (similarity: number): number =>
  LIKE_A_SEED *
  Math.min(1, Math.max(0, (similarity - EXPRESSES_FROM) / (EXPRESSES_MOST - EXPRESSES_FROM)));

/**
 * Computes how strongly words express each concept: by the similarity with the concept's nearest
 * seed. Slow, so the table is built once.
 */
export const wordConceptBytes = (words: readonly WordMeaning[]): Uint8Array => {
  const similarities = nearestInEach(words, seedWords());
  const bytes = new Uint8Array(words.length * BYTES_EACH);
  for (let word = 0; word < words.length; word++)
    similarities
      .map((of, concept) => ({ concept, strength: strengthOf(of[word] ?? 0) }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength)
      .slice(0, CONCEPTS_EACH)
      .forEach(({ concept, strength }, place) => {
        bytes[word * BYTES_EACH + 2 * place] = concept;
        bytes[word * BYTES_EACH + 2 * place + 1] = Math.round(LARGEST * strength);
      });
  return bytes;
};

let loaded: Uint8Array | undefined;
const table = (): Uint8Array => (loaded ??= readFileSync(join(__dirname, WORD_CONCEPTS_FILE)));

/** Calls back with each concept that a word expresses, by its place in `CONCEPTS`. */
export const forEachConcept = (
  { row }: WordMeaning,
  visit: (concept: number, strength: number) => void,
): void => {
  const bytes = table();
  for (let at = row * BYTES_EACH; at < (row + 1) * BYTES_EACH; at += 2) {
    const strength = bytes[at + 1] ?? 0;
    if (strength === 0) return;
    visit(bytes[at] ?? 0, strength / LARGEST);
  }
};
