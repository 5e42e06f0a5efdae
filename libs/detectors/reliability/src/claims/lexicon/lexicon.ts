import { foldBase, roughStem } from '@touchstone/text';
import { CLASSES } from './data/classes';
import { OPPOSITE_PAIRS } from './data/opposites';
import { SYNONYMS } from './data/synonyms';

/** A phrase of several words that has one meaning. */
export interface Phrase {
  /** Folded words after the first. */
  rest: readonly string[];
  key: string;
}

const PHRASE_MARK = '_';

const phrases = new Map<string, Phrase[]>();

/** Returns the look-up key of an entry; a phrase is noted by its first word. */
const keyOf = (entry: string): string => {
  const [first = '', ...rest] = entry.split(/[_-]/).map(foldBase);
  if (rest.length === 0) return roughStem(first);
  const key = [first, ...rest].join(PHRASE_MARK);
  const known = phrases.get(first) ?? [];
  if (!known.some((phrase) => phrase.key === key)) {
    known.push({ rest, key });
    known.sort((one, other) => other.rest.length - one.rest.length);
    phrases.set(first, known);
  }
  return key;
};

const keysOf = (side: string): string[] =>
  side
    .split(' ')
    .filter((entry) => entry !== '')
    .map(keyOf);

const groupsByKey = (lines: string): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const [group, line] of lines.trim().split('\n').entries())
    for (const key of new Set(keysOf(line))) groups.set(key, [...(groups.get(key) ?? []), group]);
  return groups;
};

/** Share of a group of synonyms that stands on one side, for all of it to count as that side. */
const MOSTLY = 2;

/** Adds the synonyms of a side: those of a group with several words there. */
const widened = (keys: readonly string[]): Set<string> => {
  const counts = new Map<number, number>();
  for (const key of new Set(keys))
    for (const group of SYNONYM_GROUPS.get(key) ?? NONE)
      counts.set(group, (counts.get(group) ?? 0) + 1);
  const all = new Set(keys);
  for (const [group, count] of counts)
    if (count >= MOSTLY) for (const key of MEMBERS[group] ?? []) all.add(key);
  return all;
};

const opposites = (): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  const note = (from: ReadonlySet<string>, to: ReadonlySet<string>): void => {
    for (const key of from)
      found.set(
        key,
        new Set([...(found.get(key) ?? []), ...[...to].filter((other) => !from.has(other))]),
      );
  };
  for (const line of OPPOSITE_PAIRS.trim().split('\n')) {
    const [left = new Set<string>(), right = new Set<string>()] = line
      .split('|')
      .map((side) => widened(keysOf(side)));
    note(left, right);
    note(right, left);
  }
  return found;
};

/** Members of classes by key: class and member, which synonyms share in some classes. */
const classMembers = (): Map<string, [group: number, member: string][]> => {
  const found = new Map<string, [number, string][]>();
  for (const [group, line] of CLASSES.trim().split('\n').entries()) {
    const shares = line.startsWith('+ ');
    for (const member of keysOf(line.replace(/^\+ /, ''))) {
      const groups = shares ? (SYNONYM_GROUPS.get(member) ?? NONE) : NONE;
      for (const key of new Set([member, ...groups.flatMap((each) => MEMBERS[each] ?? [])]))
        found.set(key, [...(found.get(key) ?? []), [group, member]]);
    }
  }
  return found;
};

const NONE: readonly number[] = [];
const MEMBERS: readonly (readonly string[])[] = SYNONYMS.trim().split('\n').map(keysOf);
const SYNONYM_GROUPS = groupsByKey(SYNONYMS);
const CLASS_MEMBERS = classMembers();
const OPPOSITES = opposites();

/** Phrases that begin with a folded word, the longest first. */
export const phrasesFrom = (word: string): readonly Phrase[] | undefined => phrases.get(word);

const GROUP_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...SYNONYM_GROUPS].map(([key, groups]) => [key, groups.map((group) => `~${group}`)]),
);
const NO_GROUPS: readonly string[] = [];

/** Look-up keys of the groups of words with the same meaning. */
export const synonymGroups = (key: string): readonly string[] => GROUP_NAMES.get(key) ?? NO_GROUPS;

export const areSynonyms = (one: string, other: string): boolean => {
  const [own, others] = [SYNONYM_GROUPS.get(one), SYNONYM_GROUPS.get(other)];
  return own !== undefined && others !== undefined && own.some((group) => others.includes(group));
};

export const areOpposites = (one: string, other: string): boolean =>
  OPPOSITES.get(one)?.has(other) ?? false;

/** Returns true for two members of one class that exclude each other, such as two colours. */
export const excludeEachOther = (one: string, other: string): boolean => {
  const [own, others] = [CLASS_MEMBERS.get(one), CLASS_MEMBERS.get(other)];
  if (one === other || !own || !others) return false;
  return own.some(([group, member]) =>
    others.some(([otherGroup, otherMember]) => group === otherGroup && member !== otherMember),
  );
};
