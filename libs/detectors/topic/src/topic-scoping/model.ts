import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type TextAmount } from './features';

/** In this folder; written by `npm run train -- topic`. */
export const MODEL_FILE = 'coefficients.json';

/** Logistic regression on the features of a text and one topic. */
export interface TopicModel {
  intercept: number;
  weights: Record<(typeof FEATURES)[number], number>;
  /** Log-odds of the best topic from which a text is on topic. */
  threshold: number;
  /** Added to the threshold for each doubling of the number of topics. */
  perDoubling: number;
}

let loaded: TopicModel | undefined;

/** Returns the model of this version, read on first use. */
export const shippedModel = (): TopicModel =>
  (loaded ??= JSON.parse(readFileSync(join(__dirname, MODEL_FILE), 'utf8')) as TopicModel);

/** Log-odds that a text belongs to a topic. */
export const logOdds = ({ intercept, weights }: TopicModel, features: readonly number[]): number =>
  FEATURES.reduce((sum, name, index) => sum + weights[name] * (features[index] ?? 0), intercept);

/** A message with fewer words of its own, which tell little of any topic, is thin. */
const FEWEST_SPECIFIC_WORDS = 2;
const LEAST_MASS = 0.35;
/** How much clearer the drift of a thin message must be: it often refers to what was said before. */
const THIN_MARGIN = 1.5;

/**
 * Log-odds from which the best of some topics accepts a text: more topics match more by chance.
 */
export const thresholdFor = (
  { threshold, perDoubling }: Pick<TopicModel, 'threshold' | 'perDoubling'>,
  topics: number,
  { specific, mass }: TextAmount,
): number =>
  threshold +
  perDoubling * Math.log2(Math.max(1, topics)) -
  (specific < FEWEST_SPECIFIC_WORDS && mass < LEAST_MASS ? THIN_MARGIN : 0);
