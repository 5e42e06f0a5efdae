import { type Island, type ScannedText, stretchOf } from '../../scanned-text';
import { fold } from '../../../text/tokens';
import { ENGLISH_STREETS, GERMANIC_STREETS, ROMANCE_STREETS } from './street-words';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|').map(fold));
/** How far from the word for a street its number may stand, in characters. */
const BEFORE = 72;
const BEHIND = 96;

type Where = (scanned: ScannedText) => readonly Island[];

/** The surroundings of the tokens that `isSign` names and that have a digit near. */
const around = (isSign: (word: string) => boolean): Where => (scanned) => {
  const { text, tokens, digitsIn } = scanned;
  const islands: Island[] = [];
  let read = 0;
  for (const { word, start, end } of scanned.mostDigits > 0 ? tokens : []) {
    if (end <= read || !isSign(word) || digitsIn(start - BEFORE, end + BEHIND) === 0) continue;
    const from = Math.max(0, start - BEFORE);
    read = Math.min(text.length, end + BEHIND);
    islands.push(stretchOf(text, from, Math.min(text.length, read + BEHIND), digitsIn));
  }
  return islands;
};

const hasEndingOf = (words: ReadonlySet<string>, longest: number) => (word: string): boolean => {
  for (let length = Math.min(longest, word.length); length >= 2; length--) if (words.has(word.slice(word.length - length))) return true;
  return false;
};

const ENGLISH = setOf(ENGLISH_STREETS);
const ROMANCE = setOf(ROMANCE_STREETS);
const GERMANIC = setOf(GERMANIC_STREETS);
const PREPOSITIONS = new Set(['am', 'an', 'auf', 'im', 'in', 'zum', 'zur', 'unter']);
const endsLikeStreet = hasEndingOf(GERMANIC, 9);

export const nearEnglishStreets = around((word) => ENGLISH.has(word));
export const nearRomanceStreets = around((word) => ROMANCE.has(word) || word === 'c');
export const nearGermanicStreets = around((word) => endsLikeStreet(word) || PREPOSITIONS.has(word));
