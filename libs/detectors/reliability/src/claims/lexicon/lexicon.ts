import { CLASSES } from './data/classes';
import { OPPOSITE_PAIRS } from './data/opposites';
import { SYNONYMS } from './data/synonyms';
import { keysOf } from './phrases';

export { phrasesFrom } from './phrases';

/** Relations of a word or phrase to others. */
export interface LexiconEntry {
  /** Numbers of its groups of synonyms. */
  groups: number[];
  /** Look-up keys of these groups. */
  groupKeys: string[];
  opposites: Set<string>;
  /** Its classes, and the member of each that it counts as. */
  classes: [group: number, member: string][];
}

const entries = new Map<string, LexiconEntry>();

const entryFor = (key: string): LexiconEntry => {
  let entry = entries.get(key);
  if (!entry) {
    entry = { groups: [], groupKeys: [], opposites: new Set(), classes: [] };
    entries.set(key, entry);
  }
  return entry;
};

/** Returns the relations of a stem or phrase; `undefined` if it is not listed. */
export const entryOf = (key: string): LexiconEntry | undefined => entries.get(key);

const linesOf = (table: string): string[] => table.trim().split('\n');

const addSynonyms = (): string[][] =>
  linesOf(SYNONYMS).map((line, group) => {
    const keys = keysOf(line);
    for (const key of new Set(keys)) {
      const { groups, groupKeys } = entryFor(key);
      groups.push(group);
      groupKeys.push(`~${group}`);
    }
    return keys;
  });

const addClasses = (members: readonly string[][]): void => {
  for (const [group, line] of linesOf(CLASSES).entries()) {
    const shares = line.startsWith('+ ');
    for (const member of keysOf(shares ? line.slice(2) : line)) {
      const groups = shares ? (entries.get(member)?.groups ?? []) : [];
      for (const key of new Set([member, ...groups.flatMap((each) => members[each] ?? [])]))
        entryFor(key).classes.push([group, member]);
    }
  }
};

/** Words of a group of synonyms on one side of a pair of opposites, from which all of it counts. */
const MOSTLY = 2;

/** Adds the synonyms of a side: those of a group with several words there. */
const widened = (keys: ReadonlySet<string>, members: readonly string[][]): Set<string> => {
  const counts = new Map<number, number>();
  for (const key of keys)
    for (const group of entries.get(key)?.groups ?? [])
      counts.set(group, (counts.get(group) ?? 0) + 1);
  const all = new Set(keys);
  for (const [group, count] of counts)
    if (count >= MOSTLY) for (const key of members[group] ?? []) all.add(key);
  return all;
};

const addOpposites = (members: readonly string[][]): void => {
  for (const line of linesOf(OPPOSITE_PAIRS)) {
    const [left = new Set<string>(), right = new Set<string>()] = line
      .split('|')
      .map((side) => widened(new Set(keysOf(side)), members));
    for (const one of left)
      for (const other of right) {
        if (!left.has(other)) entryFor(one).opposites.add(other);
        if (!right.has(one)) entryFor(other).opposites.add(one);
      }
  }
};

const members = addSynonyms();
addClasses(members);
addOpposites(members);

/** Relation of two entries with different keys. */
export type LexicalRelation = 'opposite' | 'other' | 'synonym' | undefined;

/** Returns how two different words are related: opposites first, then members of one class. */
export const lexicalRelation = (
  one: LexiconEntry,
  otherKey: string,
  other: LexiconEntry,
): LexicalRelation => {
  if (one.opposites.has(otherKey)) return 'opposite';
  if (excludeEachOther(one, other)) return 'other';
  return haveCommonGroup(one, other) ? 'synonym' : undefined;
};

const haveCommonGroup = ({ groups }: LexiconEntry, { groups: others }: LexiconEntry): boolean => {
  for (const group of groups) if (others.includes(group)) return true;
  return false;
};

/** Returns true for two members of one class that exclude each other, such as two colours. */
const excludeEachOther = ({ classes }: LexiconEntry, { classes: others }: LexiconEntry): boolean => {
  if (classes.length === 0 || others.length === 0) return false;
  return classes.some(([group, member]) =>
    others.some(([otherGroup, otherMember]) => group === otherGroup && member !== otherMember),
  );
};

export const areSynonyms = (one: string, other: string): boolean => {
  const [own, others] = [entries.get(one), entries.get(other)];
  return own !== undefined && others !== undefined && haveCommonGroup(own, others);
};

export const areOpposites = (one: string, other: string): boolean =>
  entries.get(one)?.opposites.has(other) ?? false;
