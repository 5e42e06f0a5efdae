/** A word of a text: `form` is lower case without accents, `[start, end)` is where it stands, in UTF-16 units. */
export interface Word {
  form: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Lower case, accents off, `ß` as `ss`, one kind of apostrophe. */
export const fold = (word: string): string => {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'");
};

/** The words of a text in order. Linear in the text. */
export const words = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    form: fold(word),
    start: index,
    end: index + word.length,
  }));

const undouble = (word: string): string =>
  /([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;

const withoutPlural = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(?:[sz]s|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

const withoutTense = (word: string): string => {
  if (word.endsWith('ied') && word.length > 5) return `${word.slice(0, -3)}y`;
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') ? 2 : 0;
  return ending > 0 && word.length - ending >= 4 ? undouble(word.slice(0, -ending)) : word;
};

/**
 * What inflected forms of a folded English word share: plural, `-ing`, `-ed`, possessive and a last `e` are dropped where four letters remain.
 * Not a dictionary form: compare stems only with stems. Other languages keep most of their endings.
 */
export const stem = (word: string): string => {
  const bare = withoutTense(withoutPlural(word.replace(/'s?$/, '')));
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
};
