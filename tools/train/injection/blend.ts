import type { Channel } from '@touchstone/detectors/security/prompt-injection';
import { balancedWeights } from './balance';
import type { ScoredExample } from './scoring';

/** Probability = logistic(bias + rules × evidence + model × log odds). */
export interface Blend {
  bias: number;
  rules: number;
  model: number;
}

export const probability = (
  { bias, rules, model }: Blend,
  { evidence, logOdds }: Pick<ScoredExample, 'evidence' | 'logOdds'>,
): number => 1 / (1 + Math.exp(-(bias + rules * evidence + model * logOdds)));

const ROUNDS = 25;
/**
 * The blend stays near this prior where texts carry little information, for example in a channel
 * with one source of attacks.
 */
const PRIOR: Blend = { bias: -1, rules: 3.5, model: 0.5 };
const RIDGE = 2e-3;
/** Number of texts beyond which an origin, or a kind of our own texts, gains no more weight. */
const FULL_SIZE = 50;

const weightsOf = (scored: readonly ScoredExample[]): number[] =>
  balancedWeights(scored, {
    groupOf: ({ example: { unit, attack } }) => `${unit} ${String(attack)}`,
    isAttack: ({ example }) => example.attack,
    fullSizeOf: () => FULL_SIZE,
    total: 1,
  });

/** Solves three equations by elimination; `matrix` is symmetric and positive. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [pivot, own] of rows.entries()) {
    for (const [at, row] of rows.entries()) {
      if (at === pivot) continue;
      const factor = (row[pivot] ?? 0) / (own[pivot] ?? 0);
      for (let column = pivot; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[3] ?? 0) / (row[at] ?? 0));
};

/** The slope of the loss at a blend, and its curvature. */
interface Derivatives {
  slope: number[];
  curve: number[][];
}

const derivativesAt = (
  blend: Blend,
  scored: readonly ScoredExample[],
  weights: readonly number[],
): Derivatives => {
  let slope = [
    (blend.bias - PRIOR.bias) * RIDGE,
    (blend.rules - PRIOR.rules) * RIDGE,
    (blend.model - PRIOR.model) * RIDGE,
  ];
  let curve = [
    [RIDGE, 0, 0],
    [0, RIDGE, 0],
    [0, 0, RIDGE],
  ];
  for (const [at, each] of scored.entries()) {
    const given = [1, each.evidence, each.logOdds];
    const chance = probability(blend, each);
    const weight = weights[at] ?? 0;
    const error = (chance - (each.example.attack ? 1 : 0)) * weight;
    const spread = Math.max(chance * (1 - chance), 1e-3) * weight;
    slope = slope.map((sum, row) => sum + error * (given[row] ?? 0));
    curve = curve.map((sums, row) =>
      sums.map((sum, column) => sum + spread * (given[row] ?? 0) * (given[column] ?? 0)),
    );
  }
  return { slope, curve };
};

/**
 * Fits the blend by Newton's method on texts that the model was not trained on. Origins and our own
 * kinds have equal weight, and so have attacks and harmless texts.
 */
export const fitBlend = (scored: readonly ScoredExample[]): Blend => {
  let blend = PRIOR;
  const weights = weightsOf(scored);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, curve } = derivativesAt(blend, scored, weights);
    const [bias = 0, rules = 0, model = 0] = solve(curve, slope);
    blend = {
      bias: blend.bias - bias,
      rules: Math.max(0, blend.rules - rules),
      model: Math.max(0, blend.model - model),
    };
  }
  return blend;
};

export type Blends = Record<Channel, Blend>;
