import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from './features';

/** In this folder; written by `npm run train -- policy`. */
export const MODEL_FILE = 'coefficients.json';

/** Logistic regression on the features of a text and a verb phrase. */
export interface PropositionModel {
  intercept: number;
  weights: Record<string, number>;
  /** Log-odds from which a text does what the phrase says. */
  does: number;
  /** Log-odds below which it does not. */
  doesNot: number;
}

const vectors = new WeakMap<object, Float64Array>();

/** The weights in the order of the features. */
const vectorOf = ({ weights }: Pick<PropositionModel, 'weights'>): Float64Array => {
  const known = vectors.get(weights);
  if (known) return known;
  const vector = Float64Array.from(FEATURES, (name) => weights[name] ?? 0);
  vectors.set(weights, vector);
  return vector;
};

let loaded: PropositionModel | undefined;

/** Returns the model of this version, read on first use. */
export const shippedModel = (): PropositionModel =>
  (loaded ??= JSON.parse(readFileSync(join(__dirname, MODEL_FILE), 'utf8')) as PropositionModel);

/** Log-odds that a text does what a verb phrase says. */
export const logOdds = (
  model: Pick<PropositionModel, 'intercept' | 'weights'>,
  features: readonly number[],
): number =>
  vectorOf(model).reduce(
    (sum, weight, index) => sum + weight * (features[index] ?? 0),
    model.intercept,
  );
