import { fold } from '@touchstone/text';
import { filterOf, type HashFilter, hashOf, mixed } from '@touchstone/text/fast';
import { BRANDS_IN_FULL, FIGURES_IN_FULL } from '../gazetteer/data/not-names';
import { famousFigures, publicFigures } from '../gazetteer/data/public-figures';
import { CLASS, classesOf, NAMED } from '../gazetteer/gazetteer';
import { plainLetters } from '../gazetteer/plain-letters';
import type { NameSpan } from '../name-span';
import { type NameWord, SHAPE, wordAt } from '../name-words';

const MOST_WORDS = 5;
/** Maximum number of words by which a listed name may exceed the span on either side. */
const MAX_EXCESS_WORDS = 3;
const FEWEST_LETTERS = 4;
/**
 * Length of the prefix by which first names are compared: `Lev` and `Leo` differ, `Sergei` and
 * `Sergey` do not.
 */
const PREFIX_LENGTH = 3;
const EVERYDAY =
  NAMED |
  CLASS.common |
  CLASS.place |
  CLASS.nation |
  CLASS.date |
  CLASS.organisation |
  CLASS.brand |
  CLASS.thing |
  CLASS.title |
  CLASS.particle;
const OF_ANOTHER_KIND = new Set(['of', 'the', 'and', 'in', 'de', 'da']);

interface FigureIndex {
  /** Full names, words joined by spaces. */
  full: ReadonlySet<string>;
  famous: ReadonlySet<string>;
  /** First words of full names. */
  first: HashFilter;
  /** First two words of full names. */
  pairs: HashFilter;
  /**
   * Last or only words that are not everyday names, with the prefixes of the first words before
   * them.
   */
  single: ReadonlyMap<string, readonly string[]>;
}

const FILTER_BITS = 18;
const SPACE = 32;
const ASCII = /^[\x00-\x7f]*$/;
const written = (name: string): string[] =>
  ASCII.test(name) ? name.split(' ') : name.split(' ').map((word) => plainLetters(fold(word)));

const singleOf = (words: readonly string[]): string | undefined => {
  const last = words.at(-1) ?? '';
  if (last.length < FEWEST_LETTERS || (classesOf(last) & EVERYDAY) !== 0) return undefined;
  return words.length > 1 &&
    words.some((word) => OF_ANOTHER_KIND.has(word) && word !== 'de' && word !== 'da')
    ? undefined
    : last;
};

const build = (): FigureIndex => {
  const single = new Map<string, string[]>();
  const names = [...publicFigures(), ...FIGURES_IN_FULL].map(written);
  for (const words of names) {
    const last = singleOf(words);
    if (last === undefined) continue;
    const beginnings = single.get(last) ?? [];
    const [first = ''] = words;
    for (const beginning of [first.slice(0, PREFIX_LENGTH), first.charAt(0)])
      if (!beginnings.includes(beginning)) beginnings.push(beginning);
    single.set(last, beginnings);
  }
  const full = names.filter((words) => words.length > 1 && !BRANDS_IN_FULL.has(words.join(' ')));
  return {
    famous: new Set(famousFigures()),
    full: new Set(full.map((words) => words.join(' '))),
    first: filterOf(
      full.flatMap((words) => words.slice(0, 1)),
      FILTER_BITS,
    ),
    pairs: filterOf(
      full.map(([first, second]) => `${first} ${second}`),
      FILTER_BITS,
    ),
    single,
  };
};

let cachedIndex: FigureIndex | undefined;
const figureIndex = (): FigureIndex => (cachedIndex ??= build());

/**
 * Way in which a figure is recognised: by a full name that is unique, by a full name that others
 * share but rarely mean (`famous`), by a full name that many people share, or by one word of the
 * name.
 */
export type Fame = 'full' | 'famous' | 'shared' | 'single';

export interface Figure {
  fame: Fame;
  /** The figure's name, from word `first` to before `last`. */
  first: number;
  last: number;
}

const joined = (words: readonly NameWord[], first: number, last: number): string => {
  let name = wordAt(words, first).plain;
  for (let index = first + 1; index < last; index++) name += ` ${wordAt(words, index).plain}`;
  return name;
};

/** Returns true if every word of the name is common among private persons. */
const isShared = (words: readonly NameWord[], first: number, last: number): boolean => {
  for (let index = first; index < last; index++)
    if ((wordAt(words, index).classes & NAMED) === 0 && wordAt(words, index).plain.length > 1)
      return false;
  return true;
};

const fameOf = (words: readonly NameWord[], first: number, last: number): Fame =>
  !isShared(words, first, last)
    ? 'full'
    : figureIndex().famous.has(joined(words, first, last))
      ? 'famous'
      : 'shared';

