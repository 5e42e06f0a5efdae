import { fold } from '@touchstone/text';
import { meaningOf, meaningOfWords, type WordMeaning } from '@touchstone/text/vectors';
import { isEmpty } from '../roots';
import { fieldSimilarities, fieldVectors } from './field-vectors';
import { blend } from './vector';
import { toldFields, topicality } from './word-fields';

/** A topic as the model sees it. */
export interface TopicMeaning {
  words: readonly WordMeaning[];
  /** The topic together with the fields that it is similar to. */
  expanded: Float32Array;
  /** Similarity with each field. */
  similarities: Float32Array;
  /** Evidence of the words for each field. */
  told: Float32Array;
}

/** Most words of a topic that are compared with a text; further ones are the less telling. */
const MOST_WORDS = 16;
/** Share of a word's weight that it keeps although it tells of no topic. */
const LEAST = 0.3;
/** Sharpness with which the nearest field outweighs the next in the expansion. */
const SHARPNESS = 12;

const tellingWords = (topic: string): WordMeaning[] =>
  meaningOf(topic)
    .words.filter(({ start, end }) => !isEmpty(fold(topic.slice(start, end))))
    .map((word) => ({ ...word, weight: word.weight * (LEAST + topicality(word)) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS);

/** @param fields names of the fields that the topic covers */
export const topicMeaning = (topic: string, fields: ReadonlySet<string>): TopicMeaning => {
  const words = tellingWords(topic);
  const { vector } = meaningOfWords(words);
  const similarities = fieldSimilarities(vector);
  const highest = Math.max(...similarities);
  const relatives = blend(
    fieldVectors().map((field, index) => ({
      vector: field.vector,
      weight:
        Math.exp(SHARPNESS * ((similarities[index] ?? 0) - highest)) +
        (fields.has(field.field) ? 1 : 0),
    })),
  );
  return {
    words,
    expanded: blend([
      { vector, weight: 1 },
      { vector: relatives, weight: 1 },
    ]),
    similarities,
    told: toldFields(words),
  };
};
