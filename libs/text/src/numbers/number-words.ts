import { fold } from '../tokens/fold';
import { TENS, UP_TO_NINETEEN } from './data/cardinals';

type Numbered = [word: string, value: number];

const numbered = (words: readonly string[], from: number, step: number): Numbered[] =>
  words.flatMap((word, index): Numbered[] => (word === '_' ? [] : [[word, from + index * step]]));

const listed = (list: string, from: number, step: number): Numbered[] =>
  numbered(list.split(' '), from, step);

/** Digits by their names in English, German, Spanish and French, lower case. */
export const DIGIT_WORDS: ReadonlyMap<string, string> = new Map(
  [UP_TO_NINETEEN.en, UP_TO_NINETEEN.de, UP_TO_NINETEEN.es, UP_TO_NINETEEN.fr].flatMap((list) =>
    numbered(list.split(' ').slice(0, 10), 0, 1).map(([word, digit]): [string, string] => [
      word,
      String(digit),
    ]),
  ),
);

/** Words that repeat the next digit, and how often it occurs. */
export const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
]);

/** Number words that, once folded, are also an article, pronoun or other common word. */
const OTHER_WORDS = new Set(['un', 'uno', 'um', 'een', 'due', 'sei', 'once', 'elf']);

/** Numbers under a hundred by their names in seven languages, folded; tens without units. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[
    ...Object.values(UP_TO_NINETEEN).flatMap((list) => listed(list, 0, 1)),
    ...Object.values(TENS).flatMap((list) => listed(list, 20, 10)),
  ]
    .map(([word, value]): Numbered => [fold(word), value])
    .filter(([word]) => !OTHER_WORDS.has(word)),
  ['dozen', 12],
]);

/** Words that multiply the preceding number, and their factor. */
export const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 1e2],
  ['hundert', 1e2],
  ['honderd', 1e2],
  ['thousand', 1e3],
  ['tausend', 1e3],
  ['mille', 1e3],
  ['mil', 1e3],
  ['mila', 1e3],
  ['duizend', 1e3],
  ['k', 1e3],
  ['million', 1e6],
  ['millions', 1e6],
  ['millionen', 1e6],
  ['millones', 1e6],
  ['milioni', 1e6],
  ['milhoes', 1e6],
  ['miljoen', 1e6],
  ['mn', 1e6],
  ['billion', 1e9],
  ['billions', 1e9],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['milliard', 1e9],
  ['milliards', 1e9],
  ['miljard', 1e9],
  ['bn', 1e9],
  ['trillion', 1e12],
]);

const ORDINAL_LIST =
  '_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

/** English ordinals up to the twelfth. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(listed(ORDINAL_LIST, 0, 1));