/** Returns true if two words may begin a listed name. Prefilter before names are joined. */
const beginsFigure = (words: readonly NameWord[], first: number): boolean => {
  const [word, next] = [words[first], words[first + 1]];
  if (word === undefined || next === undefined) return false;
  const hash = hashOf(word.plain);
  return (
    figureIndex().first.mayHold(hash) &&
    figureIndex().pairs.mayHold(hashOf(next.plain, mixed(hash, SPACE)))
  );
};

/**
 * Returns the longest listed full name that contains the span, except for at most one word at each
 * end of the span.
 */
const figureByFullName = (words: readonly NameWord[], span: NameSpan): Figure | undefined => {
  const { full } = figureIndex();
  for (
    let first = Math.max(0, span.first - MAX_EXCESS_WORDS);
    first <= Math.min(span.first + 1, span.last - 1);
    first++
  ) {
    if (!beginsFigure(words, first)) continue;
    for (
      let last = Math.min(words.length, first + MOST_WORDS, span.last + MAX_EXCESS_WORDS);
      last >= Math.max(first + 2, span.last - 1);
      last--
    )
      if (full.has(joined(words, first, last)))
        return { fame: fameOf(words, first, last), first, last };
  }
  return undefined;
};

/**
 * Returns true for particles, titles and capitalised words at the beginning of a sentence: `von`,
 * `Saint`, the `Why` of `Why Raskolnikov confesses`.
 */
const isIgnorablePrefix = ({ classes, opens }: NameWord): boolean =>
  (classes & (CLASS.particle | CLASS.title)) !== 0 ||
  (opens && (classes & CLASS.common) !== 0 && (classes & NAMED) === 0);

/**
 * Returns the figure whose last name the span contains: `Tolstoy`, `L. N. Tolstoy`, but not `Olga
 * Tolstoy`.
 */
const figureByOneWord = (
  words: readonly NameWord[],
  { first, last }: NameSpan,
): Figure | undefined => {
  const family = wordAt(words, last - 1);
  const beginnings = figureIndex().single.get(family.plain);
  if (beginnings === undefined)
    return (family.classes & CLASS.figure) !== 0 && (family.classes & CLASS.family) === 0
      ? { fame: 'single', first, last }
      : undefined;
  let given = first;
  while (given < last - 1 && isIgnorablePrefix(wordAt(words, given))) given++;
  return given === last - 1 ||
    beginnings.includes(wordAt(words, given).plain.slice(0, PREFIX_LENGTH))
    ? { fame: 'single', first, last }
    : undefined;
};

const JOINING = new Set(['y', 'e', 'i', 'and', 'und', 'et']);
/** Returns two joined figures that the tagger took for one name: `Dalí y Buñuel`. */
const figurePair = (
  words: readonly NameWord[],
  { first, last, certainty }: NameSpan,
): Figure | undefined => {
  for (let at = first + 1; at < last - 1; at++) {
    if (!JOINING.has(wordAt(words, at).plain)) continue;
    const [one, other] = [
      figureAt(words, { first, last: at, certainty }),
      figureAt(words, { first: at + 1, last, certainty }),
    ];
    return one && other ? { fame: 'single', first, last } : undefined;
  }
  return undefined;
};

/**
 * Returns the public figure that a span may refer to: by full name, by one word of it, or two
 * figures joined.
 */
export const figureAt = (words: readonly NameWord[], span: NameSpan): Figure | undefined =>
  figureByFullName(words, span) ?? figureByOneWord(words, span) ?? figurePair(words, span);

const isCapital = ({ shape }: NameWord): boolean => shape !== SHAPE.small && shape !== SHAPE.digits;
/**
 * Returns true if a word is no everyday word: `Big Brother` and `Sleeping Beauty` are left to the
 * tagger.
 */
const isNotEverydayWord = ({ classes }: NameWord): boolean =>
  (classes & (CLASS.common | CLASS.title | CLASS.relation)) === 0;

/**
 * Finds full names of figures outside the given spans, since the tagger is trained to omit most
 * figures. In order; linear in the words.
 */
export const figuresBeside = (
  words: readonly NameWord[],
  spans: readonly NameSpan[],
  certainty: number,
): NameSpan[] => {
  const { full } = figureIndex();
  const taken = [...spans].sort((one, other) => one.first - other.first);
  const found: NameSpan[] = [];
  let next = 0;
  for (let first = 0; first + 1 < words.length; first++) {
    while ((taken[next]?.last ?? Infinity) <= first) next++;
    const limit = Math.min(words.length, first + MOST_WORDS, taken[next]?.first ?? Infinity);
    if (
      limit < first + 2 ||
      !isCapital(wordAt(words, first)) ||
      !isNotEverydayWord(wordAt(words, first)) ||
      !beginsFigure(words, first)
    )
      continue;
    for (let last = limit; last >= first + 2; last--) {
      if (!isCapital(wordAt(words, last - 1)) || !full.has(joined(words, first, last))) continue;
      found.push({ first, last, certainty });
      first = last - 1;
      break;
    }
  }
  return found;
};
