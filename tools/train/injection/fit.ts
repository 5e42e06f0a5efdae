import {
  type Channel,
  DAMPING,
  UNITS as HIDDEN_UNITS,
} from '@touchstone/detectors/security/prompt-injection';
import { type Random, seeded, shuffle } from '../lib/random';
import type { Example, Row, Vocabulary } from './examples';

/**
 * A local constant: an imported one is looked up on each access, a hundred thousand million times
 * in a training.
 */
const UNITS = HIDDEN_UNITS;

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

export interface FitOptions {
  seed: number;
  epochs: number;
  rate: number;
  /** Ridge penalty on the inputs at each visit. */
  ridge: number;
  /** Share of features left out at each visit. */
  dropout: number;
  /**
   * Number of texts beyond which an origin gains no more weight: the default, and exceptions by
   * origin.
   */
  fullSize: number;
  fullSizes: Readonly<Record<string, number>>;
  /** Weight of an idea or a rule relative to an n-gram. */
  telling: number;
}

export const DEFAULTS: FitOptions = {
  seed: 1,
  epochs: 10,
  rate: 0.05,
  ridge: 1e-3,
  dropout: 0.3,
  fullSize: 9000,
  fullSizes: {},
  telling: 2,
};

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
const BIAS_RATE = 0.02;
/** Learning rate of the hidden layer's parameters: a few hundred, all changed by every visit. */
const LAYER_RATE = 0.01;
const FIRST_SQUARE = 1e-2;
/** Bound of the initial inputs; outputs start at one half, with alternating signs. */
const FIRST_INPUT = 0.1;
const FIRST_OUTPUT = 0.5;

/** An example with the numbers of the features the model may use. */
interface Lesson {
  attack: boolean;
  channel: Channel;
  importance: number;
  rows: readonly Row[];
  /** The windows with most evidence by the rules, where an attack is expected at first. */
  likeliest: readonly Row[];
  /** The most suspicious windows of the last search. */
  hardest?: readonly Row[];
}

/** Learned parameters, and the sums of their squared gradients. */
interface Learned {
  values: Float32Array;
  squares: Float32Array;
}

