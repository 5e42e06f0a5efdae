/** An example: values of the features, 0 or 1 as target, and how much it counts. */
export interface Row {
  values: readonly number[];
  target: number;
  weight: number;
}

export interface Fitted {
  intercept: number;
  weights: number[];
}

const MOST_ROUNDS = 12;
/** Change of every coefficient below which the fit is final. */
const SETTLED = 1e-7;

const momentsOf = (rows: readonly Row[], index: number): { mean: number; deviation: number } => {
  const mean = rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0) / rows.length;
  const variance =
    rows.reduce((sum, { values }) => sum + ((values[index] ?? 0) - mean) ** 2, 0) / rows.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
};

/** Solves a symmetric positive definite system by elimination. */
const solve = (matrix: readonly Float64Array[], right: Float64Array): number[] => {
  const size = right.length;
  const rows = matrix.map((row, index) => Float64Array.of(...row, right[index] as number));
  for (const [pivot, own] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === pivot) continue;
      const factor = (row[pivot] as number) / (own[pivot] as number);
      for (let at = pivot; at <= size; at++)
        row[at] = (row[at] as number) - factor * (own[at] as number);
    }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number));
};

/** Returns the change of one step of Newton's method; the first coefficient is the intercept. */
const step = (
  inputs: readonly Float64Array[],
  rows: readonly Row[],
  beta: readonly number[],
  penalties: readonly number[],
): number[] => {
  const size = beta.length;
  const hessian = beta.map((_, at) => {
    const line = new Float64Array(size);
    line[at] = penalties[at] ?? 0;
    return line;
  });
  const gradient = Float64Array.from(beta, (value, at) => -(penalties[at] ?? 0) * value);
  for (const [at, { target, weight }] of rows.entries()) {
    const input = inputs[at] as Float64Array;
    let odds = 0;
    for (let one = 0; one < size; one++) odds += (input[one] as number) * (beta[one] as number);
    const likely = 1 / (1 + Math.exp(-odds));
    const slope = weight * (target - likely);
    const curvature = weight * likely * (1 - likely);
    for (let one = 0; one < size; one++) {
      const value = input[one] as number;
      if (value === 0) continue;
      gradient[one] = (gradient[one] as number) + slope * value;
      const line = hessian[one] as Float64Array;
      for (let other = 0; other <= one; other++)
        line[other] = (line[other] as number) + curvature * value * (input[other] as number);
    }
  }
  for (let one = 0; one < size; one++)
    for (let other = one + 1; other < size; other++)
      (hessian[one] as Float64Array)[other] = hessian[other]?.[one] as number;
  return solve(hessian, gradient);
};

const DIGITS = 6;
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/**
 * Fits a logistic regression. Deterministic.
 * @param penaltyOf strength of the penalty on the square of a standardised weight
 */
export const logisticRegression = (
  rows: readonly Row[],
  penaltyOf: (feature: number) => number,
): Fitted => {
  const moments = (rows[0]?.values ?? []).map((_, index) => momentsOf(rows, index));
  const inputs = rows.map(({ values }) =>
    Float64Array.of(
      1,
      ...moments.map(({ mean, deviation }, index) => ((values[index] ?? 0) - mean) / deviation),
    ),
  );
  const penalties = [0, ...moments.map((_, index) => penaltyOf(index))];
  let beta = new Array<number>(moments.length + 1).fill(0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const change = step(inputs, rows, beta, penalties);
    beta = beta.map((value, index) => value + (change[index] ?? 0));
    if (change.every((each) => Math.abs(each) < SETTLED)) break;
  }
  const [base = 0, ...scaled] = beta;
  const weights = scaled.map((value, index) => value / (moments[index]?.deviation ?? 1));
  const shift = weights.reduce((sum, value, index) => sum + value * (moments[index]?.mean ?? 0), 0);
  return { intercept: rounded(base - shift), weights: weights.map(rounded) };
};
