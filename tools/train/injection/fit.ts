import { type Channel, UNITS } from '@touchstone/detectors/security/prompt-injection';
import { seeded, shuffle } from '../lib/random';
import type { Example, Row, Vocabulary } from './examples';
import type { FitOptions } from './fit-options';
import { type Lesson, lessonsOf } from './lessons';
import { learnedInputs, type Learner, logOddsOf, newLearner, step } from './optimiser';

/**
 * A network of one hidden layer: log odds = bias + Σ outputs × max(0, offsets + Σ inputs /
 * √(features + damping)).
 */
export interface Model {
  /** `UNITS` for every feature; 0 for those that the model may not use. */
  inputs: Float32Array;
  offsets: Record<Channel, Float64Array>;
  outputs: Float64Array;
  bias: Record<Channel, number>;
}

/**
 * Epochs between searches for a text's most suspicious windows: scoring all of them takes longer
 * than learning from a few.
 */
const KEPT_FOR = 2;
/**
 * Windows of a benign text that a visit learns from: the most suspicious ones, which would raise
 * false alarms.
 */
const HARDEST = 2;
/** One in this many of an attack's windows is taken for the attack itself. */
const ATTACK_PART = 4;

/** Numbers the selected features without gaps; -1 for others. */
const numbersOf = (chosen: Uint8Array): Int32Array => {
  let count = 0;
  return Int32Array.from(chosen, (one) => (one === 1 ? count++ : -1));
};

/**
 * Fits the network by stochastic gradient descent (Adagrad); a text's label belongs to its most
 * suspicious windows. The same seed gives the same model.
 */
export const fit = (
  examples: readonly Example[],
  { ideas }: Vocabulary,
  chosen: Uint8Array,
  options: FitOptions,
): Model => {
  const random = seeded(options.seed);
  const numbers = numbersOf(chosen);
  const used = Array.from(numbers.keys()).filter((feature) => chosen[feature] === 1);
  const worth = Float32Array.from(used, (feature) => (ideas[feature] ? options.ideaWeight : 1));
  const learner = newLearner(worth, random);
  const order = lessonsOf(examples, numbers, options);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const lesson of shuffle(order, random)) {
      const rows = visited(lesson, learner, epoch);
      for (const row of rows)
        step(learner, row, lesson, lesson.importance / rows.length, options, random);
    }
  }
  return modelOf(learner, used, chosen.length);
};

/** @param used the features by the learner's numbers */
const modelOf = (learner: Learner, used: readonly number[], features: number): Model => {
  const { offsets, outputs, bias } = learner;
  const inputs = new Float32Array(features * UNITS);
  used.forEach((feature, number) => {
    inputs.set(learnedInputs(learner, number), feature * UNITS);
  });
  return {
    inputs,
    offsets: {
      user: Float64Array.from(offsets.user.values),
      document: Float64Array.from(offsets.document.values),
    },
    outputs: Float64Array.from(outputs.values),
    bias,
  };
};

/** Returns the windows of a text that an epoch learns from. */
const visited = (lesson: Lesson, learner: Learner, epoch: number): readonly Row[] => {
  const { rows, likeliest, attack, channel } = lesson;
  if (rows.length === 1) return rows;
  if (attack && epoch === 0) return likeliest;
  if (lesson.hardest && epoch % KEPT_FOR === 0) return lesson.hardest;
  const scored = rows
    .map((row) => ({ row, score: logOddsOf(learner, row, channel) }))
    .sort((one, other) => other.score - one.score);
  return (lesson.hardest = scored
    .slice(0, attack ? Math.ceil(rows.length / ATTACK_PART) : HARDEST)
    .map(({ row }) => row));
};
