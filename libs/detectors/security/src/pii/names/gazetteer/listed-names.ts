import type { NameSpan } from '../name-span';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from '../name-words';
import { CLASS, NAMED, OTHERWISE } from './gazetteer';

const FEWEST_LETTERS = 3;
const CERTAINTY_OF_BOTH = 0.66;
const CERTAINTY_OF_ONE = 0.6;

/** Second words of places named after a given name: `Beverly Hills`. */
const OF_PLACES = new Set(
  'hills springs beach falls rapids heights meadows gardens palms valley bay creek ridge woods islands peninsula river lakes county canyon shores dunes cove'.split(
    ' ',
  ),
);

const isOnly = ({ classes, plain }: NameWord, named: number): boolean =>
  (classes & named) !== 0 && (classes & OTHERWISE) === 0 && plain.length >= FEWEST_LETTERS;

/**
 * Returns true if the name could continue before or after these two words: then the tagger decides.
 */
const isExtendable = (words: readonly NameWord[], first: number): boolean => {
  const [here, behind] = [wordAt(words, first), words[first + 2]];
  const before = words[first - 1];
  return (
    (before !== undefined && here.gap === GAP.space && isCapital(before) && !before.opens) ||
    (behind?.gap === GAP.space && isCapital(behind))
  );
};

/**
 * Returns the certainty that two words are a name, or 0. They must be listed only as a given and a
 * family name, in either order, or as a given name before an unlisted word, both capitalised.
 */
const certaintyAt = (words: readonly NameWord[], first: number): number => {
  const [given, family] = [wordAt(words, first), words[first + 1]];
  if (
    family === undefined ||
    family.gap !== GAP.space ||
    family.shape !== given.shape ||
    OF_PLACES.has(family.plain)
  )
    return 0;
  if (isCapital(given) && isOnly(given, CLASS.family) && isOnly(family, CLASS.given))
    return CERTAINTY_OF_BOTH;
  if (!isOnly(given, CLASS.given)) return 0;
  if (isOnly(family, CLASS.family)) return CERTAINTY_OF_BOTH;
  if (
    given.shape !== SHAPE.capitalised ||
    given.opens ||
    family.classes !== 0 ||
    family.plain.length <= FEWEST_LETTERS ||
    isExtendable(words, first)
  )
    return 0;
  return CERTAINTY_OF_ONE;
};

const isFamily = (word: NameWord | undefined): boolean =>
  word !== undefined && isCapital(word) && (word.classes & CLASS.family) !== 0;

/**
 * Returns the span of a hyphenated given name in lower case beside a family name: `Hye-jin Park`,
 * `Cheng Mei-ling`.
 */
const hyphenated = (words: readonly NameWord[], second: number): NameSpan | undefined => {
  const [part, first, before, after] = [
    wordAt(words, second),
    words[second - 1],
    words[second - 2],
    words[second + 1],
  ];
  if (
    first === undefined ||
    !isCapital(first) ||
    (first.classes & NAMED) === 0 ||
    (part.classes & CLASS.given) === 0
  )
    return undefined;
  if (isFamily(after) && after?.gap === GAP.space)
    return { first: second - 1, last: second + 2, certainty: CERTAINTY_OF_BOTH };
  if (
    before !== undefined &&
    first.gap === GAP.space &&
    (isFamily(before) || (isCapital(before) && !before.opens && (before.classes & NAMED) !== 0))
  )
    return { first: second - 2, last: second + 1, certainty: CERTAINTY_OF_BOTH };
  return undefined;
};

/**
 * Finds names by the lists alone, independently of the tagger: `Edna Crabtree`, `callie brandt`,
 * and names in scripts without capitals. Linear in the words.
 */
export const listedSpans = (words: readonly NameWord[]): NameSpan[] => {
  const spans: NameSpan[] = [];
  for (let first = 0; first < words.length; first++) {
    const { classes, gap, shape } = wordAt(words, first);
    if ((classes & NAMED) === 0) continue;
    const hyphenatedSpan =
      gap === GAP.hyphen && shape === SHAPE.small ? hyphenated(words, first) : undefined;
    if (hyphenatedSpan) {
      spans.push(hyphenatedSpan);
      first = hyphenatedSpan.last - 1;
      continue;
    }
    const certainty = certaintyAt(words, first);
    if (certainty > 0) spans.push({ first, last: first++ + 2, certainty });
  }
  return spans;
};
