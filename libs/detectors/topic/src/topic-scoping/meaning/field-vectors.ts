import { meaningOf } from '@touchstone/text/vectors';
import { englishPhrases } from '../fields';
import { dot } from './vector';

/** Fields of the lexicon that fit any conversation; likeness to them is no evidence for a topic. */
const GENERIC = new Set([
  'assistant small talk',
  'assistant settings',
  'tipping',
  'sharing location',
]);

export interface FieldVector {
  field: string;
  generic: boolean;
  /** Mean of the field's English phrases. */
  vector: Float32Array;
  /** Vector of each phrase that has known words. */
  phrases: readonly Float32Array[];
}

let loaded: readonly FieldVector[] | undefined;

/** Returns the vectors of all fields in the order of the lexicon, computed on first use. */
export const fieldVectors = (): readonly FieldVector[] =>
  (loaded ??= [...englishPhrases()].map(([field, phrases]) => ({
    field,
    generic: GENERIC.has(field),
    vector: meaningOf(phrases.join(' ')).vector,
    phrases: phrases
      .map((phrase) => meaningOf(phrase).vector)
      .filter((vector) => dot(vector, vector) > 0),
  })));

/** Similarity of a vector with each field. */
export const fieldSimilarities = (vector: Float32Array): Float32Array =>
  Float32Array.from(fieldVectors(), (field) => dot(field.vector, vector));
