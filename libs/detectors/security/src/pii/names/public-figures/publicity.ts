import { POLITE_TITLES } from '../gazetteer/data/publicity-words';
import { CLASS } from '../gazetteer/gazetteer';
import type { NameSpan } from '../name-span';
import { isCapital, type NameWord, wordAt } from '../name-words';
import {
  fameEvidence,
  hasRank,
  isEponym,
  isPartOfPlaceName,
  MIN_UNLISTED_EVIDENCE,
} from './fame-evidence';
import { type Figure, figureAt } from './figures';
import { PublicityContext } from './publicity-words';

const RECORD_WITHIN = 25;
const ADDRESSED_WITHIN = 2;
/**
 * Amount by which daily life must outweigh general knowledge, for names that nearly always refer to
 * the figure.
 */
const FAMOUS_LEEWAY = 1;
/** The same amount for names that only the figure has. */
const UNIQUE_LEEWAY = 3;
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

/** Returns true if the name rarely refers to anyone but the figure. */
const isUnmistakable = (words: readonly NameWord[], { fame, last }: Figure): boolean =>
  fame === 'single' ? (wordAt(words, last - 1).classes & CLASS.figure) !== 0 : fame !== 'shared';

/**
 * Returns true if the evidence of general knowledge, and the fame of the name, outweigh the
 * evidence of daily life.
 */
const isGeneralKnowledge = (
  words: readonly NameWord[],
  span: NameSpan,
  figure: Figure | undefined,
  around: PublicityContext,
): boolean => {
  if (
    isEponym(words, span) ||
    (figure?.fame === 'full' && (wordAt(words, figure.first).classes & CLASS.given) === 0)
  )
    return true;
  const { first } = figure ?? span;
  const learned = around.inSentence(first, 'learned');
  const isRuler = hasRank(words, span);
  const fame = fameEvidence(words, span, around);
  const renowned =
    figure || around.inSentence(first, 'own') > 0 || span.last - span.first < 2
      ? 0
      : 2 * around.inSentence(first, 'renowned');
  if (!figure && !isRuler && learned === 0 && fame === 0 && renowned === 0) return false;
  const daily = around.inSentence(first, 'daily');
  const known = fame + 2 * learned + renowned + around.inSentence(first, 'public');
  if (!figure) return isRuler ? known + 1 >= daily : daily === 0 && known >= MIN_UNLISTED_EVIDENCE;
  const withQuestions = known + around.inSentence(first, 'asked');
  const leeway = figure.fame === 'full' ? UNIQUE_LEEWAY : FAMOUS_LEEWAY;
  return isRuler || isUnmistakable(words, figure)
    ? withQuestions + leeway >= daily
    : withQuestions > 0 && withQuestions >= daily;
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
const isFictional = (word: NameWord | undefined): boolean =>
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
  ((JOINING.has(words[first - 1]?.plain ?? '') && isFictional(words[first - 2])) ||
    (JOINING.has(words[last]?.plain ?? '') && isFictional(words[last + 1])));

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
      isPartOfPlaceName(words, span) ||
      (isGeneralKnowledge(words, span, figure, around) &&
        !isPrivate(words, figure ?? span, around, figure !== undefined));
    if (!isPublic) continue;
    known.add(span);
    sentences.add(around.opening(span.first));
    const { first, last } = figure ?? span;
    if (figure || last - first > 1)
      for (let index = first; index < last; index++) parts.add(wordAt(words, index).plain);
  }
  const isMentionedAgain = (span: NameSpan): boolean =>
    words.slice(span.first, span.last).every(({ plain }) => parts.has(plain)) &&
    !isPrivate(words, span, around);
  const isOfDailyLife = ({ first }: NameSpan): boolean =>
    around.inSentence(first, 'daily') + around.inSentence(first, 'own') > 0;
  /**
   * Returns true for names in a sentence about public figures: `Katniss Everdeen and her sister
   * Prim`, `Atticus Finch and Tom Robinson`.
   */
  const isBesideFigures = (span: NameSpan): boolean =>
    (span.last - span.first === 1 || isPair(words, span) || namesakes.has(span)) &&
    sentences.has(around.opening(span.first)) &&
    !isOfDailyLife(span) &&
    !isPrivate(words, span, around);
  const isFictionalPair = (span: NameSpan): boolean =>
    isJoinedToFigure(words, span) && !isOfDailyLife(span) && !isPrivate(words, span, around);
  return (span) =>
    known.has(span) ||
    isFictionalPair(span) ||
    (parts.size > 0 && (isMentionedAgain(span) || isBesideFigures(span)));
};
