/** No name, the first word of one, a further one. */
export const TAG = { outside: 0, begins: 1, inside: 2 } as const;
export const TAGS = 3;

/** Scores of a chain: three for each word, tag by tag. */
export type Scores = Float64Array;

/**
 * A linear model of tags; `weights` holds two numbers for each slot, for `begins` and `inside`;
 * `outside` is 0.
 */
export interface TagModel {
  weights: Float64Array | Int8Array;
  /** Scale of `weights`. */
  unit: number;
  /** From tag to tag, nine numbers. */
  steps: Float64Array;
}

const NEVER = -1e9;

/**
 * Arrays by size, filled anew for each chain: a text has thousands of chains, all short, and an
 * array is dearer to make than to fill.
 */
const pool = (): ((size: number) => Float64Array) => {
  const made: Float64Array[] = [];
  return (size) => (made[size] ??= new Float64Array(size));
};

/** Scores to be put down, for one chain at a time. */
export const scoresFor = pool();

/** Puts down the scores of word `at`, whose slots are the first `count`. */
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

/** Returns true if one tag may follow another; at a chain's start `outside` comes before. */
const stepOf = (steps: Float64Array, from: number, to: number): number =>
  from === TAG.outside && to === TAG.inside ? NEVER : (steps[from * TAGS + to] as number);

const logSum = (one: number, two: number, three: number): number => {
  const most = Math.max(one, two, three);
  return most + Math.log(Math.exp(one - most) + Math.exp(two - most) + Math.exp(three - most));
};

/** Log sums of all ways to reach each tag from the left. */
const forward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = 0; at < scores.length / TAGS; at++) {
    for (let tag = 0; tag < TAGS; tag++) {
      const before = (from: number): number =>
        at === 0
          ? from === TAG.outside
            ? stepOf(steps, from, tag)
            : NEVER
          : (sums[(at - 1) * TAGS + from] as number) + stepOf(steps, from, tag);
      sums[at * TAGS + tag] =
        (scores[at * TAGS + tag] as number) + logSum(before(0), before(1), before(2));
    }
  }
};

/**
 * Log sums of all ways from each tag on to the right, without its own score; those of the last word
 * stay zero.
 */
const backward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = scores.length / TAGS - 2; at >= 0; at--) {
    for (let tag = 0; tag < TAGS; tag++) {
      const onward = (to: number): number =>
        stepOf(steps, tag, to) +
        (scores[(at + 1) * TAGS + to] as number) +
        (sums[(at + 1) * TAGS + to] as number);
      sums[at * TAGS + tag] = logSum(onward(0), onward(1), onward(2));
    }
  }
};

/**
 * How likely each tag is at each word, and the log of the sum over all taggings; `left` and `right`
 * for those who learn steps.
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
  const total = logSum(left[end] as number, left[end + 1] as number, left[end + 2] as number);
  const tags = scores.map((_, index) =>
    Math.exp((left[index] as number) + (right[index] as number) - total),
  );
  return { tags, total, left, right };
};

/** The weight of each step, by `steps`, of which there is one in most processes. */
const factors = new WeakMap<Float64Array, Float64Array>();
const factorsOf = (steps: Float64Array): Float64Array => {
  const known = factors.get(steps);
  if (known) return known;
  const worked = steps.map((_, index) =>
    Math.exp(stepOf(steps, Math.floor(index / TAGS), index % TAGS)),
  );
  factors.set(steps, worked);
  return worked;
};

const weightsFor = pool();
const leftFor = pool();

/**
 * How likely each word is to be no part of a name: of what `likelihoodOf` says, all that finding
 * names asks for. Forward and backward, scaled at each word. Source: Rabiner (1989), section V.A.
 */
export const outsideProbabilities = (scores: Scores, steps: Float64Array): Float64Array => {
  const [weights, left, factor] = [
    weightsFor(scores.length),
    leftFor(scores.length),
    factorsOf(steps),
  ];
  const [f0, f1, f3, f4, f5, f6, f7, f8] = [
    factor[0],
    factor[1],
    factor[3],
    factor[4],
    factor[5],
    factor[6],
    factor[7],
    factor[8],
  ] as [number, number, number, number, number, number, number, number];
  let [none, begun, within] = [1, 0, 0];
  for (let at = 0; at < scores.length; at += TAGS) {
    const [zero, one, two] = [
      scores[at] as number,
      scores[at + 1] as number,
      scores[at + 2] as number,
    ];
    const most = Math.max(zero, one, two);
    const [w0, w1, w2] = [Math.exp(zero - most), Math.exp(one - most), Math.exp(two - most)];
    const [l0, l1, l2] = [
      w0 * (none * f0 + begun * f3 + within * f6),
      w1 * (none * f1 + begun * f4 + within * f7),
      w2 * (begun * f5 + within * f8),
    ];
    const sum = l0 + l1 + l2;
    weights[at] = w0;
    weights[at + 1] = w1;
    weights[at + 2] = w2;
    left[at] = none = l0 / sum;
    left[at + 1] = begun = l1 / sum;
    left[at + 2] = within = l2 / sum;
  }
  const chances = new Float64Array(scores.length / TAGS);
  let [r0, r1, r2] = [1, 1, 1];
  for (let at = scores.length - TAGS; at >= 0; at -= TAGS) {
    const outside = (left[at] as number) * r0;
    chances[at / TAGS] =
      outside / (outside + (left[at + 1] as number) * r1 + (left[at + 2] as number) * r2);
    const [n0, n1, n2] = [
      (weights[at] as number) * r0,
      (weights[at + 1] as number) * r1,
      (weights[at + 2] as number) * r2,
    ];
    const sum = n0 + n1 + n2;
    r0 = (n0 * f0 + n1 * f1) / sum;
    r1 = (n0 * f3 + n1 * f4 + n2 * f5) / sum;
    r2 = (n0 * f6 + n1 * f7 + n2 * f8) / sum;
  }
  return chances;
};

/**
 * Returns true if a chain of one word is most likely not a name: what `bestTags` says of most such
 * words, at less cost.
 */
export const isNone = (scores: Scores, steps: Float64Array): boolean =>
  (steps[TAG.begins] as number) + (scores[TAG.begins] as number) <= (steps[TAG.outside] as number);

const bestFor = pool();
const fromFor = pool();

/** The most likely tags of a chain (Viterbi). */
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
            : (best[(at - 1) * TAGS + before] as number)) + stepOf(steps, before, tag);
        if (value > most) [most, choice] = [value, before];
      }
      best[at * TAGS + tag] = most + (scores[at * TAGS + tag] as number);
      from[at * TAGS + tag] = choice;
    }
  }
  const tags = new Array<number>(size);
  let tag = [0, 1, 2].reduce(
    (one, other) =>
      (best[(size - 1) * TAGS + other] as number) > (best[(size - 1) * TAGS + one] as number)
        ? other
        : one,
    0,
  );
  for (let at = size - 1; at >= 0; at--) {
    tags[at] = tag;
    tag = from[at * TAGS + tag] as number;
  }
  return tags;
};
