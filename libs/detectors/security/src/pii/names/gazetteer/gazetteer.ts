import { fold } from '@touchstone/text';
import { filterOf, type HashFilter, hashOf } from '@touchstone/text/fast';
import { NAME_CUES } from './data/context-words';
import { FIRST_NAMES } from './data/first-names';
import { LAST_NAMES } from './data/last-names';
import { COMMON_WORDS, NOT_NAMES } from './data/not-names';
import { OTHER_SCRIPTS } from './data/other-scripts';
import { plainLetters } from './plain-letters';

/** Word classes of the gazetteer, one bit each. */
export const CLASS = {
  given: 1,
  family: 2,
  common: 4,
  title: 8,
  cue: 16,
  relation: 32,
  doing: 64,
  particle: 128,
  place: 256,
  nation: 512,
  date: 1024,
  street: 2048,
  organisation: 4096,
  brand: 8192,
  thing: 16384,
  figure: 32768,
} as const;

/** Classes of words that are not only names: a single name must belong to none of them. */
export const OTHERWISE =
  CLASS.common |
  CLASS.place |
  CLASS.nation |
  CLASS.date |
  CLASS.street |
  CLASS.organisation |
  CLASS.brand |
  CLASS.thing |
  CLASS.figure |
  CLASS.title |
  CLASS.cue |
  CLASS.relation |
  CLASS.doing |
  CLASS.particle;

export const CLASS_BITS = 16;
/** Classes of words that are names. */
export const NAMED = CLASS.given | CLASS.family;

type Lists = Readonly<Record<string, string>>;

const SOURCES: readonly (readonly [Lists, number])[] = [
  [FIRST_NAMES, CLASS.given],
  [LAST_NAMES, CLASS.family],
  [COMMON_WORDS, CLASS.common],
];
const IN_OTHER_SCRIPTS: readonly (readonly [string, number])[] = [
  [OTHER_SCRIPTS.given, CLASS.given],
  [OTHER_SCRIPTS.family, CLASS.family],
];
const NAMED_LISTS: readonly (readonly [string, number])[] = [
  [NAME_CUES.titles, CLASS.title],
  [NAME_CUES.cues, CLASS.cue],
  [NAME_CUES.relations, CLASS.relation],
  [NAME_CUES.doings, CLASS.doing],
  [NAME_CUES.particles, CLASS.particle],
  [NOT_NAMES.places, CLASS.place],
  [NOT_NAMES.nations, CLASS.nation],
  [NOT_NAMES.dates, CLASS.date],
  [NOT_NAMES.streets, CLASS.street],
  [NOT_NAMES.orgs, CLASS.organisation],
  [NOT_NAMES.brands, CLASS.brand],
  [NOT_NAMES.things, CLASS.thing],
  [NOT_NAMES.figures, CLASS.figure],
];

const wordsOf = (lists: Lists): string[] => Object.values(lists).flatMap((list) => list.split(' '));

const build = (): Map<string, number> => {
  const classes = new Map<string, number>();
  const add = (word: string, bit: number): void =>
    void classes.set(word, (classes.get(word) ?? 0) | bit);
  for (const [lists, bit] of SOURCES) for (const word of wordsOf(lists)) add(word, bit);
  for (const [list, bit] of IN_OTHER_SCRIPTS)
    for (const word of list.split(' ')) add(plainLetters(fold(word)), bit);
  for (const [list, bit] of NAMED_LISTS)
    for (const word of list.split(' ')) add(plainLetters(fold(word)), bit);
  return classes;
};

interface Listed {
  classes: ReadonlyMap<string, number>;
  filter: HashFilter;
}

const FILTER_BITS = 19;

const listed = (): Listed => {
  const all = build();
  return { classes: all, filter: filterOf(all.keys(), FILTER_BITS) };
};

let known: Listed | undefined;

/**
 * Returns the bits of `CLASS` for a word in plain letters, or 0 for unlisted words. `hash` is its
 * `hashOf`.
 */
export const classesOf = (plain: string, hash = hashOf(plain)): number => {
  const { classes, filter } = (known ??= listed());
  return filter.mayHold(hash) ? (classes.get(plain) ?? 0) : 0;
};
