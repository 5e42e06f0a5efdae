import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafetyCategory } from '@touchstone/contracts';
import { FEATURES } from './features';

/** In this folder; written by `npm run train -- safety`. */
export const MODEL_FILE = 'coefficients.json';

export type Sensitivity = 'low' | 'medium' | 'high';

/** Logistic regression on the features of a passage for one category. */
export interface CategoryModel {
  intercept: number;
  /** Log-odds from which a passage is flagged. */
  thresholds: Record<Sensitivity, number>;
  weights: Record<string, number>;
}

export type SafetyModel = Record<SafetyCategory, CategoryModel>;

/** A category model with its weights in the order of the features. */
export interface Weights {
  intercept: number;
  thresholds: Record<Sensitivity, number>;
  weights: Float32Array;
}

/** Orders the weights; a feature that the model does not know has none. */
export const weightsOf = ({ intercept, thresholds, weights }: CategoryModel): Weights => ({
  intercept,
  thresholds,
  weights: Float32Array.from(FEATURES, (name) => weights[name] ?? 0),
});

let loaded: ReadonlyMap<SafetyCategory, Weights> | undefined;

/** Returns the model of this version, read on first use. */
export const shippedModel = (): ReadonlyMap<SafetyCategory, Weights> => {
  if (loaded) return loaded;
  const model = JSON.parse(readFileSync(join(__dirname, MODEL_FILE), 'utf8')) as SafetyModel;
  loaded = new Map(
    Object.entries(model).map(([category, one]) => [category as SafetyCategory, weightsOf(one)]),
  );
  return loaded;
};

/** Log-odds that a passage violates a category. */
export const logOdds = (
  { intercept, weights }: Pick<Weights, 'intercept' | 'weights'>,
  values: Float32Array,
): number => {
  let sum = intercept;
  for (let at = 0; at < values.length; at++)
    sum += (weights[at] as number) * (values[at] as number);
  return sum;
};

/** Score of 0 to 1 that is 0.5 at the threshold. */
export const scoreAt = (odds: number, threshold: number): number =>
  1 / (1 + Math.exp(threshold - odds));
