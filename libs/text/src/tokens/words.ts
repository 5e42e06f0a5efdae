import { fold } from './fold';

/** A word of a text: `form` is folded, `[start, end)` are UTF-16 offsets. */
export interface Word {
  form: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu;

/** Splits a text into words. Linear in the text. */
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
 * Stems a folded English word: drops plural, `-ing`, `-ed`, possessive and a final `e` where four
 * letters remain. Not a dictionary form, so compare stems only with stems. Other languages keep most
 * of their endings.
 */
export const stem = (word: string): string => {
  const bare = withoutTense(withoutPlural(word.replace(/'s?$/, '')));
  return bare.length > 4 && bare.endsWith('e') ? bare.slice(0, -1) : bare;
};
