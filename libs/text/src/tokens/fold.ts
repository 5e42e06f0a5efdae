const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;
const POSSESSIVE = /'s$/;
const LONGEST_WORD = 40;

/**
 * Folds a word for comparison: lower case, without accents, `ß` as `ss`, one kind of apostrophe, so
 * that `Système` and `systeme` are equal.
 */
export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  return ASCII.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(MARKS, '')
        .replaceAll('ß', 'ss')
        .replaceAll('’', "'")
        .normalize('NFC');
};

/** Folds a word without its possessive ending; words longer than 40 characters are cut. */
export const foldBase = (word: string): string =>
  fold(word.slice(0, LONGEST_WORD)).replace(POSSESSIVE, '');
