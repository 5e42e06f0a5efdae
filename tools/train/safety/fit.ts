import { SAFETY_CATEGORIES } from '@touchstone/contracts';
import { DAMPING, UNITS as HIDDEN_UNITS } from '@touchstone/detectors/safety';
import { type Random, seeded, shuffle } from '../lib/random';
import type { Lesson } from './lessons';

/** A local constant: an imported one is looked up on each access, a thousand million times. */
const UNITS = HIDDEN_UNITS;
const CATEGORIES = SAFETY_CATEGORIES.length;
const SEED = 20_261_126;
const VISITS = 8;
const RATE = 0.06;
const LAYER_RATE = 0.02;
const RIDGE = 1e-6;
/** Share of the features that a visit leaves out. */
const DROPOUT = 0.4;
/** Value of a role or rule, beside many n-grams of value 1. */
const RARE_VALUE = 3;
const FIRST_SQUARE = 1e-2;
const FIRST_INPUT = 0.1;
/** Weight of our own texts, and the share of the public ones that each round visits. */
const OWN_WEIGHT = 3;
const PUBLIC_SHARE = 0.5;
/** Weight of a violation beside a clean text. */
const VIOLATION_WEIGHT = 2.5;

/** Learned parameters, and the sums of their squared gradients. */
interface Learned {
  values: Float32Array;
  squares: Float32Array;
}

const learned = (length: number, first: (index: number) => number): Learned => ({
  values: Float32Array.from({ length }, (_, index) => first(index)),
  squares: new Float32Array(length).fill(FIRST_SQUARE),
});

const descend = ({ values, squares }: Learned, at: number, slope: number, rate: number): void => {
  const square = (squares[at] as number) + slope * slope;
  squares[at] = square;
  values[at] = (values[at] as number) - (rate * slope) / Math.sqrt(square);
};

/** A network with one hidden layer, in training. */
export class Learner {
  readonly inputs: Learned;
  readonly offsets = learned(UNITS, () => 0);
  readonly outputs: Learned;
  readonly bias = learned(CATEGORIES, () => -1);
  private readonly units = new Float32Array(UNITS);

  constructor(
    private readonly isRare: readonly boolean[],
    private readonly isChosen: Uint8Array,
    private readonly random: Random,
  ) {
    this.inputs = learned(isRare.length * UNITS, () => (2 * random() - 1) * FIRST_INPUT);
    this.outputs = learned(CATEGORIES * UNITS, () => random() - 0.5);
  }

  /** Log odds by category of a bag of features; leaves the hidden layer for `learn`. */
  oddsOf(features: Int32Array): number[] {
    const { units } = this;
    const all = this.inputs.values;
    units.fill(0);
    for (const feature of features) {
      const value = this.valueOf(feature);
      const first = feature * UNITS;
      for (let unit = 0; unit < UNITS; unit++)
        units[unit] = (units[unit] as number) + value * (all[first + unit] as number);
    }
    const scale = 1 / Math.sqrt(features.length + DAMPING);
    for (let unit = 0; unit < UNITS; unit++)
      units[unit] = Math.max(
        0,
        (this.offsets.values[unit] as number) + (units[unit] as number) * scale,
      );
    return Array.from({ length: CATEGORIES }, (_, category) => {
      let odds = this.bias.values[category] as number;
      for (let unit = 0; unit < UNITS; unit++)
        odds += (units[unit] as number) * (this.outputs.values[category * UNITS + unit] as number);
      return odds;
    });
  }

  /** Takes one step of gradient descent (Adagrad) for some categories. */
  learn(features: Int32Array, labels: ReadonlyMap<number, boolean>, weight: number): void {
    const present = this.withoutSome(features);
    const odds = this.oddsOf(present);
    const slopes = new Float32Array(UNITS);
    for (const [category, violates] of labels) {
      const times = weight * (violates ? VIOLATION_WEIGHT : 1);
      const error = (1 / (1 + Math.exp(-(odds[category] as number))) - (violates ? 1 : 0)) * times;
      descend(this.bias, category, error, LAYER_RATE);
      for (let unit = 0; unit < UNITS; unit++) {
        const value = this.units[unit] as number;
        const at = category * UNITS + unit;
        if (value === 0) continue;
        slopes[unit] = (slopes[unit] as number) + error * (this.outputs.values[at] as number);
        descend(this.outputs, at, error * value, LAYER_RATE);
      }
    }
    for (let unit = 0; unit < UNITS; unit++)
      descend(this.offsets, unit, slopes[unit] as number, LAYER_RATE);
    this.learnInputs(present, slopes);
  }

