/** Position of a word: outside a name, first word of a name, or a later word of it. */
export const TAG = { outside: 0, begins: 1, inside: 2 } as const;
export const TAGS = 3;

/** Scores of a candidate: three for each word, one per tag. */
export type Scores = Float64Array;

/**
 * Linear sequence model. `weights` has two numbers for each slot, for `begins` and `inside`; the
 * score of `outside` is 0.
 */
export interface TagModel {
  weights: Float64Array | Int8Array;
  /** Scale of `weights`. */
  unit: number;
  /** Transition scores, nine numbers: `steps[from * TAGS + to]`. */
  steps: Float64Array;
}

const NEVER = -1e9;

const valueAt = (values: Float64Array, index: number): number => values[index] ?? 0;

/**
 * Reuses one array per size. A text has thousands of short candidates, and allocation costs more
 * than filling.
 */
const pool = (): ((size: number) => Float64Array) => {
  const made: Float64Array[] = [];
  return (size) => (made[size] ??= new Float64Array(size));
};

/**
 * Returns the shared score array for a candidate; valid until the next candidate of the same size.
 */
export const scoresFor = pool();

/** Computes the scores of word `at` from the first `count` slots. */
export const score = (
  scores: Scores,
  { weights, unit }: TagModel,
  slots: ArrayLike<number>,
  count: number,
  at: number,
): void => {
  let begins = 0;
  let inside = 0;
  for (let index = 0; index < count; index++) {
    const slot = slots[index] as number;
    begins += weights[2 * slot] as number;
    inside += weights[2 * slot + 1] as number;
  }
  scores[at * TAGS + TAG.begins] = begins * unit;
  scores[at * TAGS + TAG.inside] = inside * unit;
};

export const scoresOf = (model: TagModel, features: readonly ArrayLike<number>[]): Scores => {
  const scores = new Float64Array(features.length * TAGS);
  features.forEach((slots, at) => score(scores, model, slots, slots.length, at));
  return scores;
};

/**
 * Returns the transition score. `inside` cannot follow `outside`, which also precedes the first
 * word.
 */
const stepOf = (steps: Float64Array, from: number, to: number): number =>
  from === TAG.outside && to === TAG.inside ? NEVER : valueAt(steps, from * TAGS + to);

const logSum = (one: number, two: number, three: number): number => {
  const most = Math.max(one, two, three);
  return most + Math.log(Math.exp(one - most) + Math.exp(two - most) + Math.exp(three - most));
};

/** Computes the log sum over all paths to each tag from the left. */
const forward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = 0; at < scores.length / TAGS; at++) {
    for (let tag = 0; tag < TAGS; tag++) {
      const before = (from: number): number =>
        at === 0
          ? from === TAG.outside
            ? stepOf(steps, from, tag)
            : NEVER
          : valueAt(sums, (at - 1) * TAGS + from) + stepOf(steps, from, tag);
      sums[at * TAGS + tag] =
        valueAt(scores, at * TAGS + tag) + logSum(before(0), before(1), before(2));
    }
  }
};

/**
 * Computes the log sum over all paths from each tag to the right, without its own score; 0 for the
 * last word.
 */
const backward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = scores.length / TAGS - 2; at >= 0; at--) {
    for (let tag = 0; tag < TAGS; tag++) {
      const onward = (to: number): number =>
        stepOf(steps, tag, to) +
        valueAt(scores, (at + 1) * TAGS + to) +
        valueAt(sums, (at + 1) * TAGS + to);
      sums[at * TAGS + tag] = logSum(onward(0), onward(1), onward(2));
    }
  }
};

/**
 * Probability of each tag at each word, and the log partition sum. Training also uses the forward
 * and backward sums `left` and `right`.
 */
export interface Likelihood {
  tags: Float64Array;
  total: number;
  left: Float64Array;
  right: Float64Array;
}

export const likelihoodOf = (scores: Scores, steps: Float64Array): Likelihood => {
  const [left, right] = [new Float64Array(scores.length), new Float64Array(scores.length)];
  forward(scores, steps, left);
  backward(scores, steps, right);
  const end = scores.length - TAGS;
  const total = logSum(valueAt(left, end), valueAt(left, end + 1), valueAt(left, end + 2));
  const tags = left.map((sum, index) => Math.exp(sum + valueAt(right, index) - total));
  return { tags, total, left, right };
};

/**
 * Exponentials of the transition scores, named by the two tags. The transition from `outside` to
 * `inside` does not exist.
 */
interface Factors {
  f00: number;
  f01: number;
  f10: number;
  f11: number;
  f12: number;
  f20: number;
  f21: number;
  f22: number;
}

