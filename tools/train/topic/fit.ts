/** Features of the pairs of a text and its topics. */
export interface Sample {
  features: readonly (readonly number[])[];
  on: boolean;
  weight: number;
}

export interface Fitted {
  intercept: number;
  weights: number[];
}

const ROUNDS = 12;
/** Strength of the penalty on standardised weights, relative to the total weight of the examples. */
const PENALTY = 1e-3;

interface Row {
  values: readonly number[];
  target: number;
  weight: number;
}

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

const momentsOf = (rows: readonly Row[], index: number): { mean: number; deviation: number } => {
  const mean = rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0) / rows.length;
  const variance =
    rows.reduce((sum, { values }) => sum + ((values[index] ?? 0) - mean) ** 2, 0) / rows.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
};

/** Solves a symmetric positive definite system by elimination. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let pivot = 0; pivot < size; pivot++) {
    const own = rows[pivot] ?? [];
    for (let other = 0; other < size; other++) {
      const row = rows[other] ?? [];
      if (other === pivot) continue;
      const factor = (row[pivot] ?? 0) / (own[pivot] ?? 1);
      for (let at = pivot; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (own[at] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};

/** Takes one step of Newton's method; the first coefficient is the intercept. */
const step = (
  inputs: readonly number[][],
  rows: readonly Row[],
  beta: readonly number[],
): number[] => {
  const size = beta.length;
  const penalty = PENALTY * rows.length;
  const hessian = Array.from({ length: size }, (_, one) =>
    Array.from({ length: size }, (__, other) => (one === other && one > 0 ? penalty : 0)),
  );
  const gradient = beta.map((value, index) => (index > 0 ? -penalty * value : 0));
  rows.forEach(({ target, weight }, at) => {
    const input = inputs[at] ?? [];
    const likely =
      1 / (1 + Math.exp(-input.reduce((sum, value, index) => sum + value * (beta[index] ?? 0), 0)));
    const curvature = weight * likely * (1 - likely);
    for (let one = 0; one < size; one++) {
      gradient[one] = (gradient[one] ?? 0) + weight * (target - likely) * (input[one] ?? 0);
      const line = hessian[one] ?? [];
      for (let other = 0; other < size; other++)
        line[other] = (line[other] ?? 0) + curvature * (input[one] ?? 0) * (input[other] ?? 0);
    }
  });
  return solve(hessian, gradient).map((move, index) => (beta[index] ?? 0) + move);
};

const DIGITS = 6;
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** Fits a penalised logistic regression; both labels weigh the same. Deterministic. */
export const fit = (samples: readonly Sample[]): Fitted => {
  const rows = rowsOf(samples);
  const moments = (rows[0]?.values ?? []).map((_, index) => momentsOf(rows, index));
  const inputs = rows.map(({ values }) => [
    1,
    ...values.map(
      (value, index) => (value - (moments[index]?.mean ?? 0)) / (moments[index]?.deviation ?? 1),
    ),
  ]);
  let beta = new Array<number>(moments.length + 1).fill(0);
  for (let round = 0; round < ROUNDS; round++) beta = step(inputs, rows, beta);
  const [base = 0, ...scaled] = beta;
  const weights = scaled.map((value, index) => value / (moments[index]?.deviation ?? 1));
  const shift = weights.reduce((sum, value, index) => sum + value * (moments[index]?.mean ?? 0), 0);
  return { intercept: rounded(base - shift), weights: weights.map(rounded) };
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
