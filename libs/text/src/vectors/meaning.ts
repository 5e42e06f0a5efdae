import { tokenise } from '../fast/tokens';
import { rowsOf } from './lookup';
import { DIMENSIONS, vectorTable } from './table';

/** A word of a text that has a vector. Offsets are UTF-16 units of the text. */
export interface WordMeaning {
  /** Row of the table. */
  row: number;
  /** 0 to 1: low for frequent words, which tell little. */
  weight: number;
  start: number;
  end: number;
}

/** The words of a text, and their direction of meaning. */
export interface Meaning {
  /** In the order of the text; a compound has two entries. */
  words: readonly WordMeaning[];
  /** The weighted mean, scaled to length 1; all zeros if no word has a vector. */
  vector: Float32Array;
}

/**
 * Probability from which a word loses half of its weight.
 * Source: Arora, Liang and Ma, "A Simple but Tough-to-Beat Baseline for Sentence Embeddings", 2017.
 */
const HALF_WEIGHT = 1e-3;
/** Zipf's law with Mandelbrot's shift, for English text. */
const SHIFT = 2.7;
const NORM = 11;

const weightOf = (row: number): number => {
  const probability = 1 / (NORM * ((vectorTable().ranks[row] ?? 0) + SHIFT));
  return HALF_WEIGHT / (HALF_WEIGHT + probability);
};

/** Finds the meaning of an English text. Linear in the text. */
export const meaningOf = (text: string): Meaning => meaningOfWords(wordsOf(text));

const wordsOf = (text: string): WordMeaning[] =>
  tokenise(text).flatMap(({ word, hash, start, end }) => {
    const rows = word.length < 2 ? [] : rowsOf(word, hash);
    return rows.map((row) => ({ row, weight: weightOf(row) / rows.length, start, end }));
  });

export const meaningOfWords = (words: readonly WordMeaning[]): Meaning => {
  const sum = new Float32Array(DIMENSIONS);
  for (const word of words) addTo(sum, word, 1);
  return { words, vector: unit(sum) };
};

/** Adds the weighted vector of a word, or with `sign` -1 subtracts it. */
export const addTo = (sum: Float32Array, { row, weight }: WordMeaning, sign: 1 | -1): void => {
  const { components, scale } = vectorTable();
  const factor = sign * weight * scale;
  const from = row * DIMENSIONS;
  for (let index = 0; index < sum.length; index++)
    sum[index] = (sum[index] as number) + factor * (components[from + index] as number);
};

const unit = (vector: Float32Array): Float32Array => {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const norm = Math.sqrt(squares);
  return norm === 0 ? vector : vector.map((value) => value / norm);
};
