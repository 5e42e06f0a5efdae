import { english } from '../english';
import { type Grammar, joined } from '../grammar';
import { languagePacks } from '../languages';
import { MORE_ATTACKS } from './attacks';
import { everydayEastern } from './eastern';
import { everydayEnglish } from './english';
import { everydayFurther } from './further';
import { KINDRED } from './kindred';
import { everydayWestern } from './western';

export interface EverydayPack {
  language: string;
  /** Its share among all. */
  weight: number;
  grammar: Grammar;
}

const ENGLISH_WEIGHT = 8;
const FURTHER_WEIGHT = 0.7;
const CODE = { codeWord: everydayEnglish['en']?.['codeWord'] ?? [], envWord: everydayEnglish['en']?.['envWord'] ?? [] };

const linesOf = (source = ''): string[] => source.split('\n').filter((line) => line !== '');

const packsOf = (grammars: Readonly<Record<string, Grammar>>, weight: number): EverydayPack[] =>
  Object.entries(grammars).map(([language, own]) => {
    const known = languagePacks.find((pack) => pack.language === language)?.grammar ?? english;
    const more = { tell: linesOf(KINDRED[language]), attackTo: linesOf(MORE_ATTACKS[language]?.attackTo), attackIn: linesOf(MORE_ATTACKS[language]?.attackIn) };
    return { language, weight, grammar: { ...known, ...CODE, ...joined(own, more) } };
  });

/**
 * What people write on ordinary days, sentence by sentence, by language. `ask`: requests of users; `order`: orders to people, in manuals, contracts, notices,
 * mails; `tell`: statements, messages of programs, code; `rule`: what owners tell their assistants. In the same surroundings, so that these say nothing:
 * `attackTo` for users and `attackIn` for documents.
 */
export const everydayPacks: readonly EverydayPack[] = [
  ...packsOf(everydayEnglish, ENGLISH_WEIGHT), ...packsOf({ ...everydayWestern, ...everydayEastern }, 1), ...packsOf(everydayFurther, FURTHER_WEIGHT),
];
