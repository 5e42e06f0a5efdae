import { STOP_WORDS } from '@touchstone/text';
import { meaningOf, nearest, type WordMeaning } from '@touchstone/text/vectors';

/** Words of rules and messages that do not tell a topic. */
const GENERAL = new Set(
  'ask asks asked asking want wants need needs get gets getting know tell question questions help please information whether someone somebody something anything anyone thing things way make take use do does can could would should'.split(
    ' ',
  ),
);
/** Characters of a message that count: a question is short. */
const COMPARED = 600;
const KEPT = 200;
const known = new Map<string, readonly WordMeaning[]>();

const contentOf = (text: string): readonly WordMeaning[] => {
  const short = text.slice(0, COMPARED);
  const before = known.get(short);
  if (before) return before;
  const words = meaningOf(short).words.filter(({ start, end }) => {
    const word = short.slice(start, end).toLowerCase();
    return !STOP_WORDS.has(word) && !GENERAL.has(word);
  });
  if (known.size >= KEPT) known.clear();
  known.set(short, words);
  return words;
};

/**
 * Similarity of a message to the words of a topic, -1 to 1: the mean of the nearest words, weighted
 * by their rarity. `undefined` if either has no known word.
 */
export const topicNearness = (topic: string, message: string): number | undefined => {
  const [words, others] = [contentOf(topic), contentOf(message)];
  if (words.length === 0 || others.length === 0) return undefined;
  let [sum, weights] = [0, 0];
  for (const [index, similarity] of nearest(words, others).entries()) {
    const weight = words[index]?.weight ?? 0;
    sum += weight * similarity;
    weights += weight;
  }
  return weights === 0 ? undefined : sum / weights;
};
