import {
  CALLINGS,
  HIGH_TITLES,
  HYPHENATED_AFTER,
  LAWS,
  NAMED_AFTER,
  POLITE_TITLES,
  WORKS_OF,
} from '../gazetteer/data/publicity-words';
import { CLASS } from '../gazetteer/gazetteer';
import type { NameSpan } from '../name-span';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from '../name-words';
import { type Figure, figureAt } from './figures';
import { PublicityContext } from './publicity-words';

const RECORD_WITHIN = 25;
const ADDRESSED_WITHIN = 2;
/**
 * Minimum evidence for an unlisted name: a word of kind `learned`, which weighs two, and another.
 */
const ENOUGH_OF_ITSELF = 3;
/**
 * Amount by which daily life must outweigh general knowledge, for names that nearly always refer to
 * the figure.
 */
const OF_THE_FAMOUS = 1;
/** The same amount for names that only the figure has. */
const OF_THE_ONLY = 3;
const OWN = new Set([
  'my',
  'our',
  'your',
  'mein',
  'meine',
  'mon',
  'ma',
  'mi',
  'mio',
  'mia',
  'meu',
  'minha',
  'mijn',
  'moj',
  'moja',
  'мои',
  'моя',
]);
/** Maximum length of a ruler's name: `Elizabeth II`. */
const MOST_WORDS_OF_RULERS = 2;
const REGNAL = /^(?=[ivx])(?:x{0,2}(?:ix|iv|v?i{0,3}))$/;

/**
 * Returns true if the text addresses the name or introduces its bearer: `Dear Ms. Curie`, `my name
 * is Marie Curie`, `our neighbour Paul Newman`.
 */
const isAddressed = (
  words: readonly NameWord[],
  around: PublicityContext,
  first: number,
  isFigure: boolean,
): boolean => {
  const before = words[first - 1];
  // Some figures contain a title, such as `Mr Darcy`.
  if (
    (!isFigure && POLITE_TITLES.has(wordAt(words, first).plain)) ||
    (before !== undefined && POLITE_TITLES.has(before.plain))
  )
    return true;
  for (let index = Math.max(0, first - ADDRESSED_WITHIN); index < first; index++)
    if (around.is(index, 'address') || OWN.has(wordAt(words, index).plain)) return true;
  const [verb, subject] = [before?.plain, words[first - 2]?.plain];
  return (
    (verb === 'm' || verb === 'am' || verb === 'is') && (subject === 'i' || subject === 'name')
  );
};

const isRegnal = (word: NameWord | undefined): boolean =>
  word !== undefined &&
  word.shape === SHAPE.capitals &&
  word.plain.length > 1 &&
  REGNAL.test(word.plain);

