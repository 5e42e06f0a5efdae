import { type Fitted, logisticRegression, type Row } from '../lib/logistic-regression';

/** Features of the pairs of a text and its topics. */
export interface Sample {
  features: readonly (readonly number[])[];
  on: boolean;
  weight: number;
}

/** Strength of the penalty on standardised weights, relative to the total weight of the examples. */
const PENALTY = 1e-3;

/** Single pairs: an off-topic text is off every topic; of an on-topic list, the right one is not known. */
const rowsOf = (samples: readonly Sample[]): Row[] => {
  const rows = samples
    .filter(({ features, on }) => !on || features.length === 1)
    .flatMap(({ features, on, weight }) =>
      features.map((values) => ({ values, target: on ? 1 : 0, weight: weight / features.length })),
    );
  const totals = [0, 1].map((target) =>
    rows.reduce((sum, row) => sum + (row.target === target ? row.weight : 0), 0),
  );
  return rows.map((row) => ({
    ...row,
    weight: (row.weight * rows.length) / 2 / (totals[row.target] ?? 1),
  }));
};

/** Fits a penalised logistic regression; both labels weigh the same. Deterministic. */
export const fit = (samples: readonly Sample[]): Fitted => {
  const rows = rowsOf(samples);
  return logisticRegression(rows, () => PENALTY * rows.length);
};

/** Log-odds of the best topic. */
export const scoreOf = (
  { features }: Pick<Sample, 'features'>,
  { intercept, weights }: Fitted,
): number =>
  Math.max(
    ...features.map((values) =>
      values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), intercept),
    ),
  );
