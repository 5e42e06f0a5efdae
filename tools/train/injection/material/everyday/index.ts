import { english } from '../english';
import { type Grammar, joined } from '../grammar';
import { languagePacks } from '../languages';
import { MORE_ATTACKS } from './attacks';
import { FURTHER_ATTACKS } from './attacks-further';
import { ATTACKS_IN_DATA } from './attacks-in-data';
import { PLANTED_ATTACKS } from './attacks-planted';
import { SOFT_ATTACKS } from './attacks-soft';
import { everydayEastern } from './eastern';
import { everydayEnglish } from './english';
import { everydayFurther } from './further';
import { KINDRED } from './kindred';
import { TRADES } from './trades';
import { everydayWestern } from './western';

export interface EverydayPack {
  language: string;
  /** Its share among all. */
  weight: number;
  grammar: Grammar;
}

const ENGLISH_WEIGHT = 8;
const FURTHER_WEIGHT = 0.7;
/** Texts of trades, full of orders, to one of everyday life: with more of them attacks that nobody wrote down are missed. */
const TRADES_SHARE = 0.2;
const CODE = { codeWord: everydayEnglish['en']?.['codeWord'] ?? [], envWord: everydayEnglish['en']?.['envWord'] ?? [] };

const linesOf = (source = ''): string[] => source.split('\n').filter((line) => line !== '');

const ATTACKS: readonly Readonly<Record<string, { attackTo?: string; attackIn?: string }>>[] = [MORE_ATTACKS, ATTACKS_IN_DATA, SOFT_ATTACKS, PLANTED_ATTACKS, FURTHER_ATTACKS];

const linesFor = (language: string, own: Grammar): Grammar => {
  const attacks = (rule: 'attackTo' | 'attackIn'): string[] => ATTACKS.flatMap((lines) => linesOf(lines[language]?.[rule]));
  const known = languagePacks.find((pack) => pack.language === language)?.grammar ?? english;
  return { ...known, ...CODE, ...joined(own, { tell: linesOf(KINDRED[language]), attackTo: attacks('attackTo'), attackIn: attacks('attackIn') }) };
};

const packsOf = (grammars: Readonly<Record<string, Grammar>>, weight: number): EverydayPack[] => {
  const everyday = Object.entries(grammars).map(([language, own]) => ({ language, weight, grammar: linesFor(language, own) }));
  const trades = everyday.flatMap(({ language, grammar }) => {
    const own = TRADES[language];
    return own ? [{ language, weight: weight * TRADES_SHARE, grammar: { ...grammar, ...own } }] : [];
  });
  return [...everyday, ...trades];
};

/**
 * What people write on ordinary days, sentence by sentence, by language. `ask`: requests of users; `order`: orders to people, in manuals, contracts, notices,
 * mails; `tell`: statements, messages of programs, code; `rule`: what owners tell their assistants. In the same surroundings, so that these say nothing:
 * `attackTo` for users and `attackIn` for documents.
 */
export const everydayPacks: readonly EverydayPack[] = [
  ...packsOf(everydayEnglish, ENGLISH_WEIGHT), ...packsOf({ ...everydayWestern, ...everydayEastern }, 1), ...packsOf(everydayFurther, FURTHER_WEIGHT),
];
