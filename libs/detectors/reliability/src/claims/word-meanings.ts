import {
  meaningOf,
  meaningOfWords,
  nearest,
  similarity,
  type WordMeaning,
  wordSimilarity,
} from '@touchstone/text/vectors';
import type { Statement } from './statement';

const MOST_REMEMBERED = 20_000;
const known = new Map<string, readonly WordMeaning[]>();

const meaningsOf = (word: string): readonly WordMeaning[] => {
  const found = known.get(word);
  if (found) return found;
  const { words } = meaningOf(word);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(word, words);
  return words;
};

/** Meaning of a folded word; `undefined` if it is unknown or a compound. */
const meaningOfWord = (word: string): WordMeaning | undefined => {
  const words = meaningsOf(word);
  return words.length === 1 ? words[0] : undefined;
};

/** Cosine similarity of two folded words, -1 to 1; 0 if one is unknown or a compound. */
export const similarityOf = (one: string, other: string): number => similarityTo(one)(other);

/** Prepares the comparison of one folded word with several others. */
export const similarityTo = (one: string): ((other: string) => number) => {
  const own = meaningOfWord(one);
  return (other) => {
    const meaning = own && meaningOfWord(other);
    return own && meaning ? wordSimilarity(own, meaning) : 0;
  };
};

/** How much a word tells, 0 to 1: frequent words tell little, unknown ones most. */
export const rarityOf = (word: string): number => {
  const [first] = meaningsOf(word);
  return first === undefined ? 1 : Math.max(0.2, Math.min(1, first.weight));
};

/** Cosine similarity of a claim and some statements together, 0 to 1. */
export const similarityOfTexts = (claim: Statement, given: readonly Statement[]): number => {
  const wordsOf = ({ terms }: Statement): WordMeaning[] =>
    terms.flatMap(({ plain, kind }) => (kind === 'number' ? [] : meaningsOf(plain)));
  const own = wordsOf(claim);
  const others = given.flatMap(wordsOf);
  if (own.length === 0 || others.length === 0) return 0;
  return Math.max(0, similarity(meaningOfWords(own), meaningOfWords(others)));
};

/**
 * Similarity of each word to the nearest of some others, 0 to 1; unknown words and names count as
 * unrelated.
 */
export const relatednessOf = (words: readonly string[], others: readonly string[]): number[] => {
  const given = others.flatMap(meaningsOf);
  return words.map((word) => {
    const own = meaningsOf(word);
    return own.length === 0 || given.length === 0 ? 0 : Math.max(0, ...nearest(own, given));
  });
};
