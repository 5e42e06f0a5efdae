import { foldBase, roughStem } from '@touchstone/text';

/** A phrase of several words that has one meaning. */
export interface Phrase {
  /** Folded words after the first. */
  rest: readonly string[];
  key: string;
}

const PHRASE_MARK = '_';
const byFirstWord = new Map<string, Phrase[]>();

/** Phrases that begin with a folded word, the longest first. */
export const phrasesFrom = (word: string): readonly Phrase[] | undefined => byFirstWord.get(word);

/** Returns the look-up keys of a line of words and phrases. */
export const keysOf = (line: string): string[] =>
  line
    .split(' ')
    .filter((entry) => entry !== '')
    .map(keyOf);

/** Returns the look-up key of an entry; a phrase is noted by its first word. */
const keyOf = (entry: string): string => {
  const [first = '', ...rest] = entry.split(/[_-]/).map(foldBase);
  if (rest.length === 0) return roughStem(first);
  const key = [first, ...rest].join(PHRASE_MARK);
  const known = byFirstWord.get(first) ?? [];
  if (!known.some((phrase) => phrase.key === key)) {
    known.push({ rest, key });
    known.sort((one, other) => other.rest.length - one.rest.length);
    byFirstWord.set(first, known);
  }
  return key;
};
