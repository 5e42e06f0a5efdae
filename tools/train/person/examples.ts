import {
  candidateFeatures,
  CLASS,
  classesOf,
  findCandidates,
  type NameCandidate,
  NAMED,
  type NameWord,
  nameWords,
  TAG,
  textCasing,
} from '@touchstone/detectors/security/names';
import { tokenise } from '@touchstone/text/fast';
import { seeded } from '../lib/random';
import type { NamedText } from './synthetic-texts';

/** A training chain: the features of each word and its tag. */
export interface Example {
  features: readonly Int32Array[];
  tags: readonly number[];
}

/**
 * Most words in real texts are in no list: in this share of texts half of the listed words are
 * treated as unlisted.
 */
const FORGETFUL = 0.4;

const forgetting = (random: () => number): ((plain: string) => number) => {
  const kept = new Map<string, boolean>();
  return (plain) => {
    const classes = classesOf(plain);
    const forgettable = NAMED | CLASS.common | CLASS.place | CLASS.brand;
    if (classes === 0 || ((classes & NAMED) !== 0 && (classes & CLASS.common) !== 0))
      return classes;
    const keeps = kept.get(plain) ?? random() < 0.5;
    kept.set(plain, keeps);
    return keeps ? classes : classes & ~forgettable;
  };
};

export const wordsOf = (text: string, lookUp = classesOf): NameWord[] =>
  nameWords(text, tokenise(text.replaceAll('_', ' ')), lookUp);

const tagsOf = (
  words: readonly NameWord[],
  { first, last }: NameCandidate,
  names: NamedText['names'],
): number[] => {
  const nameAt = (word: NameWord): number =>
    names.findIndex(({ start, end }) => word.start < end && start < word.end);
  let before = -1;
  return words.slice(first, last).map((word) => {
    const name = nameAt(word);
    const tag = name < 0 ? TAG.outside : name === before ? TAG.inside : TAG.begins;
    before = name;
    return tag;
  });
};

/** Returns the chains of all texts with their tags. */
export const examplesOf = (texts: readonly NamedText[], seed: number): Example[] => {
  const random = seeded(seed);
  return texts.flatMap(({ text, names }) => {
    const words = wordsOf(text, random() < FORGETFUL ? forgetting(random) : classesOf);
    const setting = textCasing(words);
    return findCandidates(words).map((chain) => ({
      features: candidateFeatures(words, chain, setting).map((slots) => Int32Array.from(slots)),
      tags: tagsOf(words, chain, names),
    }));
  });
};
