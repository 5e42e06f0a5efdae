import { mixed, SEED } from '@touchstone/text/fast';
import type { NameCandidate } from '../candidates';
import { CLASS, CLASS_BITS, NAMED } from '../gazetteer/gazetteer';
import { type NameWord, SHAPE, wordAt } from '../name-words';

/** Size of the weight table. The slot of a feature is its hash. */
export const SLOTS = 1 << 16;

/** Casing of a whole text. */
export interface TextCasing {
  /** 0 for usual casing, 1 for lower case, 2 for upper case. */
  casing: number;
  /**
   * Returns true if a word also occurs in lower case: then its capital elsewhere is due to the
   * sentence.
   */
  occursInLowerCase(plain: string): boolean;
}

const FEW = 3;

export const textCasing = (words: readonly NameWord[]): TextCasing => {
  let [small, capitals, other] = [0, 0, 0];
  for (const { shape } of words) {
    if (shape === SHAPE.small) small++;
    else if (shape === SHAPE.capitals) capitals++;
    else if (shape === SHAPE.capitalised || shape === SHAPE.mixed) other++;
  }
  let lowerCaseWords: ReadonlySet<string> | undefined;
  const occursInLowerCase = (plain: string): boolean =>
    (lowerCaseWords ??= new Set(
      words.filter(({ shape }) => shape === SHAPE.small).map((word) => word.plain),
    )).has(plain);
  if (other === 0 && capitals === 0) return { casing: 1, occursInLowerCase };
  return {
    casing: capitals > FEW && capitals > 4 * (small + other) ? 2 : 0,
    occursInLowerCase,
  };
};

const slotOf = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) & (SLOTS - 1);
};

const letters = (kind: number, word: string, from: number, to: number): number => {
  let hash = mixed(SEED, kind);
  for (let at = from; at < to; at++) hash = mixed(hash, word.charCodeAt(at));
  return slotOf(hash);
};

const combined = (kind: number, one: number, two = 0, three = 0, four = 0): number =>
  slotOf(mixed(mixed(mixed(mixed(mixed(SEED, kind), one + 1), two + 3), three + 5), four + 7));

const PLACED =
  CLASS.place |
  CLASS.nation |
  CLASS.date |
  CLASS.street |
  CLASS.organisation |
  CLASS.brand |
  CLASS.figure;

/**
 * Maps the classes of a word to eight bits, so that they can be combined with those of other words.
 */
const brief = (classes: number): number =>
  (classes & NAMED) |
  (classes & CLASS.common ? 4 : 0) |
  (classes & PLACED ? 8 : 0) |
  (classes & CLASS.title ? 16 : 0) |
  (classes & (CLASS.cue | CLASS.relation) ? 32 : 0) |
  (classes & CLASS.particle ? 64 : 0) |
  (classes & CLASS.thing ? 128 : 0);

// `brief` distributes over single bits, so that two look-ups by byte replace it.
const BRIEF_LOW = Uint8Array.from({ length: 256 }, (_brief, low) => brief(low));
const BRIEF_HIGH = Uint8Array.from({ length: 256 }, (_brief, high) => brief(high << 8));
const briefClasses = ({ classes }: NameWord): number =>
  (BRIEF_LOW[classes & 255] ?? 0) | (BRIEF_HIGH[classes >> 8] ?? 0);

/** Slots of the features of one word. Reused for every word, because a text has thousands. */
class WordSlots {
  /** The capacity exceeds the number of features of any word. */
  readonly at = new Int32Array(96);
  count = 0;

  add(slot: number): void {
    this.at[this.count++] = slot;
  }
}

const ownFeatures = (
  word: NameWord,
  { casing, occursInLowerCase }: TextCasing,
  slots: WordSlots,
): void => {
  const { plain, classes, shape } = word;
  const own = briefClasses(word);
  const size = plain.length;
  slots.add(combined(1, shape, casing));
  slots.add(combined(2, classes));
  slots.add(combined(3, own, shape, casing));
  slots.add(combined(4, own, shape, word.opens ? 1 : 0));
  slots.add(combined(5, word.gap, shape));
  if (classes !== 0)
    for (let bit = 0; bit < CLASS_BITS; bit++)
      if (classes & (1 << bit)) slots.add(combined(6, bit, shape));
  if (shape !== SHAPE.small && occursInLowerCase(plain)) slots.add(combined(8, shape));
  slots.add(combined(7, Math.min(size, 12)));
  // Words that are only in name lists get no spelling features, so that unlisted names behave
  // alike.
  if (classes === 0) slots.add(letters(8, plain, 0, Math.min(3, size)));
  if ((classes & ~NAMED) !== 0) slots.add(letters(9, plain, 0, size));
  for (let length = 2; length <= 4 && length < size; length++)
    slots.add(letters(9 + length, plain, size - length, size));
};

