import {
  type Channel,
  DAMPING,
  UNITS as HIDDEN_UNITS,
} from '@touchstone/detectors/security/prompt-injection';
import type { Random } from '../lib/random';
import type { Row } from './examples';
import type { FitOptions } from './fit-options';
import type { Lesson } from './lessons';

/**
 * A local constant: an imported one is looked up on each access, a hundred thousand million times
 * in a training.
 */
const UNITS = HIDDEN_UNITS;
/** Distance from the inputs of one feature to those of the next. */
const STRIDE = 2 * UNITS;

const BIAS_RATE = 0.02;
/** Learning rate of the hidden layer's parameters: a few hundred, all changed by every visit. */
const LAYER_RATE = 0.01;
const FIRST_SQUARE = 1e-2;
/** Bound of the initial inputs; outputs start at one half, with alternating signs. */
const FIRST_INPUT = 0.1;
const FIRST_OUTPUT = 0.5;

/** Learned parameters, and the sums of their squared gradients. */
interface Learned {
  values: Float32Array;
  squares: Float32Array;
}

/** The state of a training. Loops over it are indexed: iterators would make a training longer. */
export interface Learner {
  /** The value of a feature where it is present. */
  worth: Float32Array;
  /**
   * For every feature its inputs, then the sums of their squared gradients, adjacent for memory
   * locality.
   */
  inputs: Float32Array;
  offsets: Record<Channel, Learned>;
  outputs: Learned;
  bias: Record<Channel, number>;
  /** The hidden layer of the last text, and the gradient of the error there. */
  units: Float32Array;
  slopes: Float32Array;
}

const layer = (first: (unit: number) => number): Learned => ({
  values: Float32Array.from({ length: UNITS }, (_, unit) => first(unit)),
  squares: new Float32Array(UNITS).fill(FIRST_SQUARE),
});

const firstInputs = (features: number, random: Random): Float32Array => {
  const inputs = new Float32Array(features * STRIDE).fill(FIRST_SQUARE);
  for (let feature = 0; feature < features; feature++)
    for (let unit = 0; unit < UNITS; unit++)
      inputs[feature * STRIDE + unit] = (2 * random() - 1) * FIRST_INPUT;
  return inputs;
};

/** @param worth by feature, its value where it is present */
export const newLearner = (worth: Float32Array, random: Random): Learner => ({
  worth,
  inputs: firstInputs(worth.length, random),
  offsets: { user: layer(() => 0), document: layer(() => 0) },
  outputs: layer((unit) => (unit % 2 === 0 ? -FIRST_OUTPUT : FIRST_OUTPUT)),
  bias: { user: 0, document: 0 },
  units: new Float32Array(UNITS),
  slopes: new Float32Array(UNITS),
});

/** Returns the learned inputs of a feature for the value 1. */
export const learnedInputs = ({ inputs, worth }: Learner, feature: number): Float32Array =>
  inputs
    .subarray(feature * STRIDE, feature * STRIDE + UNITS)
    .map((input) => input * (worth[feature] ?? 0));

/** Returns the log odds of a row; updates the hidden layer for it. */
export const logOddsOf = (
  { worth, inputs, offsets, outputs, bias, units }: Learner,
  row: Row,
  channel: Channel,
): number => {
  units.fill(0);
  for (let at = 0; at < row.length; at++) {
    const feature = row[at] ?? 0;
    const times = worth[feature] ?? 0;
    const first = feature * STRIDE;
    for (let unit = 0; unit < UNITS; unit++)
      units[unit] = (units[unit] ?? 0) + times * (inputs[first + unit] ?? 0);
  }
  const scale = 1 / Math.sqrt(row.length + DAMPING);
  const own = offsets[channel].values;
  let odds = bias[channel];
  for (let unit = 0; unit < UNITS; unit++) {
    const value = Math.max(0, (own[unit] ?? 0) + (units[unit] ?? 0) * scale);
    units[unit] = value;
    odds += value * (outputs.values[unit] ?? 0);
  }
  return odds;
};

/** Takes one step of gradient descent (Adagrad) on a row of a text. */
export const step = (
  learner: Learner,
  row: Row,
  { attack, channel }: Lesson,
  weight: number,
  options: FitOptions,
  random: Random,
): void => {
  const { units, slopes, outputs, offsets, bias } = learner;
  const present = withoutSome(row, options.dropout, random);
  const error =
    (1 / (1 + Math.exp(-logOddsOf(learner, present, channel))) - (attack ? 1 : 0)) * weight;
  bias[channel] -= BIAS_RATE * error;
  for (let unit = 0; unit < UNITS; unit++) {
    const value = units[unit] ?? 0;
    slopes[unit] = value > 0 ? error * (outputs.values[unit] ?? 0) : 0;
    descend(outputs, unit, error * value, LAYER_RATE);
    descend(offsets[channel], unit, slopes[unit] ?? 0, LAYER_RATE);
  }
  descendInputs(learner, present, options);
};

const descend = (
  { values, squares }: Learned,
  index: number,
  slope: number,
  rate: number,
): void => {
  const square = (squares[index] ?? 0) + slope * slope;
  squares[index] = square;
  values[index] = (values[index] ?? 0) - (rate * slope) / Math.sqrt(square);
};

/** Updates the inputs of active units only; those of units below zero stay unchanged. */
const descendInputs = (
  { worth, inputs, slopes }: Learner,
  row: Row,
  { rate, ridge }: FitOptions,
): void => {
  const scale = 1 / Math.sqrt(row.length + DAMPING);
  for (let at = 0; at < row.length; at++) {
    const feature = row[at] ?? 0;
    const value = scale * (worth[feature] ?? 0);
    const first = feature * STRIDE;
    for (let unit = 0; unit < UNITS; unit++) {
      if (slopes[unit] === 0) continue;
      const input = inputs[first + unit] ?? 0;
      const slope = (slopes[unit] ?? 0) * value + ridge * input;
      const square = (inputs[first + UNITS + unit] ?? 0) + slope * slope;
      inputs[first + UNITS + unit] = square;
      inputs[first + unit] = input - (rate * slope) / Math.sqrt(square);
    }
  }
};

/**
 * Drops a share of the features at random. One random number per visit seeds a cheap generator: a
 * training draws some hundred million.
 */
const withoutSome = (row: Row, share: number, random: Random): Row => {
  const kept = new Int32Array(row.length);
  const limit = share * 0x10000;
  let state = Math.floor(random() * 0x7fffffff) | 1;
  let count = 0;
  for (let at = 0; at < row.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    if ((state & 0xffff) >= limit) kept[count++] = row[at] ?? 0;
  }
  return kept.subarray(0, count);
};
