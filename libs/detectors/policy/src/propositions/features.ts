import { fold, roughStem } from '@touchstone/text';
import {
  type Meaning,
  meaningOf,
  meaningOfWords,
  nearestInEach,
  similarity,
  type WordMeaning,
} from '@touchstone/text/vectors';
import { analyse, type AnalysedSentence } from '../concepts/clauses';
import * as claims from '../concepts/content/data/claims';
import * as promises from '../concepts/content/data/promises';
import { recogniserOf } from '../concepts/content/recogniser';
import type { Item } from '../concepts/content/subjects/subject';
import { hasValue } from '../concepts/content/subjects/value-kinds';
import { FREQUENT_WORDS } from './data/frequent-words';
import { ACT_NAMES, nearness, type Phrase, tellingWords } from './phrase';
import { CUE_NAMES, cuesOf, hasCue } from './sentence-cues';

/** Acts that recognisers of concepts find in any text. */
const RECOGNISED = {
  'flat promise': recogniserOf(promises.FLAT_PROMISE),
  guarantee: recogniserOf(promises.GUARANTEE),
  recommendation: recogniserOf(claims.RECOMMENDATION),
  opinion: recogniserOf(claims.OPINION),
  prediction: recogniserOf(claims.PREDICTION),
  comparison: recogniserOf(claims.COMPARISON),
  criticism: recogniserOf(claims.CRITICISM),
  speculation: recogniserOf(claims.SPECULATION),
};
const RECOGNISED_NAMES = Object.keys(RECOGNISED) as (keyof typeof RECOGNISED)[];

/** Sentences whose nearest one says how near a text comes to the phrase in a certain way. */
const KINDS = {
  affirming: (sentence) =>
    !hasCue(sentence, 'refusal') && !hasCue(sentence, 'denial') && !hasCue(sentence, 'question'),
  denying: (sentence) => hasCue(sentence, 'refusal') || hasCue(sentence, 'denial'),
  asking: (sentence) => hasCue(sentence, 'question'),
  ordering: (sentence) => hasCue(sentence, 'imperative') || hasCue(sentence, 'directive'),
  'with a figure': (sentence) => hasCue(sentence, 'figure'),
  'with a name': (sentence) => hasCue(sentence, 'name'),
  'with will': (sentence) => hasCue(sentence, 'will'),
  'with you': (sentence) => hasCue(sentence, 'you'),
  'with a referral': (sentence) => hasCue(sentence, 'refer'),
} satisfies Record<string, (sentence: AnalysedSentence) => boolean>;
const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Counts that matter differently for different acts. */
const COUNTED = ['refusal', 'question', 'figure', 'directive'] as const;

const BASE = [
  'denies',
  ...ACT_NAMES.map((name) => `act: ${name}`),
  ...CUE_NAMES.map((name) => `cue: ${name}`),
  ...RECOGNISED_NAMES.map((name) => `does: ${name}`),
  'nearness',
  'nearness of the text',
  'second nearness',
  'words found',
  'similarity of a sentence',
  'similarity of the text',
  'sentences',
  ...KIND_NAMES.map((name) => `near: ${name}`),
] as const;

const PRODUCTS = [
  ...KIND_NAMES.map((name) => `near: ${name}`),
  ...COUNTED.map((name) => `cue: ${name}`),
];
const FACTORS = ['denies', ...ACT_NAMES.map((name) => `act: ${name}`)];

/** Names of the features, in the order of `featuresOf`. */
export const FEATURES: readonly string[] = [
  ...BASE,
  ...FACTORS.flatMap((factor) => PRODUCTS.map((name) => `${factor} × ${name}`)),
  ...FREQUENT_WORDS.map((word) => `word: ${word}`),
];

const INDEX = new Map<string, number>(BASE.map((name, index) => [name, index]));
const FACTOR_AT = FACTORS.map((name) => INDEX.get(name) as number);
const PRODUCT_AT = PRODUCTS.map((name) => INDEX.get(name) as number);

