import type { Role } from '../roles';

/** Roles for which every language lists phrases. */
export const LISTED_ROLES = [
  'ask',
  'make',
  'write',
  'intend',
  'you',
  'person',
  'negate',
  'study',
  'quoted',
  'protect',
  'support',
  'evade',
  'crime',
  'thing',
  'substance',
  'hurt',
  'threat',
  'menace',
  'selfharm',
  'urge',
  'insult',
  'insulting',
  'abuse',
  'group',
  'slur',
  'dehuman',
  'hateverb',
  'hateact',
  'explicit',
  'sexual',
  'erotic',
  'minor',
  'figurative',
] as const satisfies readonly Role[];

/** Roles for which a language may list phrases. */
export const OPTIONAL_ROLES = [
  'fake',
  'document',
  'account',
  'assail',
  'armed',
  'gather',
  'despair',
  'pills',
  'expose',
  'secret',
  'undress',
  'spicy',
  'scene',
  'report',
  'harmed',
  'play',
  'object',
] as const satisfies readonly Role[];
export type ListedRole = (typeof LISTED_ROLES)[number] | (typeof OPTIONAL_ROLES)[number];

/** Scripts that tell languages apart. */
export type LanguageScript =
  'Latin' | 'Cyrillic' | 'Arabic' | 'Devanagari' | 'Han' | 'Kana' | 'Hangul';

/**
 * Lists of a language. Phrases are separated by commas; `a|b` is a choice of words, and a word that
 * ends in `*` matches as a prefix, which covers inflection. Accents do not matter.
 */
export interface Language {
  /** ISO 639-1. */
  code: string;
  script: LanguageScript;
  /** Letters that occur in no other listed language of the script, or in few. */
  letters: string;
  /** Frequent words, including those that English shares, by which a sentence is recognised. */
  signs: string;
  /** The language negates behind the verb. */
  negatesBehind?: boolean;
  /** Particles that are written as part of the next word. */
  joined?: readonly string[];
  /** Tokens for each word of English, by which the distances of the rules are multiplied. */
  spacing?: number;
  lists: Readonly<
    Record<(typeof LISTED_ROLES)[number], string> &
      Partial<Record<(typeof OPTIONAL_ROLES)[number], string>>
  >;
}
