import { FIRST_NAMES, LAST_NAMES, OTHER_SCRIPTS } from '@touchstone/detectors/security/names';
import { chance, pick, type Random } from '../lib/random';
import { vocabulary } from './vocabularies';

export const capitalised = (word: string): string =>
  word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const wordsOf = (lists: Readonly<Record<string, string>>): string[][] =>
  Object.values(lists).map((list) => list.split(' '));
const GIVEN = wordsOf(FIRST_NAMES);
const FAMILY = wordsOf(LAST_NAMES);
const PARTICLES = vocabulary('family_name_particles');
const ENDINGS = vocabulary('family_name_endings');
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'áåäãâą',
  e: 'éèëêě',
  i: 'íï',
  o: 'óöøôõő',
  u: 'úüů',
  c: 'çčć',
  s: 'šşś',
  n: 'ñń',
  z: 'žż',
  y: 'ý',
  l: 'ł',
  r: 'ř',
  d: 'ð',
};

const accented = (word: string, random: Random): string => {
  const at = Math.floor(random() * word.length);
  const marks = ACCENTS[word.charAt(at)];
  return marks === undefined
    ? word
    : word.slice(0, at) + pick([...marks], random) + word.slice(at + 1);
};

/**
 * Coins a name that no list has: the beginning of one name with the end of another, or with an
 * ending of family names.
 */
const coined = (random: Random, pool: readonly string[][]): string => {
  const word = pick(pick(pool, random), random);
  const stem = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  const other = pick(pick(pool, random), random);
  return (
    stem + (chance(0.5, random) ? pick(ENDINGS, random) : other.slice(Math.floor(other.length / 2)))
  );
};

const COINED_GIVEN = 0.15;
const COINED_FAMILY = 0.45;
const ACCENTED = 0.15;

const drawn = (pool: readonly string[][], share: number, random: Random): string => {
  const word = chance(share, random) ? coined(random, pool) : pick(pick(pool, random), random);
  return capitalised(chance(ACCENTED, random) ? accented(word, random) : word);
};

export const givenName = (random: Random): string => {
  const name = drawn(GIVEN, COINED_GIVEN, random);
  if (chance(0.04, random)) return `${name}-${drawn(GIVEN, 0, random)}`;
  return name;
};

export const familyName = (random: Random): string => {
  const name = drawn(FAMILY, COINED_FAMILY, random);
  const kind = random();
  if (kind < 0.03) return `${name}-${drawn(FAMILY, 0.2, random)}`;
  if (kind < 0.05) return `O'${name}`;
  if (kind < 0.065) return `Mc${name}`;
  if (kind < 0.11) return `${pick(PARTICLES, random)} ${name}`;
  return kind < 0.12 ? `D'${name}` : name;
};

const initial = (random: Random): string => String.fromCharCode(65 + Math.floor(random() * 26));

export const fullName = (random: Random): string => {
  const [given, family, kind] = [givenName(random), familyName(random), random()];
  if (kind < 0.1) return `${given} ${initial(random)}. ${family}`;
  if (kind < 0.14) return `${given} ${initial(random)} ${family}`;
  if (kind < 0.17) return `${initial(random)}. ${family}`;
  if (kind < 0.19) return `${initial(random)}. ${initial(random)}. ${family}`;
  if (kind < 0.26) return `${given} ${givenName(random)} ${family}`;
  return kind < 0.31 ? `${given} ${family} ${familyName(random)}` : `${given} ${family}`;
};

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  A: /\p{Script=Arabic}/u,
  H: /\p{Script=Hebrew}/u,
  I: /\p{Script=Devanagari}/u,
};
const scriptWord = (list: string, script: string, random: Random): string =>
  pick(
    list.split(' ').filter((word) => SCRIPTS[script]?.test(word)),
    random,
  );

const RUSSIAN_GIVEN = vocabulary('russian_given_names');
const RUSSIAN_FAMILY = vocabulary('russian_family_names');
const GREEK_GIVEN = vocabulary('greek_given_names');
const GREEK_FAMILY = vocabulary('greek_family_names');

const VIETNAMESE_FAMILY = vocabulary('vietnamese_family_names');
const VIETNAMESE_MIDDLE = vocabulary('vietnamese_middle_names');
const VIETNAMESE_GIVEN = vocabulary('vietnamese_given_names');

/**
 * Makes a Vietnamese name: family name, one or two middle names, given name; for the slots `NV`
 * (full) and `GV` (given).
 */
export const vietnameseName = (part: string, random: Random): string => {
  if (part === 'G') return pick(VIETNAMESE_GIVEN, random);
  const middle = Array.from({ length: chance(0.2, random) ? 2 : 1 }, () =>
    pick(VIETNAMESE_MIDDLE, random),
  );
  const full = [
    pick(VIETNAMESE_FAMILY, random),
    ...(chance(0.1, random) ? [] : middle),
    pick(VIETNAMESE_GIVEN, random),
  ].join(' ');
  return chance(0.2, random)
    ? full.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('Đ', 'D').replaceAll('đ', 'd')
    : full;
};

/**
 * Makes a name for a slot such as `NR`: full, given or family (N, G, F) in Russian, Greek, Arabic,
 * Hebrew or Indian letters (R, G, A, H, I).
 */
export const scriptName = (part: string, script: string, random: Random): string => {
  const given =
    script === 'R'
      ? pick(RUSSIAN_GIVEN, random)
      : script === 'G'
        ? pick(GREEK_GIVEN, random)
        : scriptWord(OTHER_SCRIPTS.given, script, random);
  const family =
    script === 'R'
      ? pick(RUSSIAN_FAMILY, random)
      : script === 'G'
        ? pick(GREEK_FAMILY, random)
        : scriptWord(OTHER_SCRIPTS.family, script, random);
  return part === 'G' ? given : part === 'F' ? family : `${given} ${family}`;
};
