import { type Channel, DAMPING } from '@touchstone/detectors/security/prompt-injection';
import type { Example, Row, Vocabulary } from './examples';
import { type Random, seeded, shuffle } from '../lib/random';

/** Log odds = bias + sum of weights / √(features + damping), by channel. */
export interface Model {
  weights: Record<Channel, Float64Array>;
  bias: Record<Channel, number>;
}

export interface FitOptions {
  seed: number;
  epochs: number;
  rate: number;
  /** Pull towards 0 at each visit, of the common weights and of what documents add to them. */
  ridge: number;
  documentRidge: number;
  /** Share of features left out at each visit. */
  dropout: number;
  /** Texts of an origin beyond which it counts no more. */
  fullSize: number;
  /** How much more than an n-gram an idea or a rule counts. */
  telling: number;
}

export const DEFAULTS: FitOptions = { seed: 1, epochs: 10, rate: 0.05, ridge: 1e-4, documentRidge: 1e-3, dropout: 0.3, fullSize: 9000, telling: 2 };

/** Windows of a benign text that a visit learns from: the most suspicious ones, where false alarms would come from. */
const HARDEST = 2;
/** Of an attack's windows, one in so many is taken for the attack itself. */
const ATTACK_PART = 4;
const BIAS_RATE = 0.02;
const FIRST_SQUARE = 1e-2;

/** An example with the features the model may use. */
interface Lesson {
  attack: boolean;
  channel: Channel;
  importance: number;
  rows: readonly Row[];
  /** Where an attack is looked for at first: where the rules found most. */
  likeliest: readonly Row[];
}

interface Learner {
  /** The value of a feature where it is present. */
  values: Float64Array;
  common: Float64Array;
  extra: Float64Array;
  commonSquares: Float64Array;
  extraSquares: Float64Array;
  bias: Record<Channel, number>;
}

/** Each origin weighs the same once it has enough texts, attacks as much as the rest; 1 on average. */
const importances = (examples: readonly Example[], fullSize: number): number[] => {
  const key = ({ origin, attack, channel }: Example) => `${origin} ${String(attack)} ${channel}`;
  const sizes = new Map<string, number>();
  for (const example of examples) sizes.set(key(example), (sizes.get(key(example)) ?? 0) + 1);
  const raw = examples.map((example) => 1 / Math.max(sizes.get(key(example)) as number, fullSize));
  const total = (wanted: boolean) => raw.reduce((sum, weight, at) => sum + (examples[at]?.attack === wanted ? weight : 0), 0);
  const [attacks, others] = [total(true), total(false)];
  return raw.map((weight, at) => (weight * examples.length) / 2 / (examples[at]?.attack ? attacks : others));
};

const lessonsOf = (examples: readonly Example[], chosen: Uint8Array, fullSize: number): Lesson[] => {
  const weights = importances(examples, fullSize);
  return examples.map(({ attack, channel, passages }, at) => {
    const known = passages.map(({ evidence, rows }) => ({ evidence, rows: rows.map((row) => row.filter((feature) => chosen[feature] === 1)) }));
    const most = Math.max(...known.map(({ evidence }) => evidence));
    const rowsOf = (passing: typeof known) => passing.flatMap(({ rows }) => rows);
    return { attack, channel, importance: weights[at] as number, rows: rowsOf(known), likeliest: rowsOf(known.filter(({ evidence }) => evidence === most)) };
  });
};

/** Logistic regression by stochastic gradient (Adagrad); a text's label belongs to its most suspicious windows. Same seed, same weights. */
export const fit = (examples: readonly Example[], { telling }: Vocabulary, chosen: Uint8Array, options: FitOptions): Model => {
  const random = seeded(options.seed);
  const zeros = () => new Float64Array(chosen.length);
  const values = Float64Array.from(telling, (tells) => (tells ? options.telling : 1));
  const learner: Learner = {
    values,
    common: zeros(), extra: zeros(), commonSquares: zeros().fill(FIRST_SQUARE), extraSquares: zeros().fill(FIRST_SQUARE), bias: { user: 0, document: 0 },
  };
  const order = lessonsOf(examples, chosen, options.fullSize);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    for (const lesson of shuffle(order, random)) {
      const rows = visited(lesson, learner, epoch);
      for (const row of rows) step(learner, row, lesson, lesson.importance / rows.length, options, random);
    }
  }
  const { common, extra, bias } = learner;
  const worth = (feature: number, weight: number) => weight * (values[feature] as number);
  return {
    weights: { user: common.map((weight, feature) => worth(feature, weight)), document: common.map((weight, feature) => worth(feature, weight + (extra[feature] as number))) },
    bias,
  };
};

const visited = ({ rows, likeliest, attack, channel }: Lesson, learner: Learner, epoch: number): readonly Row[] => {
  if (rows.length === 1) return rows;
  if (attack && epoch === 0) return likeliest;
  const scored = rows.map((row) => ({ row, score: rowSum(learner, row, channel) / Math.sqrt(row.length + DAMPING) })).sort((one, other) => other.score - one.score);
  return scored.slice(0, attack ? Math.ceil(rows.length / ATTACK_PART) : HARDEST).map(({ row }) => row);
};

const rowSum = ({ values, common, extra }: Learner, row: Row, channel: Channel): number => {
  let sum = 0;
  for (let at = 0; at < row.length; at++) sum += (common[row[at] as number] as number) * (values[row[at] as number] as number);
  if (channel === 'document') for (let at = 0; at < row.length; at++) sum += (extra[row[at] as number] as number) * (values[row[at] as number] as number);
  return sum;
};

const step = (learner: Learner, row: Row, { attack, channel }: Lesson, weight: number, options: FitOptions, random: Random): void => {
  const present = withoutSome(row, options.dropout, random);
  const scale = 1 / Math.sqrt(present.length + DAMPING);
  const probability = 1 / (1 + Math.exp(-(learner.bias[channel] + rowSum(learner, present, channel) * scale)));
  const error = (probability - (attack ? 1 : 0)) * weight;
  learner.bias[channel] -= BIAS_RATE * error;
  descend(learner.common, learner.commonSquares, learner.values, present, error * scale, options.rate, options.ridge);
  if (channel === 'document') descend(learner.extra, learner.extraSquares, learner.values, present, error * scale, options.rate, options.documentRidge);
};

const descend = (weights: Float64Array, squares: Float64Array, values: Float64Array, row: Row, gradient: number, rate: number, ridge: number): void => {
  for (let at = 0; at < row.length; at++) {
    const feature = row[at] as number;
    const own = gradient * (values[feature] as number) + ridge * (weights[feature] as number);
    const square = (squares[feature] as number) + own * own;
    squares[feature] = square;
    weights[feature] = (weights[feature] as number) - (rate * own) / Math.sqrt(square);
  }
};

/** One random number for a visit starts a run of cheap ones: there are some hundred million in a training. */
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