interface Learner {
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

/** Distance from the inputs of one feature to those of the next. */
const STRIDE = 2 * UNITS;

const firstInputs = (features: number, random: Random): Float32Array => {
  const inputs = new Float32Array(features * STRIDE).fill(FIRST_SQUARE);
  for (let feature = 0; feature < features; feature++)
    for (let unit = 0; unit < UNITS; unit++)
      inputs[feature * STRIDE + unit] = (2 * random() - 1) * FIRST_INPUT;
  return inputs;
};

/**
 * Returns the weight of each text: origins weigh the same once they have enough texts, attacks as
 * much as the rest; 1 on average.
 */
const importances = (
  examples: readonly Example[],
  { fullSize, fullSizes }: FitOptions,
): number[] => {
  const key = ({ origin, attack, channel }: Example) => `${origin} ${String(attack)} ${channel}`;
  const sizes = new Map<string, number>();
  for (const example of examples) sizes.set(key(example), (sizes.get(key(example)) ?? 0) + 1);
  const raw = examples.map(
    (example) =>
      1 / Math.max(sizes.get(key(example)) as number, fullSizes[example.origin] ?? fullSize),
  );
  const total = (wanted: boolean) =>
    raw.reduce((sum, weight, at) => sum + (examples[at]?.attack === wanted ? weight : 0), 0);
  const [attacks, others] = [total(true), total(false)];
  return raw.map(
    (weight, at) => (weight * examples.length) / 2 / (examples[at]?.attack ? attacks : others),
  );
};

/** Numbers the selected features without gaps; -1 for others. */
const numbersOf = (chosen: Uint8Array): Int32Array => {
  let count = 0;
  return Int32Array.from(chosen, (one) => (one === 1 ? count++ : -1));
};

const lessonsOf = (
  examples: readonly Example[],
  numbers: Int32Array,
  options: FitOptions,
): Lesson[] => {
  const weights = importances(examples, options);
  return examples.map(({ attack, channel, passages }, at) => {
    const known = passages.map(({ evidence, rows }) => ({
      evidence,
      rows: rows.map((row) =>
        row.map((feature) => numbers[feature] as number).filter((number) => number >= 0),
      ),
    }));
    const most = Math.max(...known.map(({ evidence }) => evidence));
    const rowsOf = (passing: typeof known) => passing.flatMap(({ rows }) => rows);
    return {
      attack,
      channel,
      importance: weights[at] as number,
      rows: rowsOf(known),
      likeliest: rowsOf(known.filter(({ evidence }) => evidence === most)),
    };
  });
};

/**
 * Fits the network by stochastic gradient descent (Adagrad); a text's label belongs to its most
 * suspicious windows. The same seed gives the same model.
 */
export const fit = (
  examples: readonly Example[],
  { telling }: Vocabulary,
  chosen: Uint8Array,
  options: FitOptions,
): Model => {
  const random = seeded(options.seed);
  const numbers = numbersOf(chosen);
  const used = Array.from(numbers.keys()).filter((feature) => (numbers[feature] as number) >= 0);
  const learner: Learner = {
    worth: Float32Array.from(used, (feature) => (telling[feature] ? options.telling : 1)),
    inputs: firstInputs(used.length, random),
    offsets: { user: layer(() => 0), document: layer(() => 0) },
    outputs: layer((unit) => (unit % 2 === 0 ? -FIRST_OUTPUT : FIRST_OUTPUT)),
    bias: { user: 0, document: 0 },
    units: new Float32Array(UNITS),
    slopes: new Float32Array(UNITS),
  };
  const order = lessonsOf(examples, numbers, options);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const lesson of shuffle(order, random)) {
      const rows = visited(lesson, learner, epoch);
      for (const row of rows)
        step(learner, row, lesson, lesson.importance / rows.length, options, random);
    }
  }
  const { worth, offsets, outputs, bias } = learner;
  const inputs = new Float32Array(chosen.length * UNITS);
  used.forEach((feature, number) => {
    for (let unit = 0; unit < UNITS; unit++)
      inputs[feature * UNITS + unit] =
        (learner.inputs[number * STRIDE + unit] as number) * (worth[number] as number);
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

const visited = (lesson: Lesson, learner: Learner, epoch: number): readonly Row[] => {
  const { rows, likeliest, attack, channel } = lesson;
  if (rows.length === 1) return rows;
  if (attack && epoch === 0) return likeliest;
  if (lesson.hardest && epoch % KEPT_FOR === 0) return lesson.hardest;
  const scored = rows
    .map((row) => ({ row, score: oddsOf(learner, row, channel) }))
    .sort((one, other) => other.score - one.score);
  return (lesson.hardest = scored
    .slice(0, attack ? Math.ceil(rows.length / ATTACK_PART) : HARDEST)
    .map(({ row }) => row));
};

/** Returns the log odds of a row; updates the hidden layer for it. */
const oddsOf = (
  { worth, inputs, offsets, outputs, bias, units }: Learner,
  row: Row,
  channel: Channel,
): number => {
  units.fill(0);
  for (let at = 0; at < row.length; at++) {
    const feature = row[at] as number;
    const times = worth[feature] as number;
    const first = feature * STRIDE;
    for (let unit = 0; unit < UNITS; unit++)
      units[unit] = (units[unit] as number) + times * (inputs[first + unit] as number);
  }
  const scale = 1 / Math.sqrt(row.length + DAMPING);
  const own = offsets[channel].values;
  let odds = bias[channel];
  for (let unit = 0; unit < UNITS; unit++) {
    const value = Math.max(0, (own[unit] as number) + (units[unit] as number) * scale);
    units[unit] = value;
    odds += value * (outputs.values[unit] as number);
  }
  return odds;
};

const step = (
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
    (1 / (1 + Math.exp(-oddsOf(learner, present, channel))) - (attack ? 1 : 0)) * weight;
  bias[channel] -= BIAS_RATE * error;
  for (let unit = 0; unit < UNITS; unit++) {
    const value = units[unit] as number;
    slopes[unit] = value > 0 ? error * (outputs.values[unit] as number) : 0;
    descend(outputs, unit, error * value, LAYER_RATE);
    descend(offsets[channel], unit, slopes[unit] as number, LAYER_RATE);
  }
  descendInputs(learner, present, options);
};

const descend = (
  { values, squares }: Learned,
  index: number,
  slope: number,
  rate: number,
): void => {
  const square = (squares[index] as number) + slope * slope;
  squares[index] = square;
  values[index] = (values[index] as number) - (rate * slope) / Math.sqrt(square);
};

/** Updates the inputs of active units only; those of units below zero stay unchanged. */
const descendInputs = (
  { worth, inputs, slopes }: Learner,
  row: Row,
  { rate, ridge }: FitOptions,
): void => {
  const scale = 1 / Math.sqrt(row.length + DAMPING);
  for (let at = 0; at < row.length; at++) {
    const feature = row[at] as number;
    const value = scale * (worth[feature] as number);
    const first = feature * STRIDE;
    for (let unit = 0; unit < UNITS; unit++) {
      if (slopes[unit] === 0) continue;
      const input = inputs[first + unit] as number;
      const slope = (slopes[unit] as number) * value + ridge * input;
      const square = (inputs[first + UNITS + unit] as number) + slope * slope;
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
    if ((state & 0xffff) >= limit) kept[count++] = row[at] as number;
  }
  return kept.subarray(0, count);
};
