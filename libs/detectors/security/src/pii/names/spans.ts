import { findCandidates, type NameCandidate } from './candidates';
import { CLASS, NAMED } from './gazetteer/gazetteer';
import type { NameSpan } from './name-span';
import { type NameWord, SHAPE, wordAt } from './name-words';
import { isAnnounced, isNotPerson } from './non-persons';
import { forEachWordFeatures, textCasing } from './tagger/features';
import {
  bestTags,
  isLikelyOutside,
  outsideProbabilities,
  score,
  scoresFor,
  TAG,
  type TagModel,
  TAGS,
} from './tagger/tagger';

/** Minimum probabilities of reported names. */
export interface Thresholds {
  usual: number;
  /** Applies to a lower-case name with fewer than two listed words and without a context word. */
  small: number;
}

const spansIn = (
  chain: NameCandidate,
  tags: readonly number[],
  outside: Float64Array,
): NameSpan[] => {
  const spans: NameSpan[] = [];
  tags.forEach((tag, at) => {
    const probability = 1 - (outside[at] ?? 1);
    const last = spans.at(-1);
    if (tag === TAG.begins)
      spans.push({ first: chain.first + at, last: chain.first + at + 1, certainty: probability });
    else if (tag === TAG.inside && last) {
      last.last++;
      last.certainty = Math.max(last.certainty, probability);
    }
  });
  return spans;
};

/** Returns true if a candidate does not consist of initials only. */
const hasWord = (words: readonly NameWord[], { first, last }: NameCandidate): boolean => {
  for (let index = first; index < last; index++)
    if (wordAt(words, index).plain.length > 1) return true;
  return false;
};

/**
 * Returns all names that the tagger finds, regardless of their probability. Linear in the words.
 */
export const taggedSpans = (words: readonly NameWord[], model: TagModel): NameSpan[] => {
  const casing = textCasing(words);
  const spans: NameSpan[] = [];
  for (const chain of findCandidates(words)) {
    if (!hasWord(words, chain)) continue;
    const size = chain.last - chain.first;
    const scores = scoresFor(size * TAGS);
    forEachWordFeatures(words, chain, casing, (slots, count, at) =>
      score(scores, model, slots, count, at),
    );
    if (size === 1 && isLikelyOutside(scores, model.steps)) continue;
    const tags = bestTags(scores, model.steps);
    if (tags.some((tag) => tag !== TAG.outside))
      spans.push(...spansIn(chain, tags, outsideProbabilities(scores, model.steps)));
  }
  return spans;
};

const isCommon = ({ classes }: NameWord): boolean =>
  (classes & (CLASS.common | CLASS.place | CLASS.date | CLASS.brand)) !== 0;
const isNamed = ({ classes }: NameWord): boolean => (classes & NAMED) !== 0;

const isListedInLowerCase = (words: readonly NameWord[], { first, last }: NameSpan): boolean => {
  const name = words.slice(first, last);
  return isAnnounced(words, first)
    ? name.some(isNamed)
    : name.filter((word) => isNamed(word) && !isCommon(word)).length > 1;
};

/**
 * Minimum probability of an unlisted first word of a sentence, where the capital is no evidence.
 */
const CERTAIN_AT_OPENING = 0.85;
const isSentenceCapital = (
  words: readonly NameWord[],
  { first, last, certainty }: NameSpan,
): boolean => {
  const word = wordAt(words, first);
  return (
    last - first === 1 &&
    word.opens &&
    !isNamed(word) &&
    certainty < CERTAIN_AT_OPENING &&
    !isAnnounced(words, first)
  );
};

const isLowerCase = (words: readonly NameWord[], { first, last }: NameSpan): boolean => {
  for (let index = first; index < last; index++)
    if (wordAt(words, index).shape !== SHAPE.small) return false;
  return true;
};

/**
 * Returns true if a name is certain enough to be reported. Does not exclude public figures; see
 * `publicNames`.
 */
export const isReported = (
  words: readonly NameWord[],
  span: NameSpan,
  { usual, small }: Thresholds,
): boolean => {
  if (isNotPerson(words, span) || isSentenceCapital(words, span)) return false;
  const lowerCase = isLowerCase(words, span);
  if (
    lowerCase &&
    span.last - span.first === 1 &&
    isCommon(wordAt(words, span.first)) &&
    !isAnnounced(words, span.first)
  )
    return false;
  return span.certainty >= (lowerCase && !isListedInLowerCase(words, span) ? small : usual);
};
