import { SAFETY_CATEGORIES, type SafetyCategory } from '@touchstone/contracts';
import { FEATURES, logOdds } from '@touchstone/detectors/safety';
import { logisticRegression, type Row } from '../lib/logistic-regression';
import type { Sample } from './samples';

export interface FittedCategory {
  intercept: number;
  weights: Float32Array;
}
export type FittedModel = ReadonlyMap<SafetyCategory, FittedCategory>;

/** Strength of the penalty on the square of a weight. */
const PENALTY = 2;

/**
 * Rows of all passages of clean texts, and of the flagged texts with one passage: which passage of
 * the others violates a category is not known.
 */
const rowsOf = (samples: readonly Sample[], category: SafetyCategory): Row[] =>
  samples
    .filter(({ passages, categories }) => passages.length === 1 || categories.length === 0)
    .flatMap(({ passages, categories, weight }) =>
      passages.map((values) => ({
        values: [...values],
        target: categories.includes(category) ? 1 : 0,
        weight: weight / passages.length,
      })),
    );

const variancesOf = (rows: readonly Row[]): number[] =>
  FEATURES.map((_, index) => {
    const mean = rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0) / rows.length;
    return (
      rows.reduce((sum, { values }) => sum + ((values[index] ?? 0) - mean) ** 2, 0) / rows.length
    );
  });

/** Fits a category; the penalty applies to the weights before they are standardised. */
const fitCategory = (samples: readonly Sample[], category: SafetyCategory): FittedCategory => {
  const rows = rowsOf(samples, category);
  const variances = variancesOf(rows);
  const { intercept, weights } = logisticRegression(
    rows,
    (feature) => PENALTY / (variances[feature] || 1),
  );
  return { intercept, weights: Float32Array.from(weights) };
};

export const fit = (samples: readonly Sample[]): FittedModel =>
  new Map(SAFETY_CATEGORIES.map((category) => [category, fitCategory(samples, category)]));

/** Log-odds of the strongest passage of a sample; -Infinity for a sample without passages. */
export const oddsOf = (model: FittedModel, { passages }: Sample): Map<SafetyCategory, number> =>
  new Map(
    [...model].map(([category, fitted]) => [
      category,
      passages.reduce((most, values) => Math.max(most, logOdds(fitted, values)), -Infinity),
    ]),
  );
