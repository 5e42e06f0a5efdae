import { fold } from '@touchstone/text';
import { HashFilter, hashOf, mixed, type Token } from '@touchstone/text/fast';
import { type DigitCluster, type ScannedText, segmentOf } from '../../scan/scanned-text';
import { ENGLISH_STREETS, GLUED_STREETS, ROMANCE_STREETS, STREETS_APART } from './street-words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(fold));

/**
 * Returns a function that tests for membership in the words. A filter rejects most other words
 * without a look-up.
 */
const isOneOf = (words: ReadonlySet<string>): ((token: Token) => boolean) => {
  const filter = new HashFilter(FILTER_BITS);
  for (const word of words) filter.add(hashOf(word));
  return ({ word, hash }) => filter.mayHold(hash) && words.has(word);
};
const FILTER_BITS = 13;

/** Maximum distance of the house number from the street type, in characters. */
const BEFORE = 72;
const BEHIND = 96;

type ClusterSelector = (scanned: ScannedText) => readonly DigitCluster[];

/** Returns the surroundings of the tokens that satisfy `isStreetWord` and have a digit nearby. */
const clustersAround =
  (isStreetWord: (token: Token) => boolean): ClusterSelector =>
  (scanned) => {
    const { text, tokens, digitsIn } = scanned;
    const clusters: DigitCluster[] = [];
    let read = 0;
    for (const token of scanned.mostDigits > 0 ? tokens : []) {
      const { start, end } = token;
      if (end <= read || !isStreetWord(token) || digitsIn(start - BEFORE, end + BEHIND) === 0)
        continue;
      const from = Math.max(0, start - BEFORE);
      read = Math.min(text.length, end + BEHIND);
      clusters.push(segmentOf(text, from, Math.min(text.length, read + BEHIND), digitsIn));
    }
    return clusters;
  };

/**
 * Returns a function that tests whether a word ends in one of these. A filter on the last three
 * letters (two for words of two) rejects most other words.
 */
const hasEndingOf = (words: ReadonlySet<string>, longest: number): ((word: string) => boolean) => {
  const lastLetters = new HashFilter(FILTER_BITS);
  for (const word of words) lastLetters.add(word.length < 3 ? lastTwo(word) : lastThree(word));
  return (word) => {
    if (
      word.length < 2 ||
      !(
        lastLetters.mayHold(lastTwo(word)) ||
        (word.length > 2 && lastLetters.mayHold(lastThree(word)))
      )
    )
      return false;
    for (let length = Math.min(longest, word.length); length >= 2; length--)
      if (words.has(word.slice(word.length - length))) return true;
    return false;
  };
};
const lastThree = (word: string): number => mixed(lastTwo(word), word.charCodeAt(word.length - 3));
const lastTwo = (word: string): number =>
  mixed(word.charCodeAt(word.length - 2), word.charCodeAt(word.length - 1));

const isEnglishStreet = isOneOf(setOf(`${ENGLISH_STREETS}|route|rte|cr|sr|fm`));
const isRomanceStreet = isOneOf(setOf(`${ROMANCE_STREETS}|c`));
const isPreposition = isOneOf(new Set(['am', 'an', 'auf', 'im', 'in', 'zum', 'zur', 'unter']));
const endsLikeStreet = hasEndingOf(setOf(`${GLUED_STREETS}|${STREETS_APART}`), 9);

export const nearEnglishStreets = clustersAround(isEnglishStreet);
export const nearRomanceStreets = clustersAround(isRomanceStreet);
export const nearGermanicStreets = clustersAround(
  (token) => endsLikeStreet(token.word) || isPreposition(token),
);
