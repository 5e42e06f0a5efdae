import { LRUCache } from 'lru-cache';
import { STOP_WORDS } from '@touchstone/text';
import {
  type Meaning,
  meaningOf,
  nearestInEach,
  similarity,
  type WordMeaning,
} from '@touchstone/text/vectors';
import { plainWords } from '../concepts/clauses';
import { type Item, subjectOf } from '../concepts/content/subjects/subject';
import { ACTS, WORDS_OF_SAYING } from './data/cues';
import { EVERYDAY_SENTENCES } from './data/everyday-sentences';

/** Mean and standard deviation of a similarity with everyday sentences. */
interface Background {
  mean: number;
  deviation: number;
}

/** The verb phrase of a rule, prepared for comparison. */
export interface Phrase {
  /** For each of `ACT_NAMES`: 1 if the phrase begins so. */
  acts: readonly number[];
  negated: boolean;
  meaning: Meaning;
  /** Total weight of the words. */
  weight: number;
  /** The words with their synonyms and kinds of values. */
  item: Item | undefined;
  background: {
    words: readonly Background[];
    nearness: Background;
    similarity: Background;
  };
}

export const ACT_NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
const FIRST_WORDS = 3;
const MOST_WORDS = 16;
const SAYING = new Set(WORDS_OF_SAYING.split(' '));
const NEGATION = /\b(?:not|no|never|cannot)\b|n't\b/i;

/** Weight below which a word is too frequent to stand for another. */
const TELLING = 0.6;

/** The words of a text that can stand for others. */
export const tellingWords = ({ words }: Meaning): WordMeaning[] => [
  ...new Map(
    words.filter(({ weight }) => weight >= TELLING).map((word) => [word.row, word]),
  ).values(),
];

/** Weighted mean of the similarities of the nearest words. */
export const nearness = (
  similarities: ArrayLike<number>,
  { words }: Meaning,
  weight: number,
): number =>
  words.reduce((sum, word, index) => sum + word.weight * (similarities[index] ?? 0), 0) /
  (weight || 1);

const isContent = (word: string): boolean => /[a-z0-9]/.test(word) && !STOP_WORDS.has(word);

const contentOf = (words: readonly string[]): string[] => {
  const content = words.filter(isContent);
  const told = content.filter((word) => !SAYING.has(word));
  return (told.length > 0 ? told : content).slice(0, MOST_WORDS);
};

let everyday: readonly Meaning[] | undefined;

const spread = (values: readonly number[]): Background => {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, deviation: Math.sqrt(variance) };
};

const backgroundOf = (meaning: Meaning, weight: number): Phrase['background'] => {
  everyday ??= EVERYDAY_SENTENCES.map(meaningOf);
  const everydayWords = everyday.map(tellingWords);
  const all = nearestInEach(meaning.words, everydayWords);
  return {
    words: meaning.words.map((_, index) => spread(all.map((each) => each[index] ?? 0))),
    nearness: spread(all.map((each) => nearness(each, meaning, weight))),
    similarity: spread(everyday.map((text) => similarity(meaning, text))),
  };
};

const parse = (written: string): Phrase => {
  const words = plainWords(written);
  const content = contentOf(words).join(' ');
  const meaning = meaningOf(content);
  const weight = meaning.words.reduce((sum, word) => sum + word.weight, 0);
  const first = words.slice(0, FIRST_WORDS);
  return {
    acts: ACT_NAMES.map((name) => (first.some((word) => ACTS[name].test(word)) ? 1 : 0)),
    negated: NEGATION.test(written),
    meaning,
    weight,
    item: subjectOf(content).items[0],
    background: backgroundOf(meaning, weight),
  };
};

const KEPT = 500;
const parsed = new LRUCache<string, Phrase>({ max: KEPT });

/** Prepares a verb phrase; the latest are cached. */
export const phraseOf = (written: string): Phrase => {
  const known = parsed.get(written);
  if (known) return known;
  const phrase = parse(written);
  parsed.set(written, phrase);
  return phrase;
};
