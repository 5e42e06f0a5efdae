import { stem, words } from '@touchstone/text';
import { ENGLISH_EMPTY_WORDS, GENERIC_WORDS, OTHER_EMPTY_WORDS } from './data/everyday';

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const ENGLISH = wordSet(ENGLISH_EMPTY_WORDS);
const OTHER = wordSet(OTHER_EMPTY_WORDS);
const GENERIC = wordSet(GENERIC_WORDS);
const ENDING = /(?:en|er|es|em|as|os|e|a|o|i|n|s)$/;
const SHORTEST_ROOT = 4;

/**
 * A word reduced to the part that its inflected forms share; `empty` when it does not indicate a
 * topic.
 */
export interface RootedWord {
  root: string;
  form: string;
  empty: boolean;
}

/**
 * Stems a word as English, then removes one common ending of German and Romance words where four
 * letters remain.
 */
export const rootOf = (form: string): string => {
  const stemmed = stem(form);
  const bare = stemmed.replace(ENDING, '');
  return bare.length >= SHORTEST_ROOT ? bare : stemmed;
};

/** Checks whether a folded word indicates no topic in any language. */
export const isEmpty = (form: string): boolean =>
  ENGLISH.has(form) || OTHER.has(form) || /^\d+$/.test(form) || form.length < 2;

/** Checks whether a folded English word fits any conversation. */
export const isGeneric = (form: string): boolean => GENERIC.has(form);

export const rooted = (text: string): RootedWord[] =>
  words(text).map(({ form }) => ({ form, root: rootOf(form), empty: isEmpty(form) }));

/** Checks whether the function words of a text are rather English than another language's. */
export const looksEnglish = (tokens: readonly RootedWord[]): boolean => {
  let lead = 0;
  for (const { form } of tokens) {
    if (ENGLISH.has(form) !== OTHER.has(form)) lead += ENGLISH.has(form) ? 1 : -1;
  }
  return lead >= 0;
};
