import { english } from './english';
import type { Grammar } from './grammar';
import { grammarsIn } from './templates';

export interface LanguagePack {
  language: string;
  /** Share among the languages other than English. */
  weight: number;
  grammar: Grammar;
}

/** The order decides which text a seed gives. */
const WEIGHTS = {
  de: 18,
  fr: 10,
  es: 10,
  it: 5,
  pt: 6,
  nl: 4,
  sv: 4,
  ru: 8,
  uk: 5,
  pl: 4,
  cs: 5,
  zh: 7,
  ja: 5,
  ko: 9,
  tr: 4,
  ar: 8,
  hi: 6,
  id: 4,
  vi: 4,
} as const;

const own = grammarsIn('languages');
const { override: enAttack = [], promptLeak: enLeak = [] } = english;

/**
 * Grammars of the languages other than English. A language has its own rules (helpers start with
 * `l`) and borrows names and numbers from English. `enAttack` and `enLeak` serve texts that switch
 * to English midway.
 */
export const languagePacks: readonly LanguagePack[] = Object.entries(WEIGHTS).map(
  ([language, weight]) => ({
    language,
    weight,
    grammar: { ...english, enAttack, enLeak, ...own[language] },
  }),
);
