import { fold } from '@touchstone/text';
import {
  type Meaning,
  meaningOf,
  meaningOfWords,
  type WordMeaning,
} from '@touchstone/text/vectors';
import { isEmpty, isGeneric } from '../roots';
import { fieldSimilarities } from './field-vectors';
import { toldFields, topicality } from './word-fields';

/** A text as the model sees it. */
export interface TextMeaning {
  /** Words that may indicate a topic, each once. */
  words: readonly WordMeaning[];
  /** Mean of these words, those that tell more of a topic first. */
  mean: Meaning;
  /** Similarity of the mean with each field. */
  similarities: Float32Array;
  /** Evidence of the words for each field. */
  told: Float32Array;
}

/** Share of a word's weight that it keeps although it tells of no topic. */
const LEAST = 0.1;

/** Share of its weight that a word of any conversation keeps. */
const GENERIC_SHARE = 0.4;

/** Drops repeated words and those that indicate no topic. */
const tellingWords = (text: string, words: readonly WordMeaning[]): WordMeaning[] => {
  const seen = new Set<number>();
  return words.flatMap((word) => {
    const form = fold(text.slice(word.start, word.end));
    if (seen.has(word.row) || isEmpty(form)) return [];
    seen.add(word.row);
    return [isGeneric(form) ? { ...word, weight: GENERIC_SHARE * word.weight } : word];
  });
};

export const textMeaning = (text: string): TextMeaning => {
  const words = tellingWords(text, meaningOf(text).words);
  const mean = meaningOfWords(
    words.map((word) => ({ ...word, weight: word.weight * (LEAST + topicality(word)) })),
  );
  return {
    words,
    mean,
    similarities: fieldSimilarities(mean.vector),
    told: toldFields(words),
  };
};

/** How much the words of a text tell of any topic. */
export const topicMass = ({ words }: TextMeaning): number =>
  words.reduce((sum, word) => sum + word.weight * topicality(word), 0);

const MOST_TELLING = 3;

/** Returns the words of a text that tell most of a topic, or of one field. */
export const mostTelling = (text: string, { words }: TextMeaning, field?: number): string[] => {
  const told = (word: WordMeaning): number =>
    field === undefined ? word.weight * topicality(word) : (toldFields([word])[field] ?? 0);
  return words
    .map((word) => ({ word, value: told(word) }))
    .filter(({ word, value }) => value > 0.1 && !isGeneric(fold(text.slice(word.start, word.end))))
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST_TELLING)
    .map(({ word }) => text.slice(word.start, word.end));
};
