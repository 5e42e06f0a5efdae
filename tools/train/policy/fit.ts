import {
  PROPOSITION_FEATURES,
  propositionLogOdds,
  type PropositionModel,
} from '@touchstone/detectors/policy';
import { logisticRegression } from '../lib/logistic-regression';
import type { Example } from './examples';

/** Weight of a reply to another rule: they are many, and a few do what the phrase says. */
const OTHER_WEIGHT = 0.2;
const PENALTY = 100;
/** Single words are many, and each tells little. */
const WORD_PENALTY = 600;

export type Line = Pick<PropositionModel, 'intercept' | 'weights'>;
export type Thresholds = Pick<PropositionModel, 'does' | 'doesNot'>;

export const fit = (examples: readonly Example[]): Line => {
  const { intercept, weights } = logisticRegression(
    examples.map(({ features, does, own }) => ({
      values: features,
      target: does ? 1 : 0,
      weight: own ? 1 : OTHER_WEIGHT,
    })),
    (index) => (PROPOSITION_FEATURES[index]?.startsWith('word: ') ? WORD_PENALTY : PENALTY),
  );
  return {
    intercept,
    weights: Object.fromEntries(
      PROPOSITION_FEATURES.map((name, index) => [name, weights[index] ?? 0]),
    ),
  };
};

/** An example scored by a model that did not learn from its team or file. */
export interface Scored {
  example: Example;
  odds: number;
}

export const scoredBy = (line: Line, examples: readonly Example[]): Scored[] =>
  examples.map((example) => ({ example, odds: propositionLogOdds(line, example.features) }));
