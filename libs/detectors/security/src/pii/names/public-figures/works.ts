import { WORKS } from '../gazetteer/data/works';
import { GAP, isCapital, type NameWord, SHAPE, wordAt } from '../name-words';

const MOST_WORDS = 8;
const ARTICLES = new Set(['the', 'a', 'an']);

/** Titles of works by their first word. */
let listed: ReadonlyMap<string, readonly string[][]> | undefined;
const titles = (): ReadonlyMap<string, readonly string[][]> => {
  if (listed) return listed;
  const byFirst = new Map<string, string[][]>();
  for (const title of WORKS.trim().split(/[|\n]/)) {
    const words = title.split(' ').slice(0, MOST_WORDS);
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  return (listed = byFirst);
};

const WITHIN: ReadonlySet<number> = new Set<number>([
  GAP.space,
  GAP.hyphen,
  GAP.apostrophe,
  GAP.colon,
]);

/**
 * Returns true if the words from `first` on are the title of a work. First and last word must be
 * capitalised; titles with a leading article do not count at the beginning of a sentence.
 */
export const isWorkAt = (words: readonly NameWord[], first: number): boolean => {
  const opening = wordAt(words, first);
  if (!isCapital(opening)) return false;
  for (const title of titles().get(opening.plain) ?? []) {
    const last = words[first + title.length - 1];
    if (last === undefined || (opening.opens && ARTICLES.has(opening.plain))) continue;
    if (
      (isCapital(last) || last.shape === SHAPE.digits || last.shape === SHAPE.initial) &&
      title.every(
        (word, at) =>
          words[first + at]?.plain === word &&
          (at === 0 || WITHIN.has(wordAt(words, first + at).gap)),
      )
    )
      return true;
  }
  return false;
};
