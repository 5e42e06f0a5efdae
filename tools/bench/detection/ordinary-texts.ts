import { labelledTexts } from '../../train/injection/sources';
import type { LabelledText } from '../../train/injection/texts';
import { seeded, shuffle } from '../../train/lib/random';
import type { TextMaker } from '../lib/texts';

const SEED = 11;
/**
 * Distance between the beginnings of consecutive texts: a prime, so that every place is used before
 * one repeats.
 */
const STEP = 10_007;

/** Maximum of characters per source, so that no source dominates. */
const MOST_OF_SOURCE = 40_000;

/** Limits each source to `MOST_OF_SOURCE` characters and keeps the order. */
const evened = (texts: readonly LabelledText[]): LabelledText[] => {
  const taken = new Map<string, number>();
  return texts.filter(({ source, text }) => {
    const before = taken.get(source) ?? 0;
    taken.set(source, before + text.length);
    return before + text.length <= MOST_OF_SOURCE;
  });
};

/**
 * Makes real texts: the labelled texts of every source that are not attacks, mixed line by line.
 * Their words, names, numbers and mistakes cost more than generated prose, which repeats a hundred
 * words.
 */
export const ordinaryTexts = (data: string): TextMaker => {
  const sent = shuffle(
    labelledTexts(data).filter(({ attack }) => !attack),
    seeded(SEED),
  );
  const all = evened(sent)
    .map(({ text }) => text)
    .join('\n');
  return (characters, seed = 0) => {
    const start = (seed * STEP) % (all.length - characters);
    return all.slice(start, start + characters);
  };
};
