import { wordSimilarity } from '@touchstone/text/vectors';
import { areSynonyms } from '../claims/lexicon/lexicon';
import type { ContentWord } from './content-words';
import { PairCache } from './pair-cache';

/** Cosine similarity from which two words are near enough to name one thing. */
const SIMILAR = 0.56;
/** Shares of a pair of words by how near they are: not, similar, of one concept. */
const SHARES = [0, 0.6, 0.9] as const;
const [UNRELATED, NEAR, ALIKE] = [0, 1, 2];
const COMPOUND = 4;

/** Compares two words with different stems. */
const comparePair = (word: ContentWord, other: ContentWord): number => {
  if (
    (word.concept !== undefined && other.concept === word.concept) ||
    areSynonyms(other.stem, word.stem) ||
    isPartOf(other.stem, word.stem) ||
    isPartOf(word.stem, other.stem)
  )
    return ALIKE;
  return word.meaning && other.meaning && wordSimilarity(word.meaning, other.meaning) >= SIMILAR
    ? NEAR
    : UNRELATED;
};

/** Recognises parts of German compounds, such as `projekt` in `projektleitung`. */
const isPartOf = (part: string, whole: string): boolean =>
  part.length >= COMPOUND &&
  whole.length > part.length &&
  (whole.startsWith(part) || whole.endsWith(part));

/** Sums the matches of words: 1 for the same stem, less for synonyms. */
export const overlap = (one: readonly ContentWord[], other: readonly ContentWord[]): number =>
  overlapOf(distinctWords(one), other);

/** Like `overlap`, of words without repetition and two lists of others. */
export const overlapOf = (
  distinct: readonly ContentWord[],
  others: readonly ContentWord[],
  more: readonly ContentWord[] = NONE,
): number => {
  let total = 0;
  for (const word of distinct)
    total += has(others, word) || has(more, word) ? 1 : (SHARES[nearness(word, others, more)] ?? 0);
  return total;
};

const NONE: readonly ContentWord[] = [];

/** Keeps the first word of each stem. */
export const distinctWords = (words: readonly ContentWord[]): ContentWord[] => {
  const stems = new Set<string>();
  return words.filter(({ stem }) => !stems.has(stem) && stems.add(stem));
};

/** Returns the share of words that another text has, 0 to 1. */
export const coverage = (words: readonly ContentWord[], others: readonly ContentWord[]): number => {
  const distinct = distinctWords(words);
  return distinct.length === 0 ? 0 : overlapOf(distinct, others) / distinct.length;
};

const has = (words: readonly ContentWord[], { stem }: ContentWord): boolean => {
  for (const word of words) if (word.stem === stem) return true;
  return false;
};

/** Compares a word with the nearest of others, which have other stems. */
const nearness = (
  word: ContentWord,
  others: readonly ContentWord[],
  more: readonly ContentWord[],
): number => {
  let most = UNRELATED;
  for (const words of [others, more])
    for (const other of words) {
      most = Math.max(most, pairs.of(word, other));
      if (most === ALIKE) return most;
    }
  return most;
};

const pairs = new PairCache(comparePair);
