/** Phrases that bound the next number, or say that something has ended. */
const BOUNDS =
  'at_least at_most up_to no_more_than not_more_than no_less_than not_less_than no_fewer_than not_fewer_than ' +
  'more_than less_than longer_than shorter_than heavier_than lighter_than higher_than lower_than older_than younger_than fewer_than as_many_as no_longer not_only as_well_as such_as no_later_than';

/** A phrase of function words with one meaning. */
export interface Bound {
  words: readonly string[];
  /** Its words joined by `_`. */
  mark: string;
}

const byFirstWord = new Map<string, Bound[]>();
for (const mark of BOUNDS.split(' ')) {
  const words = mark.split('_');
  const [first = ''] = words;
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, mark }]);
}

export const beginsBound = (word: string): boolean => byFirstWord.has(word);

/**
 * Finds the bound that begins at a token.
 * @param tokens each with its word in lower case, without accents
 */
export const boundAt = (tokens: readonly { plain: string }[], index: number): Bound | undefined =>
  byFirstWord
    .get(tokens[index]?.plain ?? '')
    ?.find(({ words }) => words.every((word, at) => tokens[index + at]?.plain === word));

/** Returns false for `no longer`, which negates, and true for the bounds, which do not. */
export const isBound = (mark: string | undefined): boolean =>
  mark !== undefined && mark !== 'no_longer';
