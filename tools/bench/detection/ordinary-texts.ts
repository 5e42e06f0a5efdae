import { labelledTexts } from '../../train/injection/sources';
import type { LabelledText } from '../../train/injection/texts';
import { seeded, shuffle } from '../../train/lib/random';
import type { TextMaker } from '../lib/texts';

const SEED = 11;
/** Texts that follow each other begin so far apart: prime, so that all places are passed before one comes again. */
const STEP = 10_007;

/** Characters of one source: none should be much more than others. */
const MOST_OF_SOURCE = 40_000;

/** No more than so many characters of each source, in their order. */
const evened = (texts: readonly LabelledText[]): LabelledText[] => {
  const taken = new Map<string, number>();
  return texts.filter(({ source, text }) => {
    const before = taken.get(source) ?? 0;
    taken.set(source, before + text.length);
    return before + text.length <= MOST_OF_SOURCE;
  });
};

/**
 * What people send: the labelled texts of every source that are no attacks, mixed, line after line. Their words, names, numbers and mistakes cost more than prose of a
 * hundred words, whose every word is known from the sentence before.
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
