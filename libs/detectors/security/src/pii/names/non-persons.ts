import { filterOf, hashOf } from '@touchstone/text/fast';
import { ALSO_PLACES, BRANDS_IN_FULL, GOODS } from './gazetteer/data/not-names';
import { CLASS, NAMED } from './gazetteer/gazetteer';
import type { NameSpan } from './name-span';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from './name-words';

type WordRange = Pick<NameSpan, 'first' | 'last'>;

const ANNOUNCED_WITHIN = 3;
const ANNOUNCING = CLASS.title | CLASS.cue | CLASS.relation;

/**
 * Returns true if a title, a greeting, a label or a family relation occurs shortly before a word.
 */
export const isAnnounced = (words: readonly NameWord[], first: number): boolean => {
  for (let index = Math.max(0, first - ANNOUNCED_WITHIN); index < first; index++)
    if ((wordAt(words, index).classes & ANNOUNCING) !== 0) return true;
  return false;
};

/** Words that announce towns and companies as often as persons. */
const PREPOSITIONS = new Set(['to', 'from', 'by', 's', 'ask', 'asked', 'and', 'is']);
const isIntroduced = (words: readonly NameWord[], first: number): boolean => {
  for (let index = Math.max(0, first - ANNOUNCED_WITHIN); index < first; index++) {
    const { classes, plain } = wordAt(words, index);
    if ((classes & ANNOUNCING) !== 0 && !PREPOSITIONS.has(plain)) return true;
  }
  return false;
};

/** Gaps within a term of several words; `other` includes the ampersand of `Marks & Spencer`. */
const TERM_GAPS: ReadonlySet<number> = new Set<number>([
  GAP.space,
  GAP.hyphen,
  GAP.apostrophe,
  GAP.stopSpace,
  GAP.other,
]);
const isInTerm = (word: NameWord | undefined): boolean =>
  word !== undefined && TERM_GAPS.has(word.gap);

const MAX_TERM_WORDS = 3;
const FILTER_BITS = 15;
/** Prefilter by first word, so that most names need not be joined. */
const BEGINNINGS = filterOf(
  Array.from(BRANDS_IN_FULL).flatMap((name) => name.split(' ', 1)),
  FILTER_BITS,
);

/**
 * Returns the end of the listed term of several words that begins here, or `first` if there is
 * none.
 */
const termEnd = (words: readonly NameWord[], first: number): number => {
  const opening = words[first];
  if (opening === undefined || !BEGINNINGS.mayHold(hashOf(opening.plain))) return first;
  let name = opening.plain;
  let end = first;
  for (let at = first + 1; at < first + MAX_TERM_WORDS && isInTerm(words[at]); at++) {
    name += ` ${wordAt(words, at).plain}`;
    if (BRANDS_IN_FULL.has(name)) end = at + 1;
  }
  return end;
};

/**
 * Returns true if the span overlaps a listed term that resembles a full name, such as a company,
 * town, team or dish: `Trader Joe's`, `Jack Russell`, `San Jose`. Titled or introduced namesakes
 * count as persons.
 */
export const isListedTerm = (words: readonly NameWord[], { first, last }: WordRange): boolean => {
  let opening = first;
  while (opening > Math.max(0, first - MAX_TERM_WORDS + 1) && isInTerm(words[opening])) opening--;
  for (let from = opening; from < Math.min(last, first + 2); from++) {
    const end = termEnd(words, from);
    // `San Andreas Fault`: the words after a listed term belong to it.
    if (end > from && end >= first && (end > first || wordAt(words, first).gap === GAP.space))
      return !isIntroduced(words, from);
  }
  return false;
};

const ARTICLES = new Set([
  'le',
  'la',
  'les',
  'los',
  'las',
  'el',
  'il',
  'lo',
  'gli',
  'os',
  'das',
  'het',
]);

/**
 * Returns true if an article precedes the name: `the Uffizi`, but not `the Kowalskis`. Ignores `a`
 * and `an`, which precede persons in other languages.
 */
