import { nounFor } from '@touchstone/detection';
import { SMALL_NUMBERS } from '@touchstone/text';
import { type Checker, every, type Outcome } from './checked';
import { Pattern } from './pattern';

const COUNT = String.raw`(\d{1,3}|once|twice|\p{L}{2,9})`;
const WORD = String.raw`(?<!\p{L})(?:the word )?["'“‘*]{0,2}(\p{L}{2,45})["'”’*]{0,2}`;
const LETTER = String.raw`["'“‘*]{0,2}(\p{L})["'”’*]{0,2}`;

const OCCURS = new Pattern(
  `\\bletter ${LETTER} (?:occurs|appears|is used|is found|comes up) (?:exactly )?${COUNT}(?: times?)? in ${WORD}(?![\\p{L}])`,
  'giu',
);
const HAS = new Pattern(
  `${WORD} (?:has|contains|includes) (?:exactly )?${COUNT} (?:letters? |times the letter )?${LETTER}(?:['’]?s)?(?![\\p{L}])`,
  'giu',
);
const THERE = new Pattern(
  `\\bthere (?:is|are) (?:exactly )?${COUNT} (?:letters? )?${LETTER}(?:['’]?s)? in ${WORD}(?![\\p{L}])`,
  'giu',
);
const LENGTH = new Pattern(
  `${WORD} (?:has|contains|consists of|is made of) (?:exactly )?${COUNT} (letters|characters|vowels|consonants)\\b`,
  'giu',
);
const STARTS = new Pattern(
  `${WORD} (starts|begins|ends) with (?:the letter ['"“‘*]{0,2}|(?:an? )?['"“‘])(\\p{L})['"”’*]{0,2}(?![\\p{L}])`,
  'giu',
);
const REVERSED = new Pattern(
  `${WORD} (?:spelled backwards?|backwards?|reversed|in reverse) (?:is|spells|reads) ["'“‘*]{0,2}(\\p{L}{2,45})["'”’*]{0,2}`,
  'giu',
);
const PALINDROME = new Pattern(`${WORD} (is|is not|isn't) a palindrome`, 'giu');

/** Checks letter counts, word lengths, first letters and words read backwards. English phrasing. */
export const letters: Checker = (passage) => [
  ...every(passage, OCCURS, ([, letter, count, word]) => counted(word, letter, count)),
  ...every(passage, HAS, ([, word, count, letter]) => counted(word, letter, count)),
  ...every(passage, THERE, ([, count, letter, word]) => counted(word, letter, count)),
  ...every(passage, LENGTH, ([, word = '', count, kind = '']) =>
    measured(word, kind.toLowerCase(), count),
  ),
  ...every(passage, STARTS, ([, word = '', side = '', part = '']) =>
    checkEdge(word, side.toLowerCase(), part),
  ),
  ...every(passage, REVERSED, ([, word = '', other = '']) => ({
    wrong: reversed(word) !== other.toLowerCase(),
    reason: `"${word}" backwards is "${reversed(word)}"`,
  })),
  ...every(passage, PALINDROME, ([, word = '', is = '']) => {
    const same = reversed(word) === word.toLowerCase();
    return {
      wrong: same === /not|n't/.test(is),
      reason: `"${word}" backwards is "${reversed(word)}"`,
    };
  }),
];

const numberOf = (count = ''): number | undefined => {
  const lower = count.toLowerCase();
  if (/^\d+$/.test(lower)) return Number(lower);
  return { once: 1, twice: 2, no: 0, a: 1, an: 1 }[lower] ?? SMALL_NUMBERS.get(lower);
};

const compared = (count: string | undefined, actual: number, reason: string): Outcome => {
  const stated = numberOf(count);
  return stated === undefined ? undefined : { wrong: stated !== actual, reason };
};

const counted = (word = '', letter = '', count?: string): Outcome => {
  const actual = [...word.toLowerCase()].filter((each) => each === letter.toLowerCase()).length;
  return compared(
    count,
    actual,
    `"${word}" contains "${letter}" ${actual} ${nounFor(actual, 'time')}`,
  );
};

const measured = (word: string, kind: string, count?: string): Outcome => {
  const actual = sized(word, kind);
  return compared(
    count,
    actual,
    `"${word}" has ${actual} ${nounFor(actual, kind.replace(/s$/, ''))}`,
  );
};

const sized = (word: string, kind: string): number => {
  const all = [...word.toLowerCase()];
  const vowels = all.filter((each) => 'aeiou'.includes(each)).length;
  return { vowels, consonants: all.length - vowels }[kind] ?? all.length;
};

const checkEdge = (word: string, side: string, part: string): Outcome => {
  const [whole, piece] = [word.toLowerCase(), part.toLowerCase()];
  return {
    wrong: side === 'ends' ? !whole.endsWith(piece) : !whole.startsWith(piece),
    reason: `"${word}" ${side} with "${side === 'ends' ? whole.at(-1) : whole[0]}"`,
  };
};

const reversed = (word: string): string => [...word.toLowerCase()].reverse().join('');
