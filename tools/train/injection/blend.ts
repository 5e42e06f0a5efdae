import type { Channel } from '@touchstone/detectors/security/prompt-injection';
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

const weightsOf = (scored: readonly ScoredExample[]): number[] => {
  const sizes = new Map<string, number>();
  const key = ({ example: { unit, attack } }: ScoredExample) => `${unit} ${String(attack)}`;
  for (const each of scored) sizes.set(key(each), (sizes.get(key(each)) ?? 0) + 1);
  const raw = scored.map((each) => 1 / Math.max(sizes.get(key(each)) as number, FULL_SIZE));
  const total = (attack: boolean) =>
    raw.reduce(
      (sum, weight, at) =>
        sum + ((scored[at] as ScoredExample).example.attack === attack ? weight : 0),
      0,
    );
  const [attacks, others] = [total(true), total(false)];
  return raw.map(
    (weight, at) => weight / 2 / ((scored[at] as ScoredExample).example.attack ? attacks : others),
  );
};

/** Solves three equations by elimination; `matrix` is symmetric and positive. */
const solve = (matrix: number[][], right: number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] as number]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const own = rows[pivot] as number[];
    rows.forEach((row, at) => {
      if (at === pivot) return;
      const factor = (row[pivot] as number) / (own[pivot] as number);
      for (let column = pivot; column < row.length; column++)
        row[column] = (row[column] as number) - factor * (own[column] as number);
    });
  }
  return rows.map((row, at) => (row[3] as number) / (row[at] as number));
};

/**
 * Fits the blend by Newton's method on texts that the model was not trained on. Origins and our own
 * kinds have equal weight, and so have attacks and harmless texts.
 */
export const fitBlend = (scored: readonly ScoredExample[]): Blend => {
  let blend = PRIOR;
  const weights = weightsOf(scored);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = [
      (blend.bias - PRIOR.bias) * RIDGE,
      (blend.rules - PRIOR.rules) * RIDGE,
      (blend.model - PRIOR.model) * RIDGE,
    ];
    const curve = [
      [RIDGE, 0, 0],
      [0, RIDGE, 0],
      [0, 0, RIDGE],
    ];
    scored.forEach((each, at) => {
      const given = [1, each.evidence, each.logOdds];
      const chance = probability(blend, each);
      const [error, spread] = [
        (chance - (each.example.attack ? 1 : 0)) * (weights[at] as number),
        Math.max(chance * (1 - chance), 1e-3) * (weights[at] as number),
      ];
      given.forEach((value, row) => {
        slope[row] = (slope[row] as number) + error * value;
        given.forEach(
          (other, column) =>
            ((curve[row] as number[])[column] =
              (curve[row]?.[column] as number) + spread * value * other),
        );
      });
    });
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
