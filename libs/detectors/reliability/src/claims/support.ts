import type { Evidence } from './compare';
import { featuresOf } from './features';
import { contextKindOf, logOdds } from './model';

/** Doubt of a claim with a value that plainly contradicts its evidence, whatever the model says. */
const PLAINLY_WRONG = 0.8;
/** Share of the claim in the evidence from which another value contradicts it. */
const SAME_SUBJECT = 0.7;

const contradictsPlainly = ({ conflicts, best }: Evidence): boolean =>
  best >= SAME_SUBJECT && conflicts.some(({ kind }) => kind === 'number' || kind === 'unit');

/** Returns the probability, 0 to 1, that the context does not support the claim. */
export const doubt = (evidence: Evidence): number => {
  const odds = logOdds(featuresOf(evidence), contextKindOf(evidence.statements));
  const learned = 1 / (1 + Math.exp(-odds));
  return contradictsPlainly(evidence) ? Math.max(learned, PLAINLY_WRONG) : learned;
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
