import {
  likelihoodOf,
  scoresOf,
  SLOTS,
  TAG,
  type TagModel,
  TAGS,
} from '@touchstone/detectors/security/names';
import { seeded, shuffle } from '../lib/random';
import type { Example } from './examples';

export const SEED = 7;
const EPOCHS = 5;
const RATE = 0.12;
/** Decay of the weights at each step that uses them. */
const DECAY = 2e-5;

interface Learner {
  model: TagModel & { weights: Float64Array };
  squares: Float64Array;
  stepSquares: Float64Array;
}

const newLearner = (): Learner => ({
  model: { weights: new Float64Array(2 * SLOTS), unit: 1, steps: new Float64Array(TAGS * TAGS) },
  squares: new Float64Array(2 * SLOTS).fill(0.1),
  stepSquares: new Float64Array(TAGS * TAGS).fill(0.1),
});

/** Takes one step of AdaGrad. */
const move = (weights: Float64Array, squares: Float64Array, at: number, slope: number): void => {
  const weight = weights[at] ?? 0;
  const wanted = slope - DECAY * weight;
  const square = (squares[at] ?? 0) + wanted * wanted;
  squares[at] = square;
  weights[at] = weight + (RATE * wanted) / Math.sqrt(square);
};

/** Raises the likelihood of the right tags of one chain (a conditional random field). */
const learn = ({ model, squares, stepSquares }: Learner, { features, tags }: Example): void => {
  const scores = scoresOf(model, features);
  const { tags: likely, left, right, total } = likelihoodOf(scores, model.steps);
  const moved = new Float64Array(TAGS * TAGS);
  for (let at = 0; at < tags.length; at++) {
    for (let from = 0; from < TAGS; from++) {
      for (let to = 0; to < TAGS; to++) {
        if ((from === TAG.outside && to === TAG.inside) || (at === 0 && from !== TAG.outside))
          continue;
        const before = at === 0 ? 0 : (left[(at - 1) * TAGS + from] ?? 0);
        const expected = Math.exp(
          before +
            (model.steps[from * TAGS + to] ?? 0) +
            (scores[at * TAGS + to] ?? 0) +
            (right[at * TAGS + to] ?? 0) -
            total,
        );
        const seen = (at === 0 ? TAG.outside : tags[at - 1]) === from && tags[at] === to ? 1 : 0;
        moved[from * TAGS + to] = (moved[from * TAGS + to] ?? 0) + seen - expected;
      }
    }
  }
  features.forEach((slots, at) => {
    for (const tag of [TAG.begins, TAG.inside]) {
      const slope = (tags[at] === tag ? 1 : 0) - (likely[at * TAGS + tag] ?? 0);
      if (Math.abs(slope) < 1e-4) continue;
      for (const slot of slots) move(model.weights, squares, 2 * slot + tag - 1, slope);
    }
  });
  moved.forEach((slope, at) => move(model.steps, stepSquares, at, slope));
};

/**
 * Fits the tagger; the same examples give the same model. The mean of the last epochs' weights is
 * taken.
 */
export const fit = (examples: readonly Example[]): TagModel => {
  const learner = newLearner();
  const random = seeded(SEED);
  const order = examples.slice();
  const mean = new Float64Array(2 * SLOTS);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of shuffle(order, random)) learn(learner, example);
    if (epoch < EPOCHS - 2) continue;
    learner.model.weights.forEach((weight, at) => void (mean[at] = (mean[at] ?? 0) + weight / 2));
  }
  return { weights: mean, unit: 1, steps: learner.model.steps };
};

const LARGEST = 127;

/** Rounds the model to signed bytes, as it is shipped and measured. */
export const inBytes = ({ weights, steps }: TagModel): TagModel => {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const unit = Number((Math.min(most, 4) / LARGEST).toPrecision(6));
  return {
    weights: Int8Array.from(weights, (weight) =>
      Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / unit))),
    ),
    unit,
    steps: steps.map((step) => Number(step.toPrecision(6))),
  };
};