  private learnInputs(features: Int32Array, slopes: Float32Array): void {
    const { values, squares } = this.inputs;
    const scale = 1 / Math.sqrt(features.length + DAMPING);
    for (const feature of features) {
      const value = scale * this.valueOf(feature);
      const first = feature * UNITS;
      for (let unit = 0; unit < UNITS; unit++) {
        if (slopes[unit] === 0) continue;
        const at = first + unit;
        const input = values[at] as number;
        const slope = (slopes[unit] as number) * value + RIDGE * input;
        const square = (squares[at] as number) + slope * slope;
        squares[at] = square;
        values[at] = input - (RATE * slope) / Math.sqrt(square);
      }
    }
  }

  /** Returns the value of a feature where it is present. */
  valueOf(feature: number): number {
    return this.isRare[feature] ? RARE_VALUE : 1;
  }

  /** Returns the features that the network keeps. */
  known(features: Int32Array): Int32Array {
    return features.filter((feature) => this.isChosen[feature] === 1);
  }

  private withoutSome(features: Int32Array): Int32Array {
    return features.filter(() => this.random() >= DROPOUT);
  }
}

/** Features of each window of a lesson. */
const bagsOf = (learner: Learner, { passages, windows }: Lesson): Int32Array[] => {
  const known = passages.map((passage) => learner.known(passage));
  return windows.map(({ first, last }) => {
    const parts = known.slice(first, last);
    const bag = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      bag.set(part, at);
      at += part.length;
    }
    return bag;
  });
};

/** Returns the highest log odds of any window by category, and the window. */
const worstOf = (learner: Learner, bags: readonly Int32Array[]): { odds: number; at: number }[] => {
  const worst = Array.from({ length: CATEGORIES }, () => ({ odds: -Infinity, at: 0 }));
  bags.forEach((bag, at) =>
    learner.oddsOf(bag).forEach((odds, category) => {
      if (odds > (worst[category]?.odds ?? 0)) worst[category] = { odds, at };
    }),
  );
  return worst;
};

/** Scores a lesson: the highest log odds of any window, by category. */
export const oddsOf = (learner: Learner, lesson: Lesson): number[] =>
  worstOf(learner, bagsOf(learner, lesson)).map(({ odds }) => odds);

/**
 * Fits a network; each visit of a text learns from its most suspicious window of each category. The
 * same lessons give the same network.
 */
export const fit = (
  lessons: readonly Lesson[],
  isRare: readonly boolean[],
  isChosen: Uint8Array,
): Learner => {
  const random = seeded(SEED);
  const learner = new Learner(isRare, isChosen, random);
  for (let visit = 0; visit < VISITS; visit++) {
    const visited = lessons.filter(({ example }) => example.isOwn || random() < PUBLIC_SHARE);
    for (const lesson of shuffle(visited, random)) visitLesson(learner, lesson);
  }
  return learner;
};

const visitLesson = (learner: Learner, lesson: Lesson): void => {
  const bags = bagsOf(learner, lesson);
  const worst = worstOf(learner, bags);
  const labels = new Map<number, Map<number, boolean>>();
  lesson.example.violates.forEach((violates, category) => {
    if (violates === undefined) return;
    const at = worst[category]?.at ?? 0;
    labels.set(at, (labels.get(at) ?? new Map<number, boolean>()).set(category, violates));
  });
  for (const [at, own] of labels)
    learner.learn(bags[at] as Int32Array, own, lesson.example.isOwn ? OWN_WEIGHT : 1);
};
