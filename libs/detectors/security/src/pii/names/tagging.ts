/** No name, the first word of one, a further one. */
export const TAG = { outside: 0, begins: 1, inside: 2 } as const;
export const TAGS = 3;

/** Scores of a chain: three for each word, tag by tag. */
export type Scores = Float64Array;

/** A linear model of tags; `weights` holds two numbers for each slot, for `begins` and `inside`; `outside` is 0. */
export interface TagModel {
  weights: Float64Array | Int8Array;
  /** What one of `weights` is worth. */
  unit: number;
  /** From tag to tag, nine numbers. */
  steps: Float64Array;
}

const NEVER = -1e9;

/** Arrays by size, filled anew for each chain: a text has thousands of chains, all short, and an array is dearer to make than to fill. */
const pool = (): ((size: number) => Float64Array) => {
  const made: Float64Array[] = [];
  return (size) => (made[size] ??= new Float64Array(size));
};

/** Scores to be put down, for one chain at a time. */
export const scoresFor = pool();

/** Puts down the scores of word `at`, whose slots are the first `count`. */
export const score = (scores: Scores, { weights, unit }: TagModel, slots: ArrayLike<number>, count: number, at: number): void => {
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

/** Whether one tag may follow another; at a chain's start `outside` comes before. */
const stepOf = (steps: Float64Array, from: number, to: number): number => (from === TAG.outside && to === TAG.inside ? NEVER : (steps[from * TAGS + to] as number));

/** From here on downwards the exponential is zero. */
const NOTHING = -746;
/** Dear to compute, and one in three is of zero, many of far less. */
const exponential = (value: number): number => (value === 0 ? 1 : value < NOTHING ? 0 : Math.exp(value));

const logSum = (one: number, two: number, three: number): number => {
  const most = Math.max(one, two, three);
  return most + Math.log(exponential(one - most) + exponential(two - most) + exponential(three - most));
};

/** Log sums of all ways to reach each tag from the left. */
const forward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = 0; at < scores.length / TAGS; at++) {
    for (let tag = 0; tag < TAGS; tag++) {
      const before = (from: number): number => (at === 0 ? (from === TAG.outside ? stepOf(steps, from, tag) : NEVER) : (sums[(at - 1) * TAGS + from] as number) + stepOf(steps, from, tag));
      sums[at * TAGS + tag] = (scores[at * TAGS + tag] as number) + logSum(before(0), before(1), before(2));
    }
  }
};

/** Log sums of all ways from each tag on to the right, without its own score; those of the last word stay zero. */
const backward = (scores: Scores, steps: Float64Array, sums: Float64Array): void => {
  for (let at = scores.length / TAGS - 2; at >= 0; at--) {
    for (let tag = 0; tag < TAGS; tag++) {
      const onward = (to: number): number => stepOf(steps, tag, to) + (scores[(at + 1) * TAGS + to] as number) + (sums[(at + 1) * TAGS + to] as number);
      sums[at * TAGS + tag] = logSum(onward(0), onward(1), onward(2));
    }
  }
};

/** How likely each tag is at each word, and the log of the sum over all taggings; `left` and `right` for those who learn steps. */
export interface Likelihood {
  tags: Float64Array;
  total: number;
  left: Float64Array;
  right: Float64Array;
}

export const likelihoodOf = (scores: Scores, steps: Float64Array): Likelihood => {
  const { total, left, right } = sumsOf(scores, steps, new Float64Array(scores.length), new Float64Array(scores.length));
  const tags = scores.map((_, index) => Math.exp((left[index] as number) + (right[index] as number) - total));
  return { tags, total, left, right };
};

const sumsOf = (scores: Scores, steps: Float64Array, left: Float64Array, right: Float64Array): Omit<Likelihood, 'tags'> => {
  forward(scores, steps, left);
  backward(scores, steps, right);
  const end = scores.length - TAGS;
  return { left, right, total: logSum(left[end] as number, left[end + 1] as number, left[end + 2] as number) };
};

const leftFor = pool();
const rightFor = pool();

/** How likely each word is to be no part of a name: of what `likelihoodOf` says, all that finding names asks for. */
export const chancesOfNone = (scores: Scores, steps: Float64Array): Float64Array => {
  const { total, left, right } = sumsOf(scores, steps, leftFor(scores.length), rightFor(scores.length));
  const chances = new Float64Array(scores.length / TAGS);
  for (let at = 0; at < chances.length; at++) chances[at] = Math.exp((left[at * TAGS + TAG.outside] as number) + (right[at * TAGS + TAG.outside] as number) - total);
  return chances;
};

/** Whether a chain of one word is most likely no name: what `bestTags` says of most such words, at less cost. */
export const isNone = (scores: Scores, steps: Float64Array): boolean => (steps[TAG.begins] as number) + (scores[TAG.begins] as number) <= (steps[TAG.outside] as number);

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
        const value = (at === 0 ? (before === TAG.outside ? 0 : NEVER) : (best[(at - 1) * TAGS + before] as number)) + stepOf(steps, before, tag);
        if (value > most) [most, choice] = [value, before];
      }
      best[at * TAGS + tag] = most + (scores[at * TAGS + tag] as number);
      from[at * TAGS + tag] = choice;
    }
  }
  const tags = new Array<number>(size);
  let tag = [0, 1, 2].reduce((one, other) => ((best[(size - 1) * TAGS + other] as number) > (best[(size - 1) * TAGS + one] as number) ? other : one), 0);
  for (let at = size - 1; at >= 0; at--) {
    tags[at] = tag;
    tag = from[at * TAGS + tag] as number;
  }
  return tags;
};
