import type { LexiconEntry } from './lexicon/lexicon';
import type { Quantity } from './quantity';

/** A content word, a number or a name, as it is read apart from its sentence. */
export interface Reading {
  /** Look-up key: a stem, a phrase, `#value`, `month:6`. */
  key: string;
  /** Keys of the other values that a number may have. */
  alternates: readonly string[];
  /** Months and weekdays count as numbers: a different one is a different date. */
  kind: 'word' | 'number' | 'name';
  /** As written. */
  raw: string;
  /** Lower case without accents. */
  plain: string;
  /** Relations of a word to others; absent for values and unlisted words. */
  entry: LexiconEntry | undefined;
  /** Measure of a number, also of a month or weekday. */
  quantity: Quantity | undefined;
}

/** Readings at a token, and the number of tokens that they take. */
export interface Found {
  readings: readonly Reading[];
  used: number;
  /** Phrase of function words with one meaning, joined by `_`. */
  mark?: string;
}

const NO_KEYS: readonly string[] = [];

/** Reads a word or a name. */
export const wordReading = (
  raw: string,
  plain: string,
  key: string,
  kind: 'word' | 'name',
  entry: LexiconEntry | undefined,
): Reading => ({ key, alternates: NO_KEYS, kind, raw, plain, entry, quantity: undefined });

/** Reads a value. */
export const valueReading = (
  raw: string,
  plain: string,
  key: string,
  quantity: Quantity,
  alternates = NO_KEYS,
): Reading => ({ key, alternates, kind: 'number', raw, plain, entry: undefined, quantity });

export const found = (reading: Reading, used = 1): Found => ({ readings: [reading], used });

export const NOTHING: Found = { readings: [], used: 1 };