interface SentenceMeaning {
  meaning: Meaning;
  telling: readonly WordMeaning[];
  stems: ReadonlySet<string>;
}
const known = new WeakMap<AnalysedSentence, SentenceMeaning>();

const sentenceMeaning = (sentence: AnalysedSentence): SentenceMeaning => {
  const before = known.get(sentence);
  if (before) return before;
  const meaning = meaningOf(sentence.text);
  const found = {
    meaning,
    telling: tellingWords(meaning),
    stems: new Set(sentence.words.map((word) => roughStem(fold(word).replace(/'s$/, '')))),
  };
  known.set(sentence, found);
  return found;
};

/** Standard score, limited; a phrase that is equally near to every sentence tells little. */
const standard = (
  value: number,
  { mean, deviation }: { mean: number; deviation: number },
  least: number,
): number => Math.max(-2, Math.min(6, (value - mean) / Math.max(least, deviation)));

interface Compared {
  sentence: AnalysedSentence;
  nearest: ArrayLike<number>;
  /** Share of the words that occur, also as synonyms or values. */
  found: number;
  similarity: number;
  /** How much nearer than everyday sentences. */
  score: number;
}

const LEAST_DEVIATION = 0.03;
const LEAST_DEVIATION_OF_WORD = 0.08;
const FOUND_WEIGHT = 1.5;

const BY_SYNONYM = 0.9;
const BY_TOPIC = 0.8;
const BY_MEANING = 0.7;
/** Similarity from which a word stands for another. */
const SAME_WORD = 0.65;

/** Share of the words of a phrase that a sentence has, 0 to 1. */
const shareFound = (
  { meaning, item }: Phrase,
  sentence: AnalysedSentence,
  similarities: ArrayLike<number>,
): number => {
  if (!item) return 0;
  if (item.value && hasValue(item.value, sentence, sentence.text)) return 1;
  if (item.words.length === 0 || item.value?.required) return 0;
  const { stems } = sentenceMeaning(sentence);
  const sum = item.words.reduce(
    (total, word) => total + scoreOf(word, sentence, stems, meaning, similarities),
    0,
  );
  const share = sum / item.words.length;
  return share < BY_TOPIC && item.topics.some((phrases) => phrases.occurs(sentence))
    ? BY_TOPIC
    : share;
};

const scoreOf = (
  { stem, name, synonyms, meaning: { words } }: Item['words'][number],
  sentence: AnalysedSentence,
  stems: ReadonlySet<string>,
  phrase: Meaning,
  similarities: ArrayLike<number>,
): number => {
  if (stems.has(stem)) return 1;
  if (name) return 0;
  if (synonyms.some((phrases) => phrases.occurs(sentence))) return BY_SYNONYM;
  return words.some(
    ({ row }) =>
      (similarities[phrase.words.findIndex((word) => word.row === row)] ?? 0) >= SAME_WORD,
  )
    ? BY_MEANING
    : 0;
};

const compare = (phrase: Phrase, sentence: AnalysedSentence, each: ArrayLike<number>): Compared => {
  const { meaning } = sentenceMeaning(sentence);
  const { words, nearness: near, similarity: alike } = phrase.background;
  const found = shareFound(phrase, sentence, each);
  const cosine = similarity(phrase.meaning, meaning);
  const lifts = phrase.meaning.words.map((_, index) =>
    Math.min(
      4,
      Math.max(-1, standard(each[index] ?? 0, words[index] ?? near, LEAST_DEVIATION_OF_WORD)),
    ),
  );
  const score =
    (standard(nearness(each, phrase.meaning, phrase.weight), near, LEAST_DEVIATION) +
      standard(cosine, alike, LEAST_DEVIATION) +
      nearness(lifts, phrase.meaning, phrase.weight)) /
      3 +
    FOUND_WEIGHT * found;
  return { sentence, nearest: each, found, similarity: cosine, score };
};

/** Sentences of a longer text that are compared: those around the nearest. */
const WINDOW = 6;
const BEFORE = 2;

const around = (all: readonly Compared[]): readonly Compared[] => {
  if (all.length <= WINDOW) return all;
  const best = all.reduce((most, each) => (each.score > most.score ? each : most));
  const from = Math.max(0, Math.min(all.indexOf(best) - BEFORE, all.length - WINDOW));
  return all.slice(from, from + WINDOW);
};

const WORD_INDEX = new Map(FREQUENT_WORDS.map((word, index) => [word, index]));

/** For each frequent word how near the nearest sentence with it is, 0 to 1. */
const nearWords = (window: readonly Compared[]): number[] => {
  const found = new Array<number>(FREQUENT_WORDS.length).fill(0);
  for (const { sentence, score } of window) {
    const near = 1 / (1 + Math.exp(1 - score));
    for (const word of sentence.distinct) {
      const index = WORD_INDEX.get(word);
      if (index !== undefined) found[index] = Math.max(found[index] ?? 0, near);
    }
  }
  return found;
};

const meanings = new WeakMap<AnalysedSentence, { length: number; meaning: Meaning }>();

/** The meaning of some sentences in a row; the last for each first sentence is kept. */
const meaningOfAll = (window: readonly Compared[]): Meaning => {
  const [first] = window;
  const before = first && meanings.get(first.sentence);
  if (before?.length === window.length) return before.meaning;
  const meaning = meaningOfWords(
    window.flatMap(({ sentence }) => sentenceMeaning(sentence).meaning.words),
  );
  if (first) meanings.set(first.sentence, { length: window.length, meaning });
  return meaning;
};

const FARTHEST = -1;
const MOST_COUNTED = 8;

export interface Comparison {
  /** In the order of `FEATURES`. */
  features: number[];
  /** The sentence nearest to the phrase. */
  nearest: AnalysedSentence | undefined;
}

/** Compares a text with a verb phrase. Linear in the text. */
export const featuresOf = (phrase: Phrase, text: string): Comparison => {
  const { sentences } = analyse(text);
  const similarities = nearestInEach(
    phrase.meaning.words,
    sentences.map((sentence) => sentenceMeaning(sentence).telling),
  );
  const window = around(
    sentences.map((sentence, index) => compare(phrase, sentence, similarities[index] ?? [])),
  );
  const ranked = [...window].sort((one, other) => other.score - one.score);
  const [top, second] = ranked;
  const best = phrase.meaning.words.map((_, index) =>
    window.reduce((most, { nearest: each }) => Math.max(most, each[index] ?? 0), 0),
  );
  const nearestOf = (is: (sentence: AnalysedSentence) => boolean): number =>
    ranked.find(({ sentence }) => is(sentence))?.score ?? FARTHEST;
  const counts = CUE_NAMES.map((_, index) =>
    Math.min(
      MOST_COUNTED,
      window.reduce((sum, { sentence }) => sum + (cuesOf(sentence)[index] ?? 0), 0),
    ),
  );
  const within = new Set(window.map(({ sentence }) => sentence));
  const base = [
    phrase.negated ? 1 : 0,
    ...phrase.acts,
    ...counts,
    ...RECOGNISED_NAMES.map((name) =>
      RECOGNISED[name].findAll(sentences).some(({ sentence }) => within.has(sentence)) ? 1 : 0,
    ),
    Math.max(FARTHEST, top?.score ?? FARTHEST),
    standard(
      nearness(best, phrase.meaning, phrase.weight),
      phrase.background.nearness,
      LEAST_DEVIATION,
    ),
    Math.max(FARTHEST, second?.score ?? FARTHEST),
    window.reduce((most, { found }) => Math.max(most, found), 0),
    window.reduce((most, each) => Math.max(most, each.similarity), 0),
    similarity(phrase.meaning, meaningOfAll(window)),
    window.length,
    ...KIND_NAMES.map((name) => Math.max(FARTHEST, nearestOf(KINDS[name]))),
  ];
  const products = FACTOR_AT.flatMap((factor) =>
    PRODUCT_AT.map((at) => (base[factor] ?? 0) * (base[at] ?? 0)),
  );
  return { features: [...base, ...products, ...nearWords(window)], nearest: top?.sentence };
};
