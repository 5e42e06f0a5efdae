import { unusable } from './classifier-endpoint';

/** One label of a text in an answer. */
export interface LabelScore {
  /** 0 to 1. */
  score: number;
  /** The endpoint's own decision, if its API has one. */
  flagged?: boolean;
}

export type LabelScores = ReadonlyMap<string, LabelScore>;

/** The wire format of a classifier's endpoint. */
export interface ClassifierApi {
  /** Appended to the configured address. */
  readonly path: string;
  /** True if a text has one label: the scores of several ones add up. */
  readonly isExclusive: boolean;
  body(texts: readonly string[]): object;
  /**
   * Reads the labels of each of `count` texts.
   * @throws AttemptFailed unless every one has its scores
   */
  read(answer: string, count: number): LabelScores[];
}

/** Sums and exponentials in single precision may exceed 1 a little. */
const LARGEST_PROBABILITY = 1.001;

/** @throws AttemptFailed unless the value is a number from 0 to 1 */
export const probability = (value: unknown): number => {
  if (typeof value !== 'number' || !(value >= 0 && value <= LARGEST_PROBABILITY))
    throw unusable('a score is not a number from 0 to 1');
  return Math.min(1, value);
};

/** @throws AttemptFailed unless the value is a list with one entry for each text */
export const oneForEach = (value: unknown, count: number): unknown[] => {
  if (!Array.isArray(value)) throw unusable('the answer does not have the expected form');
  if (value.length !== count) throw unusable('the answer does not have one result for each text');
  return value as unknown[];
};