const hasArticle = (words: readonly NameWord[], { first, last }: WordRange): boolean => {
  const [before, word, after] = [words[first - 1], wordAt(words, first), words[last]];
  if (
    last - first > 1 ||
    before === undefined ||
    word.gap !== GAP.space ||
    (before.shape !== SHAPE.small && !before.opens)
  )
    return false;
  if (ARTICLES.has(before.plain)) return word.classes === 0;
  if (before.plain !== 'the' || (word.classes & CLASS.family) !== 0) return false;
  if (
    after !== undefined &&
    after.gap === GAP.space &&
    (after.classes & CLASS.doing) !== 0 &&
    (word.classes & NAMED) !== 0
  )
    return false;
  return (word.classes & NAMED) !== 0 || !word.plain.endsWith('s');
};

const OF_THINGS = CLASS.thing | CLASS.organisation;
const isHead = (word: NameWord | undefined): boolean =>
  word !== undefined &&
  word.shape === SHAPE.capitalised &&
  (word.classes & OF_THINGS) !== 0 &&
  (word.classes & NAMED) === 0;

/**
 * Returns true if a noun makes the name part of a thing: `Denver Nuggets`, `Petra Hotel`, `Tiffany
 * lamps`.
 */
const isPartOfThing = (words: readonly NameWord[], { first, last }: WordRange): boolean => {
  const after = words[last];
  const goods = after?.plain === 's' && after.gap === GAP.apostrophe ? undefined : after;
  const hasGoods =
    goods !== undefined &&
    goods.gap === GAP.space &&
    (isHead(goods) || (goods.shape === SHAPE.small && GOODS.has(goods.plain)));
  return (hasGoods || (last - first > 1 && isHead(words[last - 1]))) && !isIntroduced(words, first);
};

const NEAR = 12;
const isPlace = (word: NameWord): boolean =>
  isCapital(word) && (word.classes & CLASS.place) !== 0 && (word.classes & NAMED) === 0;
const PLACE_WORDS = new Set(
  'city cities town towns capital village river lake lakes airport coast island mountains county district region museum beach ruins snow rain railway harbour harbor'.split(
    ' ',
  ),
);

/**
 * Returns true if a name shared by a town and persons occurs near words about places: `Charlotte is
 * the largest city in North Carolina`.
 */
const isAmongPlaces = (words: readonly NameWord[], { first, last }: WordRange): boolean => {
  if (
    last - first > 1 ||
    !ALSO_PLACES.has(wordAt(words, first).plain) ||
    isIntroduced(words, first)
  )
    return false;
  let places = 0;
  for (let at = first - 1; at >= Math.max(0, first - NEAR) && !wordAt(words, at + 1).opens; at--)
    places += placeEvidence(wordAt(words, at));
  for (let at = last; at < Math.min(words.length, last + NEAR) && !wordAt(words, at).opens; at++)
    places += placeEvidence(wordAt(words, at));
  return places > 0;
};
const placeEvidence = (word: NameWord): number =>
  isPlace(word) || PLACE_WORDS.has(word.plain) || (isCapital(word) && ALSO_PLACES.has(word.plain))
    ? 1
    : 0;

const WHERE = new Set([
  'in',
  'em',
  'nach',
  'w',
  'near',
  'visit',
  'visited',
  'visiting',
  'across',
  'through',
  'via',
]);
const CERTAIN_OF_PLACES = 0.85;
/** Returns true if an unlisted word follows a preposition of place: `in Campinas`. */
const followsPlacePreposition = (
  words: readonly NameWord[],
  { first, last, certainty }: NameSpan,
): boolean => {
  const [before, word] = [words[first - 1], wordAt(words, first)];
  return (
    last - first === 1 &&
    word.classes === 0 &&
    certainty < CERTAIN_OF_PLACES &&
    before !== undefined &&
    word.gap === GAP.space &&
    WHERE.has(before.plain)
  );
};

/** Returns true for contractions: `aren't`, `don't`. */
const isContracted = (words: readonly NameWord[], { last }: WordRange): boolean => {
  const after = words[last];
  return (
    after?.plain === 't' &&
    after.gap === GAP.apostrophe &&
    wordAt(words, last - 1).plain.endsWith('n')
  );
};

/**
 * Returns true if a span that resembles a name is something else, judged by its own words and those
 * beside it.
 */
export const isNotPerson = (words: readonly NameWord[], span: NameSpan): boolean =>
  isListedTerm(words, span) ||
  isContracted(words, span) ||
  hasArticle(words, span) ||
  isPartOfThing(words, span) ||
  isAmongPlaces(words, span) ||
  followsPlacePreposition(words, span);
