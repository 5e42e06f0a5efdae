import { type Sentence, sentences } from '@touchstone/text';
import {
  ASIDES,
  CONDITION_START,
  CONJUNCTIONS,
  FINITE_WORDS,
  NEGATIONS,
  NO_NEGATIONS,
  TIME_START,
} from './data/negation';
import { isMark, type MatchableWords, matchableWords, type Span } from './matcher';
import { phrasesOf } from './phrases';
import { plainWords } from './plain-words';

/** Part of a sentence with a verb of its own. */
export interface Clause extends Span {
  /** `condition`: "if …"; `time`: "when …", "once …". */
  role: 'main' | 'condition' | 'time';
}

/** A sentence as written, and its words as `plainWords` returns them; spans are indexes of words. */
export interface AnalysedSentence extends Sentence, MatchableWords {
  /** Position in the text, from 0. */
  index: number;
  question: boolean;
  exclamation: boolean;
  clauses: readonly Clause[];
  /** Words that deny something. */
  negations: readonly Span[];
  /** Stretches within quotation marks. */
  quotations: readonly Span[];
}

export interface AnalysedText {
  text: string;
  sentences: readonly AnalysedSentence[];
}

const negations = phrasesOf(NEGATIONS);
const noNegations = phrasesOf(NO_NEGATIONS);
const condition = phrasesOf(CONDITION_START);
const time = phrasesOf(TIME_START);
const asides = phrasesOf(ASIDES);
const conjunctions = phrasesOf(CONJUNCTIONS);
const finite = phrasesOf(FINITE_WORDS);

/** Removes the commas around asides, which would divide a clause. */
const withoutAsides = (words: readonly string[]): readonly string[] => {
  const dropped = new Set<number>();
  const sentence = matchableWords(words);
  for (const [index, word] of words.entries()) {
    if (word !== ',') continue;
    const length = asides.lengthAt(sentence, index + 1);
    if (length > 0 && words[index + 1 + length] === ',') {
      dropped.add(index);
      dropped.add(index + 1 + length);
    }
  }
  return dropped.size === 0 ? words : words.filter((_, index) => !dropped.has(index));
};

/** Words after a comma within which a verb or pronoun shows that a clause begins. */
const FINITE_REACH = 7;

const beginsClause = (sentence: MatchableWords, index: number): boolean => {
  const word = sentence.words[index];
  if (word === ',')
    return finite.occurs(
      sentence,
      index + 1,
      Math.min(index + 1 + FINITE_REACH, sentence.words.length),
    );
  return isMark(word) || conjunctions.lengthAt(sentence, index) > 0;
};

const clausesOf = (sentence: MatchableWords): Clause[] => {
  const { words } = sentence;
  const starts = [0];
  for (const [index, word] of words.entries()) {
    if (index === 0 || !beginsClause(sentence, index)) continue;
    const start = isMark(word) ? index + 1 : index;
    if (start < words.length && start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  return starts.map((start, at) => ({
    start,
    end: starts[at + 1] ?? words.length,
    role:
      condition.lengthAt(sentence, start) > 0
        ? 'condition'
        : time.lengthAt(sentence, start) > 0
          ? 'time'
          : 'main',
  }));
};

const quotationsOf = (words: readonly string[]): Span[] => {
  const marks = words.flatMap((word, index) => (word === '"' ? [index] : []));
  return marks.flatMap((start, at) => {
    const close = marks[at + 1];
    return at % 2 === 0 && close !== undefined ? [{ start, end: close + 1 }] : [];
  });
};

export const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end && other.start < one.end;

const analyseSentence = (sentence: Sentence, index: number): AnalysedSentence => {
  const words = matchableWords(withoutAsides(plainWords(sentence.text)));
  const harmless = noNegations.find(words);
  return {
    ...sentence,
    ...words,
    index,
    question: /\?["'”’)\]*_]{0,3}$/.test(sentence.text),
    exclamation: /!["'”’)\]*_]{0,3}$/.test(sentence.text),
    clauses: clausesOf(words),
    negations: negations
      .find(words)
      .filter((negation) => !harmless.some((phrase) => overlaps(phrase, negation))),
    quotations: quotationsOf(words.words),
  };
};

const analysed = new Map<string, AnalysedText>();
/** Texts kept: those of one evaluation and the messages around them. */
const KEPT = 16;
/** Characters of a text of which several are kept; of longer ones only the latest. */
const LONGEST_KEPT = 100_000;
let latestLong: AnalysedText | undefined;

/**
 * Splits an English text into sentences and clauses. The latest results are cached, so that all
 * checks of an evaluation share one. Linear in the text.
 */
export const analyse = (text: string): AnalysedText => {
  if (text.length > LONGEST_KEPT)
    return latestLong?.text === text ? latestLong : (latestLong = analysisOf(text));
  const result = analysed.get(text) ?? analysisOf(text);
  // The latest used are at the end of the map.
  analysed.delete(text);
  analysed.set(text, result);
  const [oldest] = analysed.keys();
  if (analysed.size > KEPT && oldest !== undefined) analysed.delete(oldest);
  return result;
};

const analysisOf = (text: string): AnalysedText => ({
  text,
  sentences: sentences(text).map(analyseSentence),
});
