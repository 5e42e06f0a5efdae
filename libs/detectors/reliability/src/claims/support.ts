import type { Evidence } from './compare';
import { featuresOf } from './features';
import { WEIGHTS } from './support.weights';

/** Returns the probability, 0 to 1, that the context does not support the claim. */
export const doubt = (evidence: Evidence): number => {
  const features = featuresOf(evidence);
  const sum = features.reduce(
    (total, value, index) => total + value * (WEIGHTS[index] ?? 0),
    WEIGHTS[features.length] ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
};

export interface Doubted {
  evidence: Evidence;
  doubt: number;
}

/** Returns the least supported claim, `undefined` without claims. */
export const worstOf = (evidence: readonly Evidence[]): Doubted | undefined =>
  evidence.reduce<Doubted | undefined>((worst, each) => {
    const doubted = { evidence: each, doubt: doubt(each) };
    return worst === undefined || doubted.doubt > worst.doubt ? doubted : worst;
  }, undefined);
