import { EVERYDAY_GIVEN, GREETINGS, KIN, POSSESSIVES } from './gazetteer/data/context-words';
import { CLASS, OTHERWISE } from './gazetteer/gazetteer';
import type { NameSpan } from './name-span';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from './name-words';
import type { PublicityContext } from './public-figures/publicity-words';

const FEWEST_LETTERS = 4;
const CERTAINTY = 0.6;
/** Minimum number of words about acquaintances in the sentence of a lower-case name. */
const MIN_LOWER_CASE_EVIDENCE = 2;

const isGiven = ({ classes, plain }: NameWord): boolean =>
  (classes & CLASS.given) !== 0 && (classes & OTHERWISE) === 0 && plain.length >= FEWEST_LETTERS;

const APART: ReadonlySet<number> = new Set<number>([
  GAP.hyphen,
  GAP.address,
  GAP.none,
  GAP.joiner,
  GAP.colon,
  GAP.bracket,
  GAP.other,
]);

/** Returns true if a word is not part of a longer name, an address or a thing. */
const isStandalone = (words: readonly NameWord[], at: number): boolean => {
  const [before, here, after, then] = [
    words[at - 1],
    wordAt(words, at),
    words[at + 1],
    words[at + 2],
  ];
  if (
    APART.has(here.gap) ||
    (after !== undefined &&
      APART.has(after.gap) &&
      after.gap !== GAP.bracket &&
      after.gap !== GAP.colon)
  )
    return false;
  if (before !== undefined && here.gap === GAP.space && isCapital(before) && !before.opens)
    return false;
  if (after === undefined) return true;
  if (after.gap === GAP.space && (isCapital(after) || after.shape === SHAPE.digits)) return false;
  return !(
    after.plain === 's' &&
    after.gap === GAP.apostrophe &&
    then !== undefined &&
    isCapital(then)
  );
};

const ARTICLES = new Set(['the', 'il', 'le', 'les', 'los', 'las', 'el', 'das', 'het']);

/** Prepositions of place: `near lourdes`, `in Petra`. */
const WHERE = new Set(['in', 'near', 'em', 'nach']);

const acquaintanceEvidence = (around: PublicityContext, at: number): number =>
  around.inSentence(at, 'own') +
  around.inSentence(at, 'daily') +
  around.inSentence(at, 'record') +
  around.inSentence(at, 'address') +
  around.inSentence(at, 'personal');

const JOINING = new Set(['and', 'und', 'et', 'y', 'e', 'with', 'or', 'en', 'og', 'och', 'i']);
/** Returns true if a conjunction joins the word to a name: `wei and ming`. */
const isJoined = (words: readonly NameWord[], at: number, names: readonly NameSpan[]): boolean =>
  JOINING.has(words[at - 1]?.plain ?? '') && names.some(({ last }) => last === at - 1);

const ENDS_GREETING: ReadonlySet<number> = new Set<number>([
  GAP.commaSpace,
  GAP.newline,
  GAP.stop,
  GAP.stopSpace,
]);

/**
 * Returns true for an unlisted capitalised word after a greeting or a term of kinship: `Salut
 * Bérengère,`, `her son Korbinian`.
 */
const isUnlistedName = (words: readonly NameWord[], at: number): boolean => {
  const word = wordAt(words, at);
  if (
    at === 0 ||
    word.classes !== 0 ||
    word.shape !== SHAPE.capitalised ||
    word.plain.length < FEWEST_LETTERS ||
    (word.gap !== GAP.space && word.gap !== GAP.commaSpace)
  )
    return false;
  const [second, before, after] = [words[at - 2], wordAt(words, at - 1), words[at + 1]];
  // An apposition needs both commas: `my aunt, Encarna, says`.
  if (word.gap === GAP.commaSpace && after?.gap !== GAP.commaSpace) return false;
  if (word.gap === GAP.space && GREETINGS.has(before.plain))
    return before.opens && (after === undefined || ENDS_GREETING.has(after.gap));
  return (
    KIN.has(before.plain) &&
    second !== undefined &&
    before.gap === GAP.space &&
    POSSESSIVES.has(second.plain) &&
    !(after?.gap === GAP.space && isCapital(after))
  );
};

/**
 * Finds single names without the tagger: given names that are not also other words, in sentences
 * about acquaintances, and unlisted words after a greeting or a term of kinship. Linear in the
 * words.
 */
export const singleNames = (
  words: readonly NameWord[],
  names: readonly NameSpan[],
  around: () => PublicityContext,
): NameSpan[] => {
  const spans: NameSpan[] = [];
  let next = 0;
  for (let at = 0; at < words.length; at++) {
    const word = wordAt(words, at);
    const isListed = (word.classes & (CLASS.given | OTHERWISE)) === CLASS.given && isGiven(word);
    if (!isListed && !(word.classes === 0 && isUnlistedName(words, at))) continue;
    while ((names[next]?.last ?? Infinity) <= at) next++;
    if ((names[next]?.first ?? Infinity) <= at) continue;
    if (!isListed) {
      spans.push({ first: at, last: at + 1, certainty: CERTAINTY });
      continue;
    }
    const isLowerCase = word.shape === SHAPE.small;
    if (
      (isLowerCase && EVERYDAY_GIVEN.has(word.plain)) ||
      !isStandalone(words, at) ||
      ARTICLES.has(words[at - 1]?.plain ?? '') ||
      WHERE.has(words[at - 1]?.plain ?? '')
    )
      continue;
    const evidence = acquaintanceEvidence(around(), at);
    if (
      evidence >= (isLowerCase ? MIN_LOWER_CASE_EVIDENCE : 1) ||
      (isLowerCase && isJoined(words, at, names.slice(Math.max(0, next - 1), next)))
    )
      spans.push({ first: at, last: at + 1, certainty: CERTAINTY });
  }
  return spans;
};