const wholeWord = (kind: number, { plain }: NameWord): number =>
  letters(kind, plain, 0, plain.length);
const isInformative = ({ classes }: NameWord): boolean => (classes & ~NAMED) !== 0 || classes === 0;

const neighbourFeatures = (words: readonly NameWord[], index: number, slots: WordSlots): void => {
  const here = wordAt(words, index);
  const second = wordAt(words, index - 2);
  const before = wordAt(words, index - 1);
  const after = wordAt(words, index + 1);
  const then = wordAt(words, index + 2);
  const own = briefClasses(here);
  const left = briefClasses(before);
  const right = briefClasses(after);
  const behind = briefClasses(then);
  const wordBefore = wholeWord(20, before);
  if (isInformative(before)) {
    slots.add(wordBefore);
    slots.add(combined(21, wordBefore, here.gap, here.shape));
  }
  if (isInformative(after)) {
    const wordAfter = wholeWord(22, after);
    slots.add(wordAfter);
    slots.add(combined(23, wordAfter, after.gap));
  }
  if (isInformative(second)) slots.add(wholeWord(24, second));
  if (isInformative(then)) slots.add(wholeWord(25, then));
  slots.add(combined(26, before.classes, here.gap));
  slots.add(combined(27, after.classes, after.gap));
  slots.add(combined(28, briefClasses(second)));
  slots.add(combined(29, behind));
  slots.add(combined(30, before.shape, here.gap, here.shape));
  slots.add(combined(31, after.shape, after.gap, here.shape));
  slots.add(combined(32, own, left, here.gap, here.shape));
  slots.add(combined(33, own, right, after.gap, after.shape));
  slots.add(combined(34, left, right, here.shape));
  slots.add(combined(35, wordBefore, wholeWord(20, second)));
  slots.add(combined(36, after.shape, then.shape, after.gap, then.gap));
  slots.add(combined(37, before.shape, second.shape, here.gap, before.gap));
  slots.add(combined(38, own, right, behind, after.gap));
};

/** Summary of a candidate: the suffix of a company is evidence for all words before it. */
interface Run {
  classes: number;
  last: number;
  length: number;
}

const RUN_CLASSES =
  NAMED | CLASS.place | CLASS.street | CLASS.organisation | CLASS.brand | CLASS.thing;

const runFeatures = (
  words: readonly NameWord[],
  index: number,
  { first, last }: NameCandidate,
  run: Run,
  slots: WordSlots,
): void => {
  const own = briefClasses(wordAt(words, index));
  const before = wordAt(words, first - 1);
  const behind = wordAt(words, last);
  slots.add(combined(50, run.classes & RUN_CLASSES, own));
  slots.add(combined(51, Math.min(run.length, 6), Math.min(index - first, 4)));
  slots.add(combined(52, before.shape, behind.shape, Math.min(run.length, 6)));
  slots.add(combined(53, run.last & ~NAMED, index === last - 1 ? 1 : 0));
  slots.add(combined(54, before.classes, Math.min(index - first, 3)));
  slots.add(combined(55, behind.classes, Math.min(last - index, 3)));
  slots.add(combined(56, behind.gap, Math.min(last - index, 3), own));
};

const shared = new WordSlots();

/**
 * Calls `take` with the slots of each word of a candidate: the first `count` of `at`, valid until
 * the next call.
 */
export const forEachWordFeatures = (
  words: readonly NameWord[],
  chain: NameCandidate,
  casing: TextCasing,
  take: (at: Int32Array, count: number, word: number) => void,
): void => {
  const run = {
    classes: 0,
    last: words[chain.last - 1]?.classes ?? 0,
    length: chain.last - chain.first,
  };
  for (let index = chain.first; index < chain.last; index++)
    run.classes |= words[index]?.classes ?? 0;
  for (let index = chain.first; index < chain.last; index++) {
    shared.count = 0;
    ownFeatures(wordAt(words, index), casing, shared);
    neighbourFeatures(words, index, shared);
    runFeatures(words, index, chain, run, shared);
    take(shared.at, shared.count, index - chain.first);
  }
};

/** Returns the slots of each word of a candidate. */
export const candidateFeatures = (
  words: readonly NameWord[],
  chain: NameCandidate,
  casing: TextCasing,
): number[][] => {
  const features: number[][] = [];
  forEachWordFeatures(words, chain, casing, (at, count) =>
    features.push(Array.from(at.subarray(0, count))),
  );
  return features;
};
