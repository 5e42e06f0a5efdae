import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordMeaning } from '@touchstone/text/vectors';
import { fieldVectors } from './field-vectors';
import { dot, wordVector } from './vector';

/** In this folder; written by `npm run train -- topic`. */
export const WORD_FIELDS_FILE = 'word-fields.bin';

/** Fields stored for each word, the strongest ones. */
export const FIELDS_EACH = 6;
/** Bytes of a word: its topicality, then a field and its share for each. */
const BYTES_EACH = 1 + 2 * FIELDS_EACH;
const LARGEST = 255;
/** Similarity with a field's nearest phrase from which a word tells of the field. */
const TELLING_FROM = 0.35;
/** Added to the sum of a word's fields, so that a word of weak relations has small shares. */
const DOUBT = 0.3;

/**
 * Computes what a word tells of each field: its similarity with the field's nearest phrase, as a
 * share of all fields. Slow, so the table is built once.
 */
export const wordFieldBytes = (word: WordMeaning): Uint8Array => {
  const vector = wordVector(word);
  const relations = fieldVectors().map(({ generic, phrases, vector: mean }, index) => {
    const nearest = phrases.reduce((best, phrase) => Math.max(best, dot(phrase, vector)), 0);
    return {
      index,
      generic,
      likeness: dot(mean, vector),
      told: Math.max(0, nearest - TELLING_FROM),
    };
  });
  const total = relations.reduce((sum, { told }) => sum + told, DOUBT);
  const best = relations.filter(({ generic }) => !generic).sort((a, b) => b.told - a.told);
  const likeness = (generic: boolean): number =>
    Math.max(0, ...relations.filter((one) => one.generic === generic).map((one) => one.likeness));
  const bytes = new Uint8Array(BYTES_EACH);
  bytes[0] = Math.round(LARGEST * Math.max(0, Math.min(1, likeness(false) - likeness(true))));
  best.slice(0, FIELDS_EACH).forEach(({ index, told }, place) => {
    bytes[1 + 2 * place] = index;
    bytes[2 + 2 * place] = Math.round((LARGEST * told) / total);
  });
  return bytes;
};

let loaded: Uint8Array | undefined;
const table = (): Uint8Array => (loaded ??= readFileSync(join(__dirname, WORD_FIELDS_FILE)));

/**
 * How much a word tells of a topic, 0 to 1: its similarity with the nearest field above that with
 * the fields that fit any conversation.
 */
export const topicality = ({ row }: WordMeaning): number =>
  (table()[row * BYTES_EACH] ?? 0) / LARGEST;

/** Adds what a word tells of each field, weighted. */
export const addFields = (sums: Float32Array, { row, weight }: WordMeaning): void => {
  const bytes = table();
  const from = row * BYTES_EACH + 1;
  for (let at = from; at < from + 2 * FIELDS_EACH; at += 2) {
    const field = bytes[at] ?? 0;
    sums[field] = (sums[field] ?? 0) + (weight * (bytes[at + 1] ?? 0)) / LARGEST;
  }
};

/** Sums what words tell of each field, in the order of `fieldVectors`. */
export const toldFields = (words: readonly WordMeaning[]): Float32Array => {
  const sums = new Float32Array(fieldVectors().length);
  for (const word of words) addFields(sums, word);
  return sums;
};
