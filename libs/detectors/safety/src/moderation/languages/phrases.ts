import { normalise } from '@touchstone/text';
import { type PhraseHit, PhraseIndex, type Token } from '@touchstone/text/fast';
import { type Hit, variants } from '../lexicon';
import type { Role } from '../roles';
import type { Language, ListedRole } from './language';
import { plainLetters } from './plain-letters';

/** Words of Latin script that foul language in many tongues borrows from English. */
const INTERNATIONAL: Partial<Record<ListedRole, string>> = {
  insult: 'motherfucker*, bitch, asshole*',
  insulting: 'loser, idiot',
  abuse: 'fuck you',
  slur: 'nigger*, heil hitler, sieg heil',
  explicit: 'porn, porno, blowjob*, gangbang*, masturb*',
  sexual: 'sex, sexy',
};

/** Roles whose phrases mean something else than the words in them. */
const COVERING: ReadonlySet<Role> = new Set<Role>([
  'figurative',
  'threat',
  'menace',
  'urge',
  'abuse',
  'evade',
  'selfharm',
]);

const indexes = new Map<string, PhraseIndex<ListedRole>>();

/** Returns the index of a language, built on first use. */
const indexOf = (language: Language): PhraseIndex<ListedRole> => {
  const known = indexes.get(language.code);
  if (known) return known;
  const index = new PhraseIndex<ListedRole>();
  const joined = (language.joined ?? []).map(plainLetters);
  const add = (lists: Partial<Record<ListedRole, string>>) => {
    for (const [role, phrases] of Object.entries(lists) as [ListedRole, string][])
      for (const phrase of plainLetters(normalise(phrases).text).split(',').flatMap(variants))
        for (const form of joinedForms(phrase, joined)) index.add(form, role);
  };
  add(language.lists);
  add(INTERNATIONAL);
  indexes.set(language.code, index);
  return index;
};

const joinedForms = (phrase: string, joined: readonly string[]): string[] => [
  phrase,
  ...joined.map((particle) => particle + phrase),
];

/** Finds the phrases of a language in tokens, in order. Linear in the tokens. */
export const phrasesIn = (language: Language, tokens: readonly Token[]): Hit<Role>[] => {
  const found = indexOf(language).find(tokens);
  const covers = coversOf(found.filter(({ value }) => COVERING.has(value)));
  const longest = coversOf(found);
  return found
    .filter((hit) => !isCovered(hit, hit.value === 'negate' ? longest : covers))
    .map(({ value, first, last }) => ({ roles: new Set<Role>([value]), from: first, to: last }));
};

type Found = PhraseHit<ListedRole>;

const coversOf = (found: readonly Found[]): ReadonlyMap<number, Found> => {
  const covers = new Map<number, Found>();
  for (const hit of found) {
    for (let at = hit.first; at <= hit.last; at++) {
      const known = covers.get(at);
      if (!known || lengthOf(hit) > lengthOf(known)) covers.set(at, hit);
    }
  }
  return covers;
};

const lengthOf = ({ first, last }: Found): number => last - first + 1;

/**
 * Returns true for a phrase inside a longer covering one, and for the innocent phrases themselves. A
 * negation is covered by any longer phrase: `not human` denies nothing.
 */
const isCovered = (hit: Found, covers: ReadonlyMap<number, Found>): boolean => {
  if (hit.value === 'figurative') return true;
  const cover = covers.get(hit.first) ?? covers.get(hit.last);
  if (!cover) return false;
  return cover.value === 'figurative'
    ? lengthOf(hit) <= lengthOf(cover)
    : cover.first <= hit.first && cover.last >= hit.last && lengthOf(hit) < lengthOf(cover);
};
