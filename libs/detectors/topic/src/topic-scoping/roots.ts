import { stem, words } from '@touchstone/text';
import { COURTESIES, EMPTY_WORDS } from './data/everyday';

const EMPTY = new Set(EMPTY_WORDS.trim().split(/\s+/));
const ENDING = /(?:en|er|es|em|as|os|e|a|o|i|n|s)$/;
const SHORTEST_ROOT = 4;
const LONGEST_COURTESY = 6;

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

export const rooted = (text: string): RootedWord[] =>
  words(text).map(({ form }) => ({
    form,
    root: rootOf(form),
    empty: EMPTY.has(form) || /^\d+$/.test(form) || form.length < 2,
  }));

const COURTESY = new Set(
  COURTESIES.split(/[,\n]/)
    .map((phrase) => forms(phrase))
    .filter((phrase) => phrase !== ''),
);

function forms(text: string): string {
  return words(text)
    .map(({ form }) => form)
    .join(' ');
}

/**
 * Returns true if a text contains nothing but greetings, thanks and the like. Longest phrase first,
 * so linear in the text.
 */
export const onlyCourtesy = (text: string): boolean => {
  const tokens = words(text).map(({ form }) => form);
  let at = 0;
  while (at < tokens.length) {
    const length = courtesyLength(tokens, at);
    if (length === 0) return false;
    at += length;
  }
  return tokens.length > 0;
};

const courtesyLength = (tokens: string[], at: number): number => {
  for (let length = Math.min(LONGEST_COURTESY, tokens.length - at); length > 0; length--) {
    if (COURTESY.has(tokens.slice(at, at + length).join(' '))) return length;
  }
  return 0;
};
