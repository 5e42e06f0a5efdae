import type { Chain } from './chains';
import { CLASS, CLASS_BITS, NAMED } from './lexicon';
import { type NameWord, SHAPE } from './name-words';

/** Slots of the table of weights; a feature's slot is its hash. */
export const SLOTS = 1 << 16;

/** What holds for a whole text. */
export interface Setting {
  /** 0 written as usual, 1 in small letters, 2 in capitals. */
  casing: number;
  /** Words that stand in small letters somewhere: their capitals elsewhere come from the sentence. */
  inSmall: ReadonlySet<string>;
}

const FEW = 3;

export const settingOf = (words: readonly NameWord[]): Setting => {
  let [small, capitals, other] = [0, 0, 0];
  const inSmall = new Set<string>();
  for (const { shape, plain } of words) {
    if (shape === SHAPE.small) {
      small++;
      inSmall.add(plain);
    }
    else if (shape === SHAPE.capitals) capitals++;
    else if (shape === SHAPE.capitalised || shape === SHAPE.mixed) other++;
  }
  if (other === 0 && capitals === 0) return { casing: 1, inSmall };
  return { casing: capitals > FEW && capitals > 4 * (small + other) ? 2 : 0, inSmall };
};

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);
const slotOf = (hash: number): number => {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 13)) & (SLOTS - 1);
};

const letters = (kind: number, word: string, from: number, to: number): number => {
  let hash = mix(0x811c9dc5, kind);
  for (let at = from; at < to; at++) hash = mix(hash, word.charCodeAt(at));
  return slotOf(hash);
};

const combined = (kind: number, one: number, two = 0, three = 0, four = 0): number =>
  slotOf(mix(mix(mix(mix(mix(0x811c9dc5, kind), one + 1), two + 3), three + 5), four + 7));

const OUTSIDE: NameWord = { plain: '', start: 0, end: 0, classes: 0, shape: 0, gap: 0, opens: true };

/** Classes that tell most, small enough to be combined with each other. */
const briefly = ({ classes }: NameWord): number =>
  (classes & NAMED) | (classes & CLASS.common ? 4 : 0) | (classes & (CLASS.place | CLASS.nation | CLASS.date | CLASS.street | CLASS.organisation | CLASS.brand | CLASS.figure) ? 8 : 0) | (classes & CLASS.title ? 16 : 0) | (classes & (CLASS.cue | CLASS.relation) ? 32 : 0) | (classes & CLASS.particle ? 64 : 0) | (classes & CLASS.thing ? 128 : 0);

const ownFeatures = (word: NameWord, { casing, inSmall }: Setting, slots: number[]): void => {
  const { plain, classes, shape } = word;
  const brief = briefly(word);
  const size = plain.length;
  slots.push(combined(1, shape, casing), combined(2, classes), combined(3, brief, shape, casing), combined(4, brief, shape, word.opens ? 1 : 0), combined(5, word.gap, shape));
  for (let bit = 0; bit < CLASS_BITS; bit++) if (classes & (1 << bit)) slots.push(combined(6, bit, shape));
  if (shape !== SHAPE.small && inSmall.has(plain)) slots.push(combined(8, shape));
  slots.push(combined(7, Math.min(size, 12)));
  // Words of name lists stand for their list alone, so that unheard names are treated alike.
  if (classes === 0) slots.push(letters(8, plain, 0, Math.min(3, size)));
  if ((classes & ~NAMED) !== 0) slots.push(letters(9, plain, 0, size));
  for (let length = 2; length <= 4 && length < size; length++) slots.push(letters(9 + length, plain, size - length, size));
};

const neighbourFeatures = (words: readonly NameWord[], index: number, slots: number[]): void => {
  const here = words[index] as NameWord;
  const [second, before, after, then] = [words[index - 2] ?? OUTSIDE, words[index - 1] ?? OUTSIDE, words[index + 1] ?? OUTSIDE, words[index + 2] ?? OUTSIDE];
  const [own, left, right] = [briefly(here), briefly(before), briefly(after)];
  const whole = (kind: number, { plain }: NameWord): number => letters(kind, plain, 0, plain.length);
  const [wordBefore, wordAfter] = [whole(20, before), whole(22, after)];
  const known = (word: NameWord): boolean => (word.classes & ~NAMED) !== 0 || word.classes === 0;
  if (known(before)) slots.push(wordBefore, combined(21, wordBefore, here.gap, here.shape));
  if (known(after)) slots.push(wordAfter, combined(23, wordAfter, after.gap));
  if (known(second)) slots.push(whole(24, second));
  if (known(then)) slots.push(whole(25, then));
  slots.push(
    combined(26, before.classes, here.gap), combined(27, after.classes, after.gap), combined(28, briefly(second)), combined(29, briefly(then)),
    combined(30, before.shape, here.gap, here.shape), combined(31, after.shape, after.gap, here.shape), combined(32, own, left, here.gap, here.shape), combined(33, own, right, after.gap, after.shape),
    combined(34, left, right, here.shape), combined(35, wordBefore, whole(20, second)),
    combined(36, after.shape, then.shape, after.gap, then.gap), combined(37, before.shape, second.shape, here.gap, before.gap), combined(38, own, right, briefly(then), after.gap),
  );
};

/** What the run of words as a whole holds: a company's ending tells of all the words before it. */
interface Run {
  classes: number;
  last: number;
  length: number;
}

const runFeatures = (words: readonly NameWord[], index: number, chain: Chain, run: Run, slots: number[]): void => {
  const own = briefly(words[index] as NameWord);
  const before = words[chain.first - 1] ?? OUTSIDE;
  const behind = words[chain.last] ?? OUTSIDE;
  const telling = run.classes & (NAMED | CLASS.place | CLASS.street | CLASS.organisation | CLASS.brand | CLASS.thing);
  slots.push(
    combined(50, telling, own), combined(51, Math.min(run.length, 6), Math.min(index - chain.first, 4)), combined(52, before.shape, behind.shape, Math.min(run.length, 6)),
    combined(53, run.last & ~NAMED, index === chain.last - 1 ? 1 : 0), combined(54, before.classes, Math.min(index - chain.first, 3)), combined(55, behind.classes, Math.min(chain.last - index, 3)),
    combined(56, behind.gap, Math.min(chain.last - index, 3), own),
  );
};

/** The slots of each word of a chain. */
export const chainFeatures = (words: readonly NameWord[], chain: Chain, setting: Setting): number[][] => {
  const run = { classes: 0, last: words[chain.last - 1]?.classes ?? 0, length: chain.last - chain.first };
  for (let index = chain.first; index < chain.last; index++) run.classes |= words[index]?.classes ?? 0;
  const features: number[][] = [];
  for (let index = chain.first; index < chain.last; index++) {
    const slots: number[] = [];
    ownFeatures(words[index] as NameWord, setting, slots);
    neighbourFeatures(words, index, slots);
    runFeatures(words, index, chain, run, slots);
    features.push(slots);
  }
  return features;
};
