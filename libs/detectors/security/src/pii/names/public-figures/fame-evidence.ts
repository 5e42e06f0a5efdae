import {
  CALLINGS,
  HIGH_TITLES,
  HYPHENATED_AFTER,
  LAWS,
  NAMED_AFTER,
  WORKS_OF,
} from '../gazetteer/data/publicity-words';
import type { NameSpan } from '../name-span';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from '../name-words';
import type { PublicityContext } from './publicity-words';

/**
 * Minimum evidence for an unlisted name: a word of kind `learned`, which weighs two, and another.
 */
export const MIN_UNLISTED_EVIDENCE = 3;
/** Maximum length of a ruler's name: `Elizabeth II`. */
const MOST_WORDS_OF_RULERS = 2;
const REGNAL = /^(?=[ivx])(?:x{0,2}(?:ix|iv|v?i{0,3}))$/;

const isRegnal = (word: NameWord | undefined): boolean =>
  word !== undefined &&
  word.shape === SHAPE.capitals &&
  word.plain.length > 1 &&
  REGNAL.test(word.plain);

/** Returns true for names with a rank: `Louis XIV`, `Pope Francis`, `Catherine the Great`. */
export const hasRank = (words: readonly NameWord[], { first, last }: NameSpan): boolean => {
  const [before, end, after, then] = [
    words[first - 1],
    wordAt(words, last - 1),
    words[last],
    words[last + 1],
  ];
  if (before !== undefined && HIGH_TITLES.has(before.plain)) return true;
  if (last - first <= MOST_WORDS_OF_RULERS && (isRegnal(end) || isRegnal(after))) return true;
  return (
    after?.plain === 'the' &&
    after.gap === GAP.space &&
    after.shape === SHAPE.small &&
    then !== undefined &&
    then.gap === GAP.space &&
    isCapital(then) &&
    last - first === 1
  );
};

const BESIDE: ReadonlySet<number> = new Set<number>([
  GAP.space,
  GAP.hyphen,
  GAP.apostrophe,
  GAP.quote,
]);

/**
 * Returns true if a thing is named after the name: `Carnegie Hall`, `Moore's law`, `Bayes'
 * theorem`.
 */
export const isEponym = (words: readonly NameWord[], { last }: NameSpan): boolean => {
  const after = words[last];
  if (after?.plain === 's' && after.gap === GAP.apostrophe)
    return words[last + 1]?.gap === GAP.space && LAWS.has(words[last + 1]?.plain ?? '');
  return (
    after !== undefined &&
    BESIDE.has(after.gap) &&
    (LAWS.has(after.plain) || NAMED_AFTER.has(after.plain))
  );
};

/**
 * Returns true for the first part of a hyphenated place: `Karl-Marx-Allee`. Never a person, in any
 * context.
 */
export const isPartOfPlaceName = (words: readonly NameWord[], { last }: NameSpan): boolean =>
  words[last]?.gap === GAP.hyphen && HYPHENATED_AFTER.has(words[last].plain);

const YEAR = /^(?:1\d{3}|20[0-2]\d)$/;
/** Minimum lifetime in years; shorter ranges are terms of office. */
const SHORTEST_LIFE = 20;

/** Returns true if years of birth and death follow a name: `(1862–1944)`. */
const hasLifetime = (words: readonly NameWord[], { last }: NameSpan): boolean => {
  const [birth, death] = [words[last], words[last + 1]];
  if (
    birth?.gap !== GAP.bracket ||
    death === undefined ||
    !YEAR.test(birth.plain) ||
    !YEAR.test(death.plain)
  )
    return false;
  return Number(death.plain) - Number(birth.plain) >= SHORTEST_LIFE;
};

const CREDIT_WITHIN = 4;
const OWNED_WITHIN = 3;
const BY = new Set(['by', 'von', 'par', 'di', 'de', 'do', 'da', 'van', 'autorstwa', 'starring']);

/**
 * Returns true if a work is credited to the name: `novel by`, `a film directed by`, `starring`, or
 * `'s second album` after it.
 */
const hasCreditedWork = (
  words: readonly NameWord[],
  around: PublicityContext,
  { first, last }: NameSpan,
): boolean => {
  const opening = around.opening(first);
  const before = words[first - 1];
  if (before !== undefined && first > opening && BY.has(before.plain))
    for (let index = Math.max(opening, first - CREDIT_WITHIN); index < first; index++)
      if (WORKS_OF.has(wordAt(words, index).plain)) return true;
  if (words[last]?.plain !== 's' || words[last]?.gap !== GAP.apostrophe || last - first < 2)
    return false;
  for (let index = last + 1; index <= last + OWNED_WITHIN; index++)
    if (WORKS_OF.has(words[index]?.plain ?? '')) return true;
  return false;
};

/** Returns true if an occupation of public figures precedes the name: `the physicist Lene Hau`. */
const hasOccupation = (
  words: readonly NameWord[],
  around: PublicityContext,
  { first }: NameSpan,
): boolean => {
  const before = words[first - 1];
  return (
    before !== undefined &&
    first > around.opening(first) &&
    wordAt(words, first).gap === GAP.space &&
    CALLINGS.has(before.plain)
  );
};

const WORK_WEIGHT = 3;

/**
 * Computes the evidence of publicity beyond single words: occupation, works, lifetime, and titles
 * of works in the sentence.
 */
export const fameEvidence = (
  words: readonly NameWord[],
  span: NameSpan,
  around: PublicityContext,
): number => {
  if (around.inSentence(span.first, 'own') > 0) return 0;
  const isKnownFor =
    hasLifetime(words, span) ||
    hasOccupation(words, around, span) ||
    hasCreditedWork(words, around, span);
  return (
    (isKnownFor ? MIN_UNLISTED_EVIDENCE : 0) + WORK_WEIGHT * around.worksInSentence(span.first)
  );
};