/** Cached by the array of transition scores: most processes have only one. */
const cachedFactors = new WeakMap<Float64Array, Factors>();
const factorsOf = (steps: Float64Array): Factors => {
  const known = cachedFactors.get(steps);
  if (known) return known;
  const factor = (from: number, to: number): number => Math.exp(stepOf(steps, from, to));
  const factors = {
    f00: factor(0, 0),
    f01: factor(0, 1),
    f10: factor(1, 0),
    f11: factor(1, 1),
    f12: factor(1, 2),
    f20: factor(2, 0),
    f21: factor(2, 1),
    f22: factor(2, 2),
  };
  cachedFactors.set(steps, factors);
  return factors;
};

/** Computes the weight of each tag at each word, and its forward probability, scaled at each word. */
const scaledForward = (
  scores: Scores,
  { f00, f01, f10, f11, f12, f20, f21, f22 }: Factors,
  weights: Float64Array,
  left: Float64Array,
): void => {
  let [outside, begins, inside] = [1, 0, 0];
  for (let at = 0; at < scores.length; at += TAGS) {
    const [s0, s1, s2] = [valueAt(scores, at), valueAt(scores, at + 1), valueAt(scores, at + 2)];
    const most = Math.max(s0, s1, s2);
    const [w0, w1, w2] = [Math.exp(s0 - most), Math.exp(s1 - most), Math.exp(s2 - most)];
    const [l0, l1, l2] = [
      w0 * (outside * f00 + begins * f10 + inside * f20),
      w1 * (outside * f01 + begins * f11 + inside * f21),
      w2 * (begins * f12 + inside * f22),
    ];
    const sum = l0 + l1 + l2;
    weights[at] = w0;
    weights[at + 1] = w1;
    weights[at + 2] = w2;
    left[at] = outside = l0 / sum;
    left[at + 1] = begins = l1 / sum;
    left[at + 2] = inside = l2 / sum;
  }
};

/** Combines the forward probabilities with backward probabilities, scaled at each word. */
const outsideFromBackward = (
  { f00, f01, f10, f11, f12, f20, f21, f22 }: Factors,
  weights: Float64Array,
  left: Float64Array,
): Float64Array => {
  const probabilities = new Float64Array(left.length / TAGS);
  let [r0, r1, r2] = [1, 1, 1];
  for (let at = left.length - TAGS; at >= 0; at -= TAGS) {
    const outside = valueAt(left, at) * r0;
    probabilities[at / TAGS] =
      outside / (outside + valueAt(left, at + 1) * r1 + valueAt(left, at + 2) * r2);
    const [n0, n1, n2] = [
      valueAt(weights, at) * r0,
      valueAt(weights, at + 1) * r1,
      valueAt(weights, at + 2) * r2,
    ];
    const sum = n0 + n1 + n2;
    r0 = (n0 * f00 + n1 * f01) / sum;
    r1 = (n0 * f10 + n1 * f11 + n2 * f12) / sum;
    r2 = (n0 * f20 + n1 * f21 + n2 * f22) / sum;
  }
  return probabilities;
};

const weightsFor = pool();
const leftFor = pool();

/**
 * Computes each word's probability of being outside a name; cheaper than `likelihoodOf`. Uses
 * forward-backward with scaling at each word. Source: Rabiner (1989), section V.A.
 */
export const outsideProbabilities = (scores: Scores, steps: Float64Array): Float64Array => {
  const [weights, left] = [weightsFor(scores.length), leftFor(scores.length)];
  const factors = factorsOf(steps);
  scaledForward(scores, factors, weights, left);
  return outsideFromBackward(factors, weights, left);
};

/**
 * Returns true if the only word of a candidate is most likely outside a name. Cheaper than
 * `bestTags`, with the same result.
 */
export const isLikelyOutside = (scores: Scores, steps: Float64Array): boolean =>
  valueAt(steps, TAG.begins) + valueAt(scores, TAG.begins) <= valueAt(steps, TAG.outside);

const bestFor = pool();
const fromFor = pool();

/** Computes the most likely tags of a candidate (Viterbi). */
export const bestTags = (scores: Scores, steps: Float64Array): number[] => {
  const size = scores.length / TAGS;
  const best = bestFor(scores.length);
  const from = fromFor(scores.length);
  for (let at = 0; at < size; at++) {
    for (let tag = 0; tag < TAGS; tag++) {
      let [most, choice] = [-Infinity, 0];
      for (let before = 0; before < TAGS; before++) {
        const value =
          (at === 0
            ? before === TAG.outside
              ? 0
              : NEVER
            : valueAt(best, (at - 1) * TAGS + before)) + stepOf(steps, before, tag);
        if (value > most) [most, choice] = [value, before];
      }
      best[at * TAGS + tag] = most + valueAt(scores, at * TAGS + tag);
      from[at * TAGS + tag] = choice;
    }
  }
  const tags = new Array<number>(size);
  let tag = [0, 1, 2].reduce(
    (one, other) =>
      valueAt(best, (size - 1) * TAGS + other) > valueAt(best, (size - 1) * TAGS + one)
        ? other
        : one,
    0,
  );
  for (let at = size - 1; at >= 0; at--) {
    tags[at] = tag;
    tag = valueAt(from, at * TAGS + tag);
  }
  return tags;
};