/** Returns true for names with a rank: `Louis XIV`, `Pope Francis`, `Catherine the Great`. */
const isOfRank = (words: readonly NameWord[], { first, last }: NameSpan): boolean => {
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
const lendsItsName = (words: readonly NameWord[], { last }: NameSpan): boolean => {
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
const isPartOfName = (words: readonly NameWord[], { last }: NameSpan): boolean =>
  words[last]?.gap === GAP.hyphen && HYPHENATED_AFTER.has(words[last].plain);

/** Returns true if the name rarely refers to anyone but the figure. */
const isUnmistakable = (words: readonly NameWord[], { fame, last }: Figure): boolean =>
  fame === 'single' ? (wordAt(words, last - 1).classes & CLASS.figure) !== 0 : fame !== 'shared';

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

const MADE_WITHIN = 4;
const OWNED_WITHIN = 3;
const BY = new Set(['by', 'von', 'par', 'di', 'de', 'do', 'da', 'van', 'autorstwa', 'starring']);

/**
 * Returns true if a work is credited to the name: `novel by`, `a film directed by`, `starring`, or
 * `'s second album` after it.
 */
const hasMade = (
  words: readonly NameWord[],
  around: PublicityContext,
  { first, last }: NameSpan,
): boolean => {
  const opening = around.opening(first);
  const before = words[first - 1];
  if (before !== undefined && first > opening && BY.has(before.plain))
    for (let index = Math.max(opening, first - MADE_WITHIN); index < first; index++)
      if (WORKS_OF.has(wordAt(words, index).plain)) return true;
  if (words[last]?.plain !== 's' || words[last]?.gap !== GAP.apostrophe || last - first < 2)
    return false;
  for (let index = last + 1; index <= last + OWNED_WITHIN; index++)
    if (WORKS_OF.has(words[index]?.plain ?? '')) return true;
  return false;
};

/** Returns true if an occupation of public figures precedes the name: `the physicist Lene Hau`. */
const isCalled = (
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

const WORK_WEIGHS = 3;

/**
 * Computes the evidence of publicity beyond single words: occupation, works, lifetime, and titles
 * of works in the sentence.
 */
const standing = (words: readonly NameWord[], span: NameSpan, around: PublicityContext): number => {
  if (around.inSentence(span.first, 'own') > 0) return 0;
  const isKnownFor =
    hasLifetime(words, span) || isCalled(words, around, span) || hasMade(words, around, span);
  return (isKnownFor ? ENOUGH_OF_ITSELF : 0) + WORK_WEIGHS * around.worksInSentence(span.first);
};

/**
 * Returns true if the evidence of general knowledge, and the fame of the name, outweigh the
 * evidence of daily life.
 */
const isOfKnowledge = (
  words: readonly NameWord[],
  span: NameSpan,
  figure: Figure | undefined,
  around: PublicityContext,
): boolean => {
  if (
    lendsItsName(words, span) ||
    (figure?.fame === 'full' && (wordAt(words, figure.first).classes & CLASS.given) === 0)
  )
    return true;
  const { first } = figure ?? span;
  const learned = around.inSentence(first, 'learned');
  const isRuler = isOfRank(words, span);
  const standsOut = standing(words, span, around);
  const renowned =
    figure || around.inSentence(first, 'own') > 0 || span.last - span.first < 2
      ? 0
      : 2 * around.inSentence(first, 'renowned');
  if (!figure && !isRuler && learned === 0 && standsOut === 0 && renowned === 0) return false;
  const daily = around.inSentence(first, 'daily');
  const known = standsOut + 2 * learned + renowned + around.inSentence(first, 'public');
  if (!figure) return isRuler ? known + 1 >= daily : daily === 0 && known >= ENOUGH_OF_ITSELF;
  const asked = known + around.inSentence(first, 'asked');
  const leeway = figure.fame === 'full' ? OF_THE_ONLY : OF_THE_FAMOUS;
  return isRuler || isUnmistakable(words, figure)
    ? asked + leeway >= daily
    : asked > 0 && asked >= daily;
};

/** Returns true if a name occurs where names of customers, patients or correspondents do. */
const isPrivate = (
  words: readonly NameWord[],
  { first, last }: Pick<NameSpan, 'first' | 'last'>,
  around: PublicityContext,
  isFigure = false,
): boolean =>
  isAddressed(words, around, first, isFigure) || around.recordNear(first, last, RECORD_WITHIN);

const JOINING = new Set(['and', 'or', 'und', 'et', 'y', 'e', 'en', 'och', 'og', 'i']);
const isOfStory = (word: NameWord | undefined): boolean =>
  word !== undefined &&
  isCapital(word) &&
  (word.classes & CLASS.figure) !== 0 &&
  (word.classes & (CLASS.given | CLASS.family)) === 0;
/** Returns true for two given names joined by a conjunction: `Paolo e Francesca`. */
const isPair = (words: readonly NameWord[], { first, last }: NameSpan): boolean =>
  last - first === 3 && JOINING.has(wordAt(words, first + 1).plain);
/** Returns true if a conjunction joins a single name to a fictional character: `Frodo and Sam`. */
const isJoinedToFigure = (words: readonly NameWord[], { first, last }: NameSpan): boolean =>
  last - first === 1 &&
  ((JOINING.has(words[first - 1]?.plain ?? '') && isOfStory(words[first - 2])) ||
    (JOINING.has(words[last]?.plain ?? '') && isOfStory(words[last + 1])));

/**
 * Finds names of public figures and things named after them, which alone are not personal data.
 * Combines lists of names with the words around them. Near records, addresses and letters, a
 * namesake counts as a private person. Linear in the words.
 */
export const publicNames = (
  words: readonly NameWord[],
  spans: readonly NameSpan[],
): ((span: NameSpan) => boolean) => {
  if (spans.length === 0) return () => false;
  const around = new PublicityContext(words);
  const known = new Set<NameSpan>();
  const parts = new Set<string>();
  const sentences = new Set<number>();
  const namesakes = new Set<NameSpan>();
  for (const span of spans) {
    const figure = figureAt(words, span);
    if (figure) namesakes.add(span);
    const isPublic =
      isPartOfName(words, span) ||
      (isOfKnowledge(words, span, figure, around) &&
        !isPrivate(words, figure ?? span, around, figure !== undefined));
    if (!isPublic) continue;
    known.add(span);
    sentences.add(around.opening(span.first));
    const { first, last } = figure ?? span;
    if (figure || last - first > 1)
      for (let index = first; index < last; index++) parts.add(wordAt(words, index).plain);
  }
  const isMentioned = (span: NameSpan): boolean =>
    words.slice(span.first, span.last).every(({ plain }) => parts.has(plain)) &&
    !isPrivate(words, span, around);
  const isOfDailyLife = ({ first }: NameSpan): boolean =>
    around.inSentence(first, 'daily') + around.inSentence(first, 'own') > 0;
  /**
   * Returns true for names in a sentence about public figures: `Katniss Everdeen and her sister
   * Prim`, `Atticus Finch and Tom Robinson`.
   */
  const isInCompany = (span: NameSpan): boolean =>
    (span.last - span.first === 1 || isPair(words, span) || namesakes.has(span)) &&
    sentences.has(around.opening(span.first)) &&
    !isOfDailyLife(span) &&
    !isPrivate(words, span, around);
  const isOfPair = (span: NameSpan): boolean =>
    isJoinedToFigure(words, span) && !isOfDailyLife(span) && !isPrivate(words, span, around);
  return (span) =>
    known.has(span) ||
    isOfPair(span) ||
    (parts.size > 0 && (isMentioned(span) || isInCompany(span)));
};
