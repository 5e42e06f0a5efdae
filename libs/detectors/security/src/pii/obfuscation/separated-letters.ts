import { type NormalisedText } from '@touchstone/text';
import { compact, isAsciiLetter } from '@touchstone/text/fast';
import { firstMatch } from '../../match';
import { rewriteRuns, type Run } from './rewrite';

const LONE = /(?<!\S)\S(?: \S){9,4000}(?!\S)/g;
/** Maximum number of characters of an identifier with its context words. */
const MOST = 200;

/**
 * Joins characters separated by spaces: `j a n e @ e x a m p l e . c o m`. `undefined` if there are
 * none. Linear in the text.
 */
export const joinSpacedCharacters = (plain: NormalisedText): NormalisedText | undefined =>
  rewriteRuns(plain, LONE, (run) =>
    run.length > 2 * MOST
      ? undefined
      : run.split('').map((character) => (character === ' ' ? '' : character)),
  );

const DEFANGED = / ?[[({] ?(?:\.|dot|:|@|at) ?[\])}] ?| dot (?=\d)|hxxp/gi;

/**
 * Restores defanged addresses: `203[.]0[.]113[.]7`, `hxxp://`. `undefined` if there are none.
 * Linear in the text.
 */
export const refang = (plain: NormalisedText): NormalisedText | undefined =>
  rewriteRuns(plain, DEFANGED, (run) => {
    if (/^hxxp$/i.test(run)) return Array.from('http');
    const sign = /:/.test(run) ? ':' : /@|at/i.test(run) ? '@' : '.';
    return run.split('').map((_character, index) => (index === 0 ? sign : ''));
  });

/** Names of letters in the radio alphabet, in Spanish and in English. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  alpha: 'A',
  alfa: 'A',
  bravo: 'B',
  charlie: 'C',
  delta: 'D',
  echo: 'E',
  foxtrot: 'F',
  golf: 'G',
  hotel: 'H',
  india: 'I',
  juliet: 'J',
  juliett: 'J',
  kilo: 'K',
  lima: 'L',
  mike: 'M',
  november: 'N',
  oscar: 'O',
  papa: 'P',
  quebec: 'Q',
  romeo: 'R',
  sierra: 'S',
  tango: 'T',
  uniform: 'U',
  victor: 'V',
  whiskey: 'W',
  whisky: 'W',
  'x-ray': 'X',
  xray: 'X',
  yankee: 'Y',
  zulu: 'Z',
  zeta: 'Z',
  ex: 'X',
  bee: 'B',
  dee: 'D',
  jay: 'J',
  kay: 'K',
  zed: 'Z',
  zee: 'Z',
};
const LETTER_WORD = Object.keys(LETTER_NAMES).join('|');
const LETTERED_NUMBER = compact(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${LETTER_WORD})[ ,-]{1,2}){1,3}\\d(?:[ -]?\\d){4,11}(?:[ -](?:${LETTER_WORD}))?(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}.])\\d(?:[ -]?\\d){5,11}[ -](?:${LETTER_WORD})(?![\\p{L}\\p{N}])`,
    'giu',
  ),
);
const NUMBER = /\d(?:[ -]?\d){4,}/g;
const WORD = /x-ray|[a-z]+/giu;
/** Context for three letter names before a number, and for one after it. */
const BEFORE = 36;
const BEHIND = 12;

/** Returns true if a word is close enough to a number to be the name of a letter. */
const isBesideWord = (text: string, start: number, end: number): boolean => {
  let before = start - 1;
  while (before > start - 3 && SEPARATORS.includes(text.charAt(before))) before--;
  return (
    (before < start - 1 && isAsciiLetter(text.charCodeAt(before))) ||
    isAsciiLetter(text.charCodeAt(end + 1))
  );
};
const SEPARATORS = [' ', ',', '-'];

function* letteredNumbersIn(text: string): Generator<Run> {
  let read = 0;
  NUMBER.lastIndex = 0;
  for (let number = NUMBER.exec(text); number; number = NUMBER.exec(text)) {
    const [start, end] = [number.index, NUMBER.lastIndex];
    if (!isBesideWord(text, start, end)) continue;
    const from = Math.max(read, start - BEFORE);
    const named = firstMatch(text.slice(from, end + BEHIND), LETTERED_NUMBER);
    // The match must overlap this number: text beside it may be cut off or belong to another.
    if (!named || from + named.index >= end || from + LETTERED_NUMBER.lastIndex <= start) continue;
    yield { 0: named[0], index: from + named.index };
    read = NUMBER.lastIndex = Math.max(end, from + LETTERED_NUMBER.lastIndex);
  }
}

/**
 * Replaces names of letters beside a number by the letters: `bravo lima 5177440`. `undefined` if
 * there are none. Linear in the text.
 */
export const replaceLetterNames = (plain: NormalisedText): NormalisedText | undefined =>
  rewriteRuns(plain, letteredNumbersIn(plain.text), (run) => {
    const characters = run.split('').map((character) => (/\d/.test(character) ? character : ''));
    for (const { 0: word, index } of run.matchAll(WORD))
      characters[index] = LETTER_NAMES[word.toLowerCase()] ?? '';
    return characters;
  });
